import { describe, expect, test } from "vitest";
import { decodeSource } from "../../../grammar/card-files/decode-source.ts";
import { readCardFile } from "../../../grammar/card-files/read-card-file.ts";
import type { CardFile } from "../../../grammar/card-files/read-card-file.ts";

/** The diagnostics as `code at "the marked part"`. */
const findings = (source: string): readonly string[] =>
  readCardFile(source).diagnostics.map(
    ({ code, span }) => `${code} at ${JSON.stringify(source.slice(span.start, span.end))}`,
  );

const names = ({ cards }: CardFile): readonly string[] => cards.map(({ frame }) => frame.name);

describe("a header that is wrong is refused at its place", () => {
  test.each([
    ["type: Unit", 'missing-name at "type: Unit"'],
    ["name: X", 'missing-type at "name: X"'],
    ["name:\ntype: Unit", 'empty-header at "name"'],
    ["name: X\ntype: \n", 'empty-header at "type"'],
    [`name: X\ntype: ${"y".repeat(1001)}`, `value-too-long at "${"y".repeat(1001)}"`],
    [`name: ${"y".repeat(5000)}\ntype: Spell`, `value-too-long at "${"y".repeat(5000)}"`],
    ["name: X\ntype: Unit\nmigth: 4", 'unknown-header at "migth"'],
    ["name: X\ntype: Unit\n: 4", 'unknown-header at ""'],
    ["name: X\ntype: Unit\nDraw 1.", 'malformed-header at "Draw 1."'],
    ["name: X\ntype: Unit\nmight: 4\nmight: 5", 'duplicate-header at "might"'],
    ["name: X\ntype: Unti", 'unknown-type at "Unti"'],
    ["name: X\ntype: Equipment", 'unknown-type at "Equipment"'],
    ["name: X\ntype: Chapion Unit", 'unknown-type at "Chapion"'],
    ["name: X\ntype: Token Token Unit", 'duplicate-value at "Token"'],
    ["name: X\ntype: constructor", 'unknown-type at "constructor"'],
    ["name: X\ntype: Champion Spell", 'invalid-supertype at "Champion"'],
    ["name: X\ntype: Unit\ndomain: Calm, Light", 'unknown-domain at "Light"'],
    ["name: X\ntype: Unit\ndomain: Calm, calm", 'duplicate-value at "calm"'],
    ["name: X\ntype: Unit\ntags: Noxus, Annie, Noxus", 'duplicate-value at "Noxus"'],
    ["name: X\ntype: Unit\ncost: 3", 'invalid-cost at "3"'],
    ["name: X\ntype: Unit\ncost: -1", 'invalid-cost at "-1"'],
    ["name: X\ntype: Unit\ncost: [-1]", 'invalid-cost at "[-1]"'],
    ["name: X\ntype: Unit\ncost: [R][3]", 'invalid-cost at "[3]"'],
    ["name: X\ntype: Unit\ncost: [1][2]", 'invalid-cost at "[2]"'],
    ["name: X\ntype: Unit\ncost: [3][M]", 'invalid-cost at "[M]"'],
    ["name: X\ntype: Unit\ncost: [3", 'invalid-cost at "[3"'],
    ["name: X\ntype: Rune\ncost: [3]", 'cost-without-play at "[3]"'],
    ["name: X\ntype: Token Unit\ncost: [3]", 'cost-without-play at "[3]"'],
    ["name: X\ntype: Unit\nmight: -1", 'invalid-might at "-1"'],
    ["name: X\ntype: Unit\nmight: 2.5", 'invalid-might at "2.5"'],
    ["name: X\ntype: Unit\nmight: many", 'invalid-might at "many"'],
    ["name: X\ntype: Unit\nmight: 1000", 'number-too-large at "1000"'],
    ["name: X\ntype: Spell\nmight: 4", 'might-without-unit at "4"'],
    ["name: X\ntype: Gear\nmight bonus: 2", 'invalid-might-bonus at "2"'],
    ["name: X\ntype: Spell\nmight bonus: +2", 'not-attachable at "+2"'],
    ["name: X\ntype: Spell\n\neffect text: Draw 1.", 'not-attachable at "Draw 1."'],
    [
      "name: X\ntype: Gear\n\neffect text: Draw 1.\neffect text: Draw 2.",
      'duplicate-effect-text at "effect text:"',
    ],
  ])("%j", (source, ...expected) => {
    expect(findings(source)).toEqual(expected);
  });

  test("with the nearest known name", () => {
    const help = (source: string): string | undefined => readCardFile(source).diagnostics[0]?.help;
    expect(help("name: X\ntype: Unit\nmigth: 4")).toBe('Did you mean "might"?');
    expect(help("name: X\ntype: Spel")).toBe('Did you mean "Spell"?');
    expect(help("name: X\ntype: Spell\ndomain: Furi")).toBe('Did you mean "Fury"?');
    expect(help("name: X\ntype: Spell\nzzz: 1")).toMatch(/^The headers are name, type/);
  });

  test("and named with its file and card", () => {
    const { diagnostics } = readCardFile("name: X\ntype: Unti", { file: "x.card" });
    expect(diagnostics).toMatchObject([{ file: "x.card", card: "X" }]);
  });
});

