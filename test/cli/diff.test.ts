import { describe, expect, test } from "vitest";
import { folderWith, riftscript, spark } from "./support/run.ts";

const lines = async (old: string, now: string, ...more: readonly string[]): Promise<readonly string[]> =>
  (await riftscript(["diff", old, now, ...more])).out.split("\n").map((line) => line.trim());
const told = async (old: string, now: string, ...more: readonly string[]): Promise<string> =>
  (await lines(old, now, ...more)).join("\n");

interface Shape {
  readonly version: number;
  readonly summary: Readonly<Record<string, number>>;
  readonly cards: readonly {
    readonly card: string | null;
    readonly result: string;
    readonly changes: readonly Readonly<Record<string, unknown>>[];
    readonly diagnostics: readonly Readonly<Record<string, unknown>>[];
  }[];
}
const isShape = (value: unknown): value is Shape =>
  typeof value === "object" && value !== null && "version" in value && "cards" in value;
async function json(old: string, now: string): Promise<Shape> {
  const parsed: unknown = JSON.parse((await riftscript(["diff", old, now, "--json"])).out);
  if (!isShape(parsed)) throw new Error("not the JSON of diff");
  return parsed;
}

describe("riftscript diff of two texts", () => {
  test("a duration that is added", async () => {
    const { code, out } = await riftscript(["diff", "Give a unit +2 [M].", "Give a unit +2 [M] this turn."]);
    expect(code).toBe(0);
    expect(out).toBe(
      [
        "1 change in effect",
        "  adds: until end of turn  (ability 1, sentence 1; rule 135.2.b.5.a, 391)",
        "    - Give a unit +2 [M]",
        "    + Give a unit +2 [M] this turn",
        "  mends: It is not said how long the change of Might lasts.  (missing-duration; rule 135.2.b.5.a, 390.1, 801.3.a.3)",
        "",
      ].join("\n"),
    );
  });

  test.each([
    ["other spelling", "deal 2 to a Unit.", "Deal 2 to a unit."],
    ["another word for the same thing", "Stun a unit. Deal 1 to it.", "Stun a unit. Deal 1 to that unit."],
    ["a word that orders nothing", "Draw 1. Then ready a unit.", "Draw 1. Ready a unit."],
    ["reminder text", "Stun a unit.", "Stun a unit. (It doesn't deal combat damage this turn.)"],
    ["lines", "Stun a unit. Draw 1.", "Stun a unit.\nDraw 1."],
  ])("%s is no change in effect", async (_, old, now) => {
    expect(await told(old, now)).toContain("no change in effect, templating only");
  });
  test("the same text is no change at all", async () => {
    expect(await lines("Draw 1.", "Draw 1.")).toContain("no change");
  });

  test.each([
    [
      "up to",
      "Ready two units.",
      "Ready up to two units.",
      'the choice "two units" becomes "up to two units"',
    ],
    ["an amount", "Deal 2 to a unit.", "Deal 3 to a unit.", '"Deal 2 to a unit" becomes "Deal 3 to a unit"'],
    ["a sentence", "Draw 1.", "Draw 1. Ready a unit.", 'adds: the sentence "Ready a unit."'],
    ["an action", "Stun a unit.", "Stun a unit and deal 1 to it.", 'adds: the instruction "deal 1 to it"'],
    ["a decision", "Draw 1.", "You may draw 1.", 'adds: "you may": its player decides whether to do it'],
    ["a condition", "Draw 1.", "Draw 1 if you have 3+ XP.", 'adds: the condition "you have 3+ XP"'],
    [
      "a limit",
      "When I attack, draw 1.",
      "Once each turn, when I attack, draw 1.",
      "adds: only once each turn",
    ],
    [
      "an event",
      "When I attack, draw 1.",
      "When I defend, draw 1.",
      'the event "I attack" becomes "I defend"',
    ],
    ["an ability", "[Tank]", "[Tank]\nWhen I attack, draw 1.", 'adds: the ability "When I attack, draw 1."'],
    ["a keyword", "[Assault]", "[Assault 2]", 'the keyword "[Assault]" becomes "[Assault 2]"'],
    [
      "a kind of ability",
      "When I die, draw 1.",
      "If I would die, draw 1 instead.",
      'the triggered ability "When I die, draw 1." becomes the replacement ability',
    ],
  ])("%s", async (_, old, now, message) => {
    expect(await told(old, now)).toContain(message);
  });

  test("when a choice is made", async () => {
    const out = await told(
      "Stun a unit. Then stun another unit.",
      "Stun a unit. Then do this: Stun another unit.",
    );
    expect(out).toContain('adds: "do this": a reflexive ability');
    expect(out).toContain(
      'the choice of "another unit" moves from finalization to the finalization of a later ability',
    );
  });
  test("what a word points at", async () => {
    const out = await told(
      "Ready a unit. Ready a gear. Recall that unit.",
      "Ready a unit. Ready a gear. Recall that gear.",
    );
    expect(out).toContain(
      '"that gear" no longer means "a unit", as chosen before, but "a gear", as chosen before',
    );
  });
  test("an instruction that is a cost now has only moved", async () => {
    const out = await lines(
      "Kill a friendly unit to draw 1 and ready a unit.",
      "Kill a friendly unit and ready a unit to draw 1.",
    );
    expect(out).toContain(
      'the instruction "ready a unit" becomes a part of the cost  (ability 1, sentence 1; rule 415)',
    );
    expect(out.filter((line) => /^(?:adds|removes)/.test(line))).toEqual([]);
  });
  test("a sentence in another place has only moved", async () => {
    expect(await told("Draw 1. Ready a unit.", "Ready a unit. Draw 1.")).toContain("moves: the sentence");
  });
  test("what is done after “then” is done after “and”", async () => {
    expect(await told("Ready a unit and draw 1.", "Ready a unit, then draw 2.")).toContain(
      'the instruction "draw 1" becomes "draw 2"',
    );
  });
  test("what the linter finds in one of the texts alone", async () => {
    const out = await told(
      "Opponents can't score points this turn.",
      "Opponents can't gain points this turn.",
    );
    expect(out).toContain("meant the same, but only one of the texts says so by the rules");
    expect(out).toContain(
      "mends: Points that a card gives are gained, not scored.  (score-versus-gain-points;",
    );
    expect(
      await told("Opponents can't gain points this turn.", "Opponents can't score points this turn."),
    ).toContain("brings: Points");
  });
  test("which of the two texts is not understood", async () => {
    expect(await told("Dael 2.", "Draw 2.")).toContain("the old text is not understood, so not compared");
    expect(await told("Draw 2.", "Dael 2.")).toContain("the new text is not understood, so not compared");
  });
  test("numbers of later choices are no change", async () => {
    expect(await lines("Stun a unit. Deal 1 to it.", "Ready a gear. Stun a unit. Deal 1 to it.")).toContain(
      "1 change in effect",
    );
  });

  test("on the type of card that is named, or the first on which both are understood", async () => {
    expect(await told("Draw 1.", "Draw 2.", "--type", "spell")).toContain("1 change in effect");
    expect((await riftscript(["diff", "Draw 1.", "Draw 2.", "--type", "creature"])).code).toBe(2);
  });
  test("cards have their own type", async () => {
    const folder = folderWith({ "old.card": spark });
    const words = ["diff", folder.at("old.card"), folder.at("old.card"), "--type", "unit"];
    expect((await riftscript(words)).code).toBe(2);
  });

  test("a text that is not understood: it is not compared, and told why", async () => {
    const { code, out } = await riftscript(["diff", "Dael 2.", "Draw 2."]);
    expect(code).toBe(1);
    expect(out).toContain("not understood, so not compared");
    expect(out).toContain("error[unknown-word]");
    expect(out).toContain("--> old text:1:1\n");
  });

  test("as JSON, with its version", async () => {
    const changed = await json("Give a unit +2 [M].", "Give a unit +2 [M] this turn.");
    expect(changed.version).toBe(1);
    expect(changed.summary).toMatchObject({ changed: 1, templating: 0, same: 0, "not-understood": 0 });
    expect(changed.cards).toEqual([
      {
        card: null,
        result: "changed",
        mended: [
          expect.objectContaining({ code: "missing-duration", severity: "warning", file: "old text" }),
        ],
        brought: [],
        diagnostics: [],
        changes: [
          {
            change: "adds",
            what: "duration",
            where: "ability 1, sentence 1",
            message: "adds: until end of turn",
            before: "Give a unit +2 [M]",
            after: "Give a unit +2 [M] this turn",
            rules: ["135.2.b.5.a", "391"],
          },
        ],
      },
    ]);
    const refused = await json("Draw 2.", "Dael 2.");
    expect(refused.cards).toMatchObject([
      { result: "not-understood", changes: [], diagnostics: [{ code: "unknown-word", file: "new text" }] },
    ]);
  });
});

