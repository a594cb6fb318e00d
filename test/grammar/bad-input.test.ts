import { describe, expect, test } from "vitest";
import { compileText } from "../../compiler/compile-text.ts";

/** What is wrong, the text, the code, the words that are underlined, and a part of the help. */
type Case = readonly [what: string, text: string, code: string, underlined: string, help: RegExp];
const anyHelp = /^/;
const cases: readonly Case[] = [
  ["an unknown word", "Deal 3 to a purple unit.", "unknown-word", "purple", anyHelp],
  ["a misspelt word", "Deel 3 to a unit.", "unknown-word", "Deel", /"deal"/],
  ["a misspelt noun", "Deal 3 to a unti.", "unknown-word", "unti", /"unit"/],
  ["half a sentence", "Deal 4 to", "incomplete-sentence", "o", anyHelp],
  ["a missing full stop", "Draw 1", "missing-full-stop", "1", anyHelp],
  ["a word in the wrong place", "Deal 3 unit to a.", "unexpected-word", "unit", anyHelp],
  ["no damage", "Deal 0 to a unit.", "invalid-damage", "Deal 0 to a unit", anyHelp],
  ["negative damage", "Deal -1 to a unit.", "invalid-damage", "-1", anyHelp],
  ["damage to a gear", "Deal 4 to a gear.", "damage-to-non-unit", "a gear", anyHelp],
  ["damage to a player", "Deal 4 to an opponent.", "damage-to-non-unit", "an opponent", anyHelp],
  ["damage to a spell", "Choose a unit. Deal 4 to a spell.", "damage-to-non-unit", "a spell", anyHelp],
  ["something that is no damage", "Deal a card.", "only-damage-is-dealt", "a card", anyHelp],
  [
    "negative Bonus Damage",
    "Your spells and abilities deal -1 Bonus Damage.",
    "invalid-bonus-damage",
    "-1",
    anyHelp,
  ],
  [
    "no Bonus Damage",
    "Your spells and abilities deal 0 Bonus Damage.",
    "invalid-bonus-damage",
    "Your spells and abilities deal 0 Bonus Damage",
    anyHelp,
  ],
  ["a number of 400 digits", `Draw ${"9".repeat(400)}.`, "number-too-large", "9".repeat(400), anyHelp],
  [
    "a keyword value of 400 digits",
    `[Shield ${"9".repeat(400)}]`,
    "number-too-large",
    `[Shield ${"9".repeat(400)}]`,
    anyHelp,
  ],
  ["an unclosed bracket", "Give a unit [Shield this turn.", "unclosed-bracket", "[", anyHelp],
  ["an unclosed reminder", "Draw 1. (Then draw", "unclosed-bracket", "(", anyHelp],
  ["an unopened bracket", "Draw 1].", "unopened-bracket", "]", anyHelp],
  ["a number that no card has", "Deal 1000 to a unit.", "number-too-large", "1000", /smaller number/],
  ["an unknown keyword", "Give a unit [Asault 2] this turn.", "unknown-keyword", "[Asault 2]", /"Assault"/],
  ["an unknown symbol", "[Z1]: Draw 1.", "unknown-symbol", "[Z1]", anyHelp],
  ["a cost for nothing", "[1], [E]:", "incomplete-sentence", ":", anyHelp],
  ["a trigger for nothing", "[Deathknell][>]", "incomplete-sentence", "]", anyHelp],
  ["an unclosed quote", 'Give a unit "When I attack, draw 1. this turn.', "unclosed-quote", '"', anyHelp],
  ["a quote that ends with its text", 'Friendly units have "[E]: Draw 1.', "unclosed-quote", '"', anyHelp],
  ["a character of two halves", "Draw 1. 😀", "unknown-character", "😀", anyHelp],
  [
    "a curly apostrophe",
    "Return a unit to its owner’s hand.",
    "unknown-character",
    "’",
    /^Write ' instead\.$/,
  ],
  [
    "a minus of mathematics",
    "Give a unit −1 [M] this turn.",
    "unknown-character",
    "−",
    /^Write - instead\.$/,
  ],
  ["a digit of full width", "Draw １.", "unknown-character", "１", /^Write 1 instead\.$/],
  ["modes without marks", "Choose one —\nDraw 1.", "incomplete-sentence", "—", anyHelp],
  ["[Repeat] with a dash and no cost", "[Repeat] —", "incomplete-sentence", "—", anyHelp],
  ["a NUL byte", "Deal 4 to a unit\0.", "unknown-character", "\0", anyHelp],
  ["if you do, with nothing before it", "If you do, draw 1.", "dangling-link", "If you do, draw 1.", anyHelp],
  ["then, with nothing before it", "Then draw 1.", "dangling-link", "Then draw 1.", anyHelp],
  [
    "otherwise, without a condition",
    "Draw 1. Otherwise, draw 2.",
    "dangling-link",
    "Otherwise, draw 2.",
    anyHelp,
  ],
  [
    "instead, with nothing to replace",
    "Deal 2 to a unit instead.",
    "dangling-link",
    "Deal 2 to a unit instead.",
    anyHelp,
  ],
  ["a keyword in small letters", "[tank]", "unknown-symbol", "[tank]", /"\[Tank\]"/],
  ["a condition without its comma", "When I attack draw 1.", "unexpected-word", "draw", /comma/],
  ["it, where nothing was named", "Ready it.", "unresolved-reference", "it", anyHelp],
  [
    "it, where two things were named",
    "Choose a friendly unit and an enemy unit. Kill it.",
    "ambiguous-reference",
    "it",
    anyHelp,
  ],
  [
    "that unit, where none was named",
    "Draw 1. Kill that unit.",
    "unresolved-reference",
    "that unit",
    anyHelp,
  ],
];

describe("a text that is wrong has one clear error", () => {
  test.each(cases)("%s", (_what, text, code, underlined, help) => {
    const { card, diagnostics } = compileText(text);
    expect(card).toBeUndefined();
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    expect(errors.map((error) => error.code)).toEqual([code]);
    const [error] = errors;
    expect(text.slice(error?.span.start, error?.span.end)).toBe(underlined);
    expect(error?.help ?? "").toMatch(help);
  });

  test("a text of 1 MB is refused at once", () => {
    const start = performance.now();
    const { card, diagnostics } = compileText("Deal 4 to a unit. ".repeat(58_000));
    expect(card).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).toEqual(["text-too-long"]);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  test("a line of faults is told about with a few of them", () => {
    const { diagnostics } = compileText(`Counter a spell${". 1".repeat(60)}.`);
    expect(diagnostics.length).toBeLessThanOrEqual(5);
    expect(compileText(`Counter a spell${".".repeat(250)}`).diagnostics).toHaveLength(1);
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

test("numbers that have no word are counted in digits", () => {
  for (const text of ["Kill 12 units.", "Kill up to 20 units.", "Deal 1 to 11 units."])
    expect(compileText(text).diagnostics).toEqual([]);
});
