import { describe, expect, test } from "vitest";
import { compileText, defaultLanguage } from "../../compiler/compile-text.ts";
import { foreignWords, hintExamples } from "../../grammar/errors/foreign-words.ts";

describe("words of other card games", () => {
  test.each([
    ["Destroy target creature.", "Destroy", /kill/],
    ["Tap a unit.", "Tap", /exhaust/],
    ["Return a unit from your graveyard to your hand.", "graveyard", /trash/],
    ["Exile a unit.", "Exile", /banish/],
    ["Whenever I attack, draw 1.", "Whenever", /when/],
    ["Deal 3 to a creature.", "creature", /a unit/],
  ])("%s", (text, word, help) => {
    const [first] = compileText(text).diagnostics;
    expect(text.slice(first?.span.start, first?.span.end)).toBe(word);
    expect(first?.help).toMatch(help);
  });

  test("every example is a text of this game", () => {
    for (const example of hintExamples) {
      const { diagnostics } = compileText(
        example.startsWith("They") ? `Choose a friendly unit and an enemy unit. ${example}` : example,
      );
      expect(
        diagnostics.filter(({ severity }) => severity === "error"),
        example,
      ).toEqual([]);
    }
  });

  test("a word that is hinted at is none that the phrases use, but for those that they use in few places", () => {
    const { vocabulary } = defaultLanguage();
    const used = foreignWords.filter((word) => vocabulary.word(word) !== undefined);
    expect(used).toEqual(["increase", "decrease", "reduce"]);
  });
  test.each([
    "Increase a unit's Might by 2 this turn.",
    "Decrease a unit's Might by 2 this turn.",
    "Draw 1. Reduce its Might by 2.",
  ])("%s is hinted at where it goes wrong", (text) => {
    const [diagnostic] = compileText(text).diagnostics;
    expect(diagnostic?.help).toMatch(/give, with a/);
  });
});