describe("a broken card", () => {
  const good = (name: string): string => `name: ${name}\ntype: Spell\n\nDraw 1.\n`;

  test("never hides the next one", () => {
    const file = readCardFile(
      `${good("A")}---\ntype: Spel\ncost: x\n\nDraw.\n---\n${good("B")}---\nnonsense\n`,
    );
    expect(names(file)).toEqual(["A", "B"]);
    expect(file.diagnostics.map(({ code }) => code)).toEqual([
      "missing-name",
      "unknown-type",
      "invalid-cost",
      "malformed-header",
      "missing-name",
      "missing-type",
    ]);
  });

  test("is kept for the check of its text when its name and type are known, but not as complete", () => {
    const { cards } = readCardFile(`name: X\ntype: Unit\nmight: -1\n\nDraw 1.\n---\n${good("B")}`);
    expect(cards.map(({ frame, complete, text }) => [frame.name, complete, text.value])).toEqual([
      ["X", false, "Draw 1."],
      ["B", true, "Draw 1."],
    ]);
  });

  test("two cards of one name are reported at the second", () => {
    const source = `${good("Void Seeker")}---\n${good("void seeker")}`;
    expect(findings(source)).toEqual(['duplicate-name at "void seeker"']);
    expect(readCardFile(source).cards.map(({ complete }) => complete)).toEqual([true, false]);
  });
});

describe("strange input", () => {
  test.each(["", "\n\n", "\ufeff", "# only\n# comments", "---\n---\n", "   \r\n\t"])(
    "%j holds no card",
    (source) => {
      expect(readCardFile(source)).toEqual({ cards: [], diagnostics: [] });
    },
  );

  test("a byte order mark is no part of the first header", () => {
    const source = "\ufeffname: X\ntype: Spell";
    const { cards, diagnostics } = readCardFile(source);
    expect(diagnostics).toEqual([]);
    expect(source.slice(cards[0]?.headerSpans.name?.start, cards[0]?.headerSpans.name?.end)).toBe("X");
  });

  test.each([
    ["CRLF", "\r\n"],
    ["CR", "\r"],
  ])("line breaks may be %s", (_, lineBreak) => {
    const { cards, diagnostics } = readCardFile(
      ["name: X", "type: Spell", "", "Draw 1.", "Draw 2."].join(lineBreak),
    );
    expect(diagnostics).toEqual([]);
    expect(cards[0]?.text.value).toBe("Draw 1.\nDraw 2.");
  });

  test("NUL and other control characters are refused", () => {
    expect(findings("name: X\ntype: Spell\n\nDraw\u0000 1.\u0000")).toEqual([
      'invalid-character at "\\u0000"',
    ]);
    expect(findings("name: X\u202e\ntype: Spell")).toEqual(['invalid-character at "\u202e"']);
    expect(findings("name: X\ntype: Spell\n\nDraw\u200b 1.")).toEqual(['invalid-character at "\u200b"']);
  });

  test("bytes that are not UTF-8 are refused at the first of them", () => {
    const bytes = Uint8Array.from([...new TextEncoder().encode("name: é\ufffd"), 0xff, 0x41, 0xfe]);
    const { source, diagnostics } = decodeSource(bytes, { file: "x.card" });
    expect(source).toBe("name: é\ufffd\udcffA\udcff");
    expect(diagnostics).toMatchObject([
      { code: "invalid-encoding", span: { start: 8, end: 9 }, file: "x.card" },
    ]);
  });

  test.each([
    ["header", "\udcff\udcff"],
    ["type", "name: X\ntype: Sp\udcffll\n\nDraw 1."],
    ["text", "name: X\ntype: Spell\n\nDraw \udcff."],
  ])("and nothing else is said of a card that has them in its %s", (_, source) => {
    const { cards, diagnostics } = readCardFile(`${source}\n---\nname: Y\ntype: Spel`);
    expect(diagnostics.map(({ code }) => code)).toEqual(["unknown-type"]);
    for (const { complete, text } of cards) expect([complete, text.value]).toEqual([false, ""]);
  });

  test("a control character has one diagnostic, and the text that holds it is not read", () => {
    expect(findings("name: X\ntype: Sp\u0000ll\n\nDraw 1.")).toEqual(['invalid-character at "\\u0000"']);
    const { cards } = readCardFile("name: X\ntype: Spell\n\nDraw\u0000 1.");
    expect(cards.map(({ complete, text }) => [complete, text.value])).toEqual([[false, ""]]);
  });

  test("bytes that are UTF-8 are read as they are, without their byte order mark", () => {
    const bytes = Uint8Array.from([0xef, 0xbb, 0xbf, ...new TextEncoder().encode("name: é\ufffd")]);
    expect(decodeSource(bytes)).toEqual({ source: "name: é\ufffd", diagnostics: [] });
  });

  test.each(["../../x", '"; process.exit(1) //', "`${process.exit(1)}`", "__proto__", "con", "a/b\\c"])(
    "the name %s is a name and nothing more",
    (name) => {
      const file = readCardFile(`name: ${name}\ntype: Spell`);
      expect(file.diagnostics).toEqual([]);
      expect(names(file)).toEqual([name]);
    },
  );

  test("a number of 400 digits is refused", () => {
    const digits = "9".repeat(400);
    expect(findings(`name: X\ntype: Unit\nmight: ${digits}`)).toEqual([`number-too-large at "${digits}"`]);
    expect(findings(`name: X\ntype: Unit\ncost: [${digits}]`)).toEqual([`number-too-large at "[${digits}]"`]);
  });

  test("a text, a value, a key and a line without end are read at once", () => {
    const long = "x ".repeat(500_000);
    const source = `name: ${long}\ntype: Unit\n${long}: 1\n${long}\n\n${long}`;
    expect(readCardFile(source).diagnostics.map(({ code }) => code)).toEqual([
      "value-too-long",
      "unknown-header",
      "malformed-header",
    ]);
    expect(readCardFile(`name: X\ntype: Spell\n\n${long}`).cards[0]?.text.value).toHaveLength(999_999);
    expect(readCardFile("---\n#\n".repeat(200_000)).cards).toEqual([]);
  }, 60_000);
});

