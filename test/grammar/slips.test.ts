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

  test.each([
    ["When this unit attacks draw 1 card.", "When I attack, draw 1."],
    ["When you play me draw a card.", "When you play me, draw a card."],
    ["When I conquer: draw 1.", "When I conquer, draw 1."],
    ["Draw 1. If you control 3 or more units draw 1.", "If you control 3 or more units, draw 1."],
    ["Units you control have +1 might.", "Units you control have +1 [M]."],
    ["Kill all units with 2 or less might.", "Kill all units with 2 [M] or less."],
    ["I cost 1 less for each unit you control.", "I cost [1] less for each unit you control."],
    ["My cost is reduced by 1 for each unit you control.", "I cost [1] less for each unit you control."],
    ["[1][E]: Draw 1.", "[1], [E]: Draw 1."],
    ["[E] Draw 1.", "[E]: Draw 1."],
    ["2, Exhaust: draw 1.", "[2], [E]: Draw 1."],
    ["As long as I am here, friendly units have [Tank].", "While I'm here, friendly units have [Tank]."],
    ["At the end of turn, kill me.", "At the end of your turn, kill me."],
    ["Until end of turn, enemy units can't move.", "Enemy units can't move this turn."],
    ["When I conquer, gain 2 energy.", "When I conquer, [Add] [2]."],
    ["When I attack, unit here gets -1 [M] this turn.", "When I attack, give a unit here -1 [M] this turn."],
    ["Deal 3 to unit.", "Deal 3 to a unit."],
    ["Kill enemy unit.", "Kill an enemy unit."],
    ["Return a unit its owner's hand.", "Return a unit to its owner's hand."],
    ["Give a unit +2 this turn.", "Give a unit +2 [M] this turn."],
    ["Play a Recruit token.", "Play a Recruit unit token."],
    [
      "Deal damage equal to my [M] to an enemy unit here.",
      "Deal damage equal to my Might to an enemy unit here.",
    ],
    ["Whenever you play a spell, draw 1.", "When you play a spell, draw 1."],
    ["Deal 2 to target enemy unit.", "Deal 2 to an enemy unit."],
    ["[Deathknell] Draw 2.", "[Deathknell][>] Draw 2."],
    ["Give a unit Assault 2 this turn.", "Give a unit [Assault 2] this turn."],
    ["Friendly units have Tank.", "Friendly units have [Tank]."],
    ["When I attack, if I have 5 or more Might, draw 1", "When I attack, if I have 5 [M] or more, draw 1."],
    ["When I hold, channel one rune exhausted.", "When I hold, channel 1 rune exhausted."],
    ["At the end of my turn ready me.", "At the end of your turn, ready me."],
    ["Play 2 Recruit unit tokens exhausted.", "Play two Recruit unit tokens exhausted."],
  ])("%s is mended in the author's own words", (text, mended) => {
    const [diagnostic] = compileText(text, { type: "unit" }).diagnostics;
    expect(diagnostic?.help).toContain(`: "${mended}"`);
    expect(compileText(mended).card ?? compileText(mended, { type: "unit" }).card).toBeDefined();
  });

  test("what ends a part is told first of what is expected", () => {
    expect(compileText("When I attack draw 1.").diagnostics[0]?.message).toContain('expected ",", ');
  });

  test("a slip of a sentence that has been read is not told for the next one", () => {
    const [diagnostic] = compileText("Each opponent discards a card. Kill all units here soon.").diagnostics;
    expect(diagnostic?.help ?? "").not.toContain("digit");
  });

  test("a slip that stands after the place of the fault is not told for it", () => {
    expect(compileText("Ready to a unit. Draw two cards.").diagnostics[0]?.help ?? "").not.toMatch(/Draw 1/);
  });

  test("a short word of the language is no misspelt one", () => {
    expect(compileText("Ready a unit for 2.").diagnostics[0]?.help).toBeUndefined();
  });

  test.each([
    ["Other friendly Goblins have +1 [M].", "tags: [Goblin]"],
    ["Other friendly Wolves have +1 [M].", "tags: [Wolf]"],
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
