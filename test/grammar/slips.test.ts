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
});