describe("a header is told with what to write instead", () => {
  test.each([
    ["color: Chaos", "Write `domain: Chaos`."],
    ["energy: 3", "the cost: `cost: [3]`"],
    ["power: 2 fury", "the cost: `cost: [2][R]`"],
    ["cost: 2", "Write `cost: [2]`."],
    ["cost: 3RR", "Write `cost: [3][R][R]`."],
    ["cost: [2] Mind", "Write `cost: [2][B]`."],
    ["cost: [2][Q]", "Write Energy first"],
    ["text: Draw 1.", "stands below an empty line"],
    ["keywords: Tank", "lines of the rules text"],
    ["subtype: Gnome", "Write `tags: Gnome`."],
    ["might: two", "Write `might: 2`."],
    ["might: +2", "Write `might: 2`."],
    ["might: -2", "Write a whole number"],
    ["migth: 2", 'Did you mean "might"?'],
    ["flurb: 2", "stands below the line `effect text:`"],
  ])("%s", (line, help) => {
    const { diagnostics } = readCardFile(`name: X\ntype: Unit\n${line}\n`);
    expect(diagnostics.map((diagnostic) => diagnostic.help).join()).toContain(help);
  });

  test.each([
    ["Unit Token", "Write `type: Token Unit`."],
    ["Rune Basic", "Write `type: Basic Rune`."],
    ["Champion", "Write `type: Champion Unit`."],
    ["Creature", "Write `type: Unit`."],
    ["Instant", "Write `type: Spell`, and [Reaction]"],
    ["Equipment", "Write `type: Gear` and `tags: Equipment`."],
    ["Spel", 'Did you mean "Spell"?'],
  ])("type: %s", (type, help) => {
    expect(readCardFile(`name: X\ntype: ${type}\n`).diagnostics[0]?.help).toContain(help);
  });

  test("the Might of a gear is told once, with its Might Bonus", () => {
    const { diagnostics } = readCardFile("name: X\ntype: Gear\nmight: +2\n");
    expect(diagnostics.map(({ code }) => code)).toEqual(["might-without-unit"]);
    expect(diagnostics[0]?.help).toContain("`might bonus: +2`");
  });
});
