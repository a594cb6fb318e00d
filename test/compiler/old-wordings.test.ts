import { describe, expect, test } from "vitest";
import { compileText, printText } from "../../compiler/index.ts";
import { canonical } from "../../grammar/printer/canonical.ts";

/** What older cards wrote, and how it is written now: both mean the same. */
const wordings = [
  ["Draw a card.", "Draw 1."],
  ["Deal 4 damage to a unit.", "Deal 4 to a unit."],
  ["Draw 1 at the end of your turn.", "At the end of your turn, draw 1."],
  [
    "While I'm at a battlefield, ready me at the end of each player's turn.",
    "At the end of each player's turn, if I'm at a battlefield, ready me.",
  ],
  [
    "When a friendly unit would die, you may pay [1] to recall it exhausted instead.",
    "If a friendly unit would die, you may pay [1] to recall it exhausted instead.",
  ],
  [
    "Spells and abilities affecting enemy units each deal 2 Bonus Damage.",
    "Spells and abilities deal 2 Bonus Damage to enemy units.",
  ],
  [
    "Give a unit +1 [M] this turn, then an additional +1 [M] this turn if it's buffed.",
    "Give a unit +1 [M] this turn, then give it an additional +1 [M] this turn if it's buffed.",
  ],
  ["When I attack, I gain [Tank].", "When I attack, give me [Tank]."],
  [
    "When a friendly unit moves from my location, I may be moved with it.",
    "When a friendly unit moves from my location, you may move me with it.",
  ],
] as const;

describe.each(wordings)("%s", (old, now) => {
  test("means the same as it does in its present wording", () => {
    const card = compileText(old, { type: "unit" }).card;
    const present = compileText(now, { type: "unit" }).card;
    expect(present).toBeDefined();
    expect(canonical(card?.abilities)).toEqual(canonical(present?.abilities));
  });
  test("is printed as it was written, and told its present wording", () => {
    const { card, diagnostics } = compileText(old, { type: "unit" });
    expect(card && printText(card)).toBe(old);
    expect(diagnostics.map(({ code }) => code)).toEqual(["canonical-wording"]);
    expect(diagnostics[0]?.message).toContain(now);
  });
});

test("the moment of a play with a tail is told at its head", () => {
  const text = "Banish a friendly unit. At the end of this turn, its owner plays it, ignoring its cost.";
  expect(compileText(text, { type: "spell" }).diagnostics).toEqual([]);
});

/** Words that say whose it is: another owner is another meaning. */
test.each([
  ["When a unit moves to your base, draw 1.", "When a unit moves to base, draw 1."],
  [
    "When another friendly unit moves to my battlefield, draw 1.",
    "When another friendly unit moves to here, draw 1.",
  ],
  ["Units can't move from my battlefield.", "Units can't move from here."],
  ["When a unit is returned to your hand, draw 1.", "When a unit is returned to a player's hand, draw 1."],
  ["When you return a unit to your hand, draw 1.", "When you return a unit to a player's hand, draw 1."],
  ["Opponents can't play units from your trash.", "Opponents can't play units from their trash."],
  ["When I attack, move an enemy unit to my base.", "When I attack, move an enemy unit to its base."],
])("%s means something else than: %s", (text, other) => {
  const { card, diagnostics } = compileText(text, { type: "unit" });
  expect(diagnostics).toEqual([]);
  expect(card === undefined ? "" : printText(card)).toBe(text);
  expect(canonical(card?.abilities)).not.toEqual(
    canonical(compileText(other, { type: "unit" }).card?.abilities),
  );
});