describe("riftscript diff of files and folders", () => {
  test("compares cards of the same name, and counts those that are the same", async () => {
    const folder = folderWith({
      "old/a.card": `${spark}---\n${spark.replace("Spark", "Flash")}---\n${spark.replace("Spark", "Gone")}`,
      "new/b.card": `${spark.replace("Deal 2", "Deal 3")}---\n${spark.replace("Spark", "Flash")}`,
      "new/c.card": spark.replace("Spark", "Fresh"),
    });
    const { code, out } = await riftscript(["diff", folder.at("old"), folder.at("new")]);
    expect(code).toBe(0);
    expect(out).toContain("Spark: 1 change in effect");
    expect(out).not.toContain("Flash:");
    expect(out).toContain("Fresh: new");
    expect(out).toContain("Gone: taken away");
    expect(out).toContain("4 cards: 1 the same, 1 changed in effect, 1 new, 1 taken away");
  });
  test("says that a single card is the same", async () => {
    const folder = folderWith({ "old.card": spark, "new.card": spark });
    expect(await lines(folder.at("old.card"), folder.at("new.card"))).toContain("Spark: no change");
  });
  test("two single cards belong together; headers are compared too", async () => {
    const folder = folderWith({
      "old.card": spark,
      "new.card": spark.replace("Spark", "Flash").replace("[1]", "[2]"),
    });
    const out = await told(folder.at("old.card"), folder.at("new.card"));
    expect(out).toContain("name Spark becomes Flash");
    expect(out).toContain("cost [1] becomes [2]");
  });
  test("effect text", async () => {
    const equipment = (text: string): string =>
      `name: Trial\ntype: Gear\ntags: Equipment\n\n[Equip] [1]\n\neffect text:\n${text}\n`;
    const folder = folderWith({
      "old.card": equipment("When I attack, draw 1."),
      "new.card": equipment("When I attack, you may draw 1."),
    });
    expect(await told(folder.at("old.card"), folder.at("new.card"))).toContain("effect text, ability 1");
  });

  test.each([
    ["a file that is not there", ["nowhere.card", "Draw 1."]],
    ["an empty text", ["", "Draw 1."]],
    ["one text alone", ["Draw 1."]],
  ])("%s is bad input", async (_, words) => {
    expect((await riftscript(["diff", ...words])).code).toBe(2);
  });
  test("a file and a text cannot be compared", async () => {
    const folder = folderWith({ "old.card": spark });
    expect((await riftscript(["diff", folder.at("old.card"), "Draw 1."])).code).toBe(2);
  });
  test("beside a file, one word is the name of another, which is told to be missing", async () => {
    const folder = folderWith({ "old.card": spark });
    const { code, error } = await riftscript(["diff", folder.at("old.card"), "after"]);
    expect({ code, error }).toEqual({ code: 2, error: 'riftscript: there is no file or folder "after"' });
  });
});
