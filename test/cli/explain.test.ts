import { describe, expect, test } from "vitest";
import { broken, folderWith, riftscript, spark } from "./support/run.ts";

describe("riftscript explain", () => {
  test("a text as a tree, with the rules that its parts rest on", async () => {
    const { code, out } = await riftscript(["explain", "Deal 4 to a unit at a battlefield. Draw 1."]);
    expect(code).toBe(0);
    expect(out).toBe(
      [
        "Text, a spell",
        "└─ as the spell resolves  rule 359.3.d",
        "   ├─ Deal 4 to a unit at a battlefield.  rule 417",
        '   │  └─ "a unit at a battlefield": you choose as it is put on the chain, so it is a target  rule 355.5',
        "   └─ Draw 1.  rule 413",
      ].join("\n"),
    );
  });

  test("what words point at, what is a cost, and when a decision is made", async () => {
    const text = "When I attack, you may pay [1] to deal 2 to an enemy unit here. If this kills it, draw 1.";
    const { out } = await riftscript(["explain", text, "--type", "unit"]);
    expect(out).toContain("when I attack  rule 383.4.e");
    expect(out).toContain("you may: decided as it is put on the chain  rule 383.3.a");
    expect(out).toContain("as a cost  rule 740.4.a");
    expect(out).toContain('"it": "an enemy unit here", as chosen before  rule 359.3.f');
  });

  test("a text that works on no type is told as on the one where most of it does", async () => {
    const { code, out, error } = await riftscript(["explain", "Deal 3 to a unit. If this kills it, draw 1."]);
    expect(code).toBe(1);
    expect(out).toMatch(/^Text, a spell/);
    expect(error).toContain("death-checked-too-early");
    expect(error).not.toContain("inactive-ability");
  });

  test("a Might Bonus stands in the heading of an Equipment", async () => {
    const card = "name: Blade\ntype: Gear\ntags: Equipment\nmight bonus: +2\n\n[Equip] [1]\n";
    const { out } = await riftscript(["explain", "-"], card);
    expect(out).toMatch(/^Blade, a gear with \+2 Might Bonus\n/);
  });

  test("a text as JSON: the compiled card", async () => {
    const { out } = await riftscript(["explain", "Draw 2.", "--json"]);
    expect(JSON.parse(out)).toMatchObject({
      type: "spell",
      abilities: [{ ability: "spell", instructions: [{ actions: [{ do: "draw", count: 2 }] }] }],
    });
  });

  test.each([
    ["Each opponent discards a card.", '"a card": you choose as it resolves'],
    ["When you stun me, you may play me for [1].", "You may play me for [1]."],
    ["Move an enemy unit from a battlefield to its base.", '"an enemy unit from a battlefield"'],
  ])("%s: what has no wording of its own is said as on the card", async (text, said) => {
    const { out } = await riftscript(["explain", text]);
    expect(out).toContain(said);
    expect(out).not.toContain('{"');
  });

  test("a card of two domains", async () => {
    const { out } = await riftscript(
      ["explain", "-"],
      "name: Lord\ntype: Legend\ndomain: Mind, Order\n\nDraw 1.\n",
    );
    expect(out).toMatch(/^Lord, a mind\/order legend/);
  });

  test("the cards of a file", async () => {
    const folder = folderWith({ "two.card": `${spark}---\n${spark.replace("Spark", "Flash")}` });
    const { out } = await riftscript(["explain", folder.at("two.card")]);
    expect(out).toMatch(/^Spark, a fury spell for \[1\]$/m);
    expect(out).toMatch(/^Flash, a fury spell for \[1\]$/m);
    const json = await riftscript(["explain", folder.at("two.card"), "--json"]);
    expect(JSON.parse(json.out)).toMatchObject([{ name: "Spark" }, { name: "Flash" }]);
  });

  test("a text on standard input", async () => {
    expect((await riftscript(["explain", "-"], "Draw 1.\n")).out).toContain("Draw 1.  rule 413");
  });

  test("a card file on standard input", async () => {
    const { code, out } = await riftscript(["explain", "-"], `# mine\n\n${spark}`);
    expect(code).toBe(0);
    expect(out).toMatch(/^Spark, a fury spell for \[1\]$/m);
  });

  test("without --type a text is that of the first type on which it works", async () => {
    const text = "When I attack, draw 1.";
    expect((await riftscript(["explain", text])).out).toMatch(/^Text, a unit$/m);
    const { code, error } = await riftscript(["explain", text, "--type", "spell"]);
    expect(code).toBe(1);
    expect(error).toContain("error[unreachable-ability]");
  });

  test("what the linter finds in a text is told beside the tree", async () => {
    const { code, out, error } = await riftscript(["explain", "Give a unit +2 [M]."]);
    expect(code).toBe(0);
    expect(out).toContain("Give a unit +2 [M].");
    expect(error).toContain("warning[missing-duration]");
    expect(error).toContain("--> text:1:1\n");
  });

  test("what the linter finds in the cards of a file is told too", async () => {
    const folder = folderWith({ "gift.card": spark.replace("Deal 2 to a unit.", "Give a unit +2 [M].") });
    const { error } = await riftscript(["explain", folder.at("gift.card")]);
    expect(error).toContain("warning[missing-duration]");
  });

  test.each(["nowhere.card", "my cards/nowhere.card", "cards/nowhere", "./export.json"])(
    "%s looks like a file: it is told that there is none",
    async (path) => {
      const { code, error } = await riftscript(["explain", path]);
      expect(code).toBe(2);
      expect(error).toBe(`riftscript: there is no file or folder "${path}"`);
    },
  );

  test("a text that is refused: the report goes to standard error, and with --json to standard output too", async () => {
    const { code, out, error } = await riftscript(["explain", "Dael 2.", "--json"]);
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      diagnostics: [{ code: "unknown-word", file: "text", card: null, line: 1, column: 1 }],
    });
    expect(error).toContain("error[unknown-word]");
    expect((await riftscript(["explain", "Dael 2."])).out).toBe("");
  });

  test("a broken card of a file does not hide the others", async () => {
    const folder = folderWith({ "two.card": `${broken}---\n${spark}` });
    const { code, out } = await riftscript(["explain", folder.at("two.card")]);
    expect(code).toBe(1);
    expect(out).toMatch(/^Spark/);
    const json = await riftscript(["explain", folder.at("two.card"), "--json"]);
    expect(JSON.parse(json.out)).toMatchObject([{ name: "Spark" }]);
  });

  test("a file without a card is bad input", async () => {
    const folder = folderWith({ "empty.card": "" });
    const { code, error } = await riftscript(["explain", folder.at("empty.card")]);
    expect({ code, error }).toEqual({
      code: 2,
      error: `riftscript: there is no card in "${folder.at("empty.card")}"`,
    });
  });
  test.each([
    ["an empty text", [""]],
    ["a card type that is none", ["Draw 1.", "--type", "creature"]],
    ["a file that is not there", ["nowhere.card"]],
  ])("%s is bad input", async (_, words) => {
    expect((await riftscript(["explain", ...words])).code).toBe(2);
  });
});
