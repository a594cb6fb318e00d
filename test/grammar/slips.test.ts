import { describe, expect, test } from "vitest";
import { compileText } from "../../compiler/compile-text.ts";

describe("slips of a first text", () => {
  test.each([
    ["Deal 3 to a unit. If it dies this turn, draw 1.", /"when"/],
    ["When this unit enters the battlefield, draw 1.", /"When you play me, draw 1\."/],
    ["When this unit attacks, draw 1.", /says "I" and "me"/],
    ["When I defend, heal me for 2.", /has no amount/],
    ["Play a 1 might Recruit unit token.", /with its symbol/],
    ["Give a unit +2 might this turn.", /with its symbol/],
    ["[E]: [Reaction] - [Add] [1].", /\[Reaction\]\[>\] \[Add\]/],
    ["- Draw 1.", /Choose one —/],
  ])("%s is told what to write", (text, help) => {
    expect(compileText(text, { type: "unit" }).diagnostics[0]?.help).toMatch(help);
  });

  test("a slip that stands after the place of the fault is not told for it", () => {
    expect(compileText("Ready to a unit. Draw two cards.").diagnostics[0]?.help ?? "").not.toMatch(/Draw 1/);
  });

  test("a short word of the language is no misspelt one", () => {
    expect(compileText("Ready a unit for 2.").diagnostics[0]?.help).toBeUndefined();
  });

  test.each([
    ["Other friendly Goblins have +1 [M].", "tags: [Goblin]"],
    ["Other friendly Wolves have +1 [M].", "tags: [{ name: Wolf, plural: Wolves }]"],
    ["Kill a Goblin.", "tags: [Goblin]"],
    ["When you play me, play two 1 [M] Wolf Cub unit tokens.", "unitTokens: [Wolf Cub]"],
    ["When you play me, play a Clockwork gear token.", "gearTokens: [Clockwork]"],
  ])("%s tells how its name is declared", (text, entry) => {
    const [diagnostic] = compileText(text, { type: "unit" }).diagnostics;
    expect(diagnostic?.code).toBe("unknown-word");
    expect(diagnostic?.help).toContain(`riftscript.config.yaml: "${entry}"`);
  });

  test.each([
    ["When I conquer, draw 1. When I hold, draw 1.", ["When I conquer, draw 1.", "When I hold, draw 1."]],
    ["[Tank] When I hold, draw 1. [E]: Draw 1.", ["[Tank]", "When I hold, draw 1.", "[E]: Draw 1."]],
    [
      "Your gear cost [1] less. If I would die, banish me instead.",
      ["Your gear cost [1] less.", "If I would die, banish me instead."],
    ],
  ])("%s: each ability is told to begin a new line", (text, lines) => {
    const { diagnostics } = compileText(text, { type: "unit" });
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(["several-abilities-on-a-line"]));
    const fixed = diagnostics
      .flatMap(({ fix }) => fix?.edits ?? [])
      .toSorted((first, second) => second.start - first.start)
      .reduce((now, { start, end, text: by }) => now.slice(0, start) + by + now.slice(end), text);
    expect(fixed.split("\n")).toEqual(lines);
    expect(compileText(fixed, { type: "unit" }).card).toBeDefined();
  });

  test.each([
    "When you play me, draw 1. When it dies, draw 1.",
    "When I attack, draw 1. Friendly units have +1 [M].",
  ])("%s lacks a duration", (text) => {
    expect(compileText(text, { type: "unit" }).diagnostics.map(({ code }) => code)).toEqual([
      "missing-duration",
    ]);
  });

  test('135.2, 369.1: as a card is drawn, "it" is the card', () => {
    for (const text of ["As you draw this, you may reveal it.", "When you discard this, you may banish it."])
      expect(compileText(text, { type: "gear" }).diagnostics).toEqual([]);
  });
});
