import { describe, expect, test } from "vitest";
import { compileText } from "../../compiler/compile-text.ts";

/** [what is wrong, text, code, the words that are underlined, a part of the help] */
const cases: readonly (readonly [string, string, string, string, RegExp?])[] = [
  ["an unknown word", "Deal 3 to a purple unit.", "unknown-word", "purple"],
  ["a misspelt word", "Deel 3 to a unit.", "unknown-word", "Deel", /"deal"/],
  ["a misspelt noun", "Deal 3 to a unti.", "unknown-word", "unti", /"unit"/],
  ["half a sentence", "Deal 4 to", "incomplete-sentence", "o"],
  ["a missing full stop", "Draw 1", "missing-full-stop", "1"],
  ["a word in the wrong place", "Deal 3 unit to a.", "unexpected-word", "unit"],
  ["no damage", "Deal 0 to a unit.", "invalid-damage", "Deal 0 to a unit"],
  ["negative damage", "Deal -1 to a unit.", "invalid-damage", "-1"],
  ["damage to a gear", "Deal 4 to a gear.", "damage-to-non-unit", "a gear"],
  ["damage to a player", "Deal 4 to an opponent.", "damage-to-non-unit", "an opponent"],
  ["damage to a spell", "Choose a unit. Deal 4 to a spell.", "damage-to-non-unit", "a spell"],
  ["something that is no damage", "Deal a card.", "only-damage-is-dealt", "a card"],
  ["negative Bonus Damage", "Your spells and abilities deal -1 Bonus Damage.", "invalid-bonus-damage", "-1"],
  [
    "no Bonus Damage",
    "Your spells and abilities deal 0 Bonus Damage.",
    "invalid-bonus-damage",
    "Your spells and abilities deal 0 Bonus Damage",
  ],
  ["a number of 400 digits", `Draw ${"9".repeat(400)}.`, "number-too-large", "9".repeat(400)],
  [
    "a keyword value of 400 digits",
    `[Shield ${"9".repeat(400)}]`,
    "unknown-keyword",
    `[Shield ${"9".repeat(400)}]`,
  ],
  ["an unclosed bracket", "Give a unit [Shield this turn.", "unclosed-bracket", "["],
  ["an unclosed reminder", "Draw 1. (Then draw", "unclosed-bracket", "("],
  ["an unopened bracket", "Draw 1].", "unopened-bracket", "]"],
  ["an unknown keyword", "Give a unit [Asault 2] this turn.", "unknown-keyword", "[Asault 2]", /"Assault"/],
  ["an unknown symbol", "[Z1]: Draw 1.", "unknown-symbol", "[Z1]"],
  ["a NUL byte", "Deal 4 to a unit\0.", "unknown-character", "\0"],
  ["it, where nothing was named", "Ready it.", "unresolved-reference", "it"],
  [
    "it, where two things were named",
    "Choose a friendly unit and an enemy unit. Kill it.",
    "ambiguous-reference",
    "it",
  ],
  ["that unit, where none was named", "Draw 1. Kill that unit.", "unresolved-reference", "that unit"],
];

describe("a text that is wrong has one clear error", () => {
  test.each(cases)("%s", (_what, text, code, underlined, help) => {
    const { card, diagnostics } = compileText(text);
    expect(card).toBeUndefined();
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    expect(errors.map((error) => error.code)).toEqual([code]);
    const [error] = errors;
    expect(text.slice(error?.span.start, error?.span.end)).toBe(underlined);
    if (help !== undefined) expect(error?.help).toMatch(help);
  });

  test("a text of 1 MB is refused at once", () => {
    const start = performance.now();
    const { card, diagnostics } = compileText("Deal 4 to a unit. ".repeat(58_000));
    expect(card).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).toEqual(["text-too-long"]);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  test("one fault does not hide the next: sentences and lines go on", () => {
    const text = "Deel 3 to a unit. Draw 1. Kil a unit.\nWhen I atack, draw 1.";
    expect(compileText(text).diagnostics.map(({ span }) => text.slice(span.start, span.end))).toEqual([
      "Deel",
      "Kil",
      "atack",
    ]);
  });
});
