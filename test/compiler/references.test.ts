import { describe, expect, test } from "vitest";
import { compileText } from "../../compiler/compile-text.ts";
import { nodesIn } from "../../compiler/nodes.ts";

/** What each reference of a text means, in the order of the text. */
function meaningsOf(text: string): readonly unknown[] {
  const { card, diagnostics } = compileText(text);
  expect(diagnostics).toEqual([]);
  return [...nodesIn(card?.abilities)].filter((node) => "means" in node).map(({ means }) => means);
}
const choice = (number: number) => ({ is: "choice", choice: number });
const step = (number: number) => ({ is: "step", step: number });
const event = { is: "event" };
const self = { is: "self" };

describe("359.3.f: what a reference points at", () => {
  test.each([
    ["it: what was chosen before", "Choose a unit. Kill it.", [[choice(0)]]],
    [
      "it and its: the unit that deals",
      "Ready a friendly unit. It deals damage equal to its Might to an enemy unit.",
      [[choice(0)], [choice(0)]],
    ],
    [
      "that friendly unit, that enemy unit: the one of that side",
      "Choose a friendly unit and an enemy unit. Ready that friendly unit. [Stun] that enemy unit.",
      [[choice(0)], [choice(1)]],
    ],
    [
      "that enemy unit: not the friendly one that was named last",
      "[Stun] an enemy unit. Ready a friendly unit. Deal 1 to that enemy unit.",
      [[choice(0)]],
    ],
    [
      "they: the two that were chosen together",
      "Choose a friendly unit and an enemy unit. They deal damage equal to their Mights to each other.",
      [[choice(0), choice(1)]],
    ],
    [
      "they: the two that were named one after the other",
      "Give a friendly unit +3 [M] this turn. Then choose an enemy unit. They deal damage equal to their Mights to each other.",
      [[choice(0), choice(1)]],
    ],
    ["its: the card that was discarded", "Discard 1. Deal its Energy cost as damage to a unit.", [[step(0)]]],
    [
      "they control, where you act: of the player who did it",
      "When a player discards a card, deal 1 to a unit they control.",
      [[event]],
    ],
    ["that player: who was chosen", "Choose a player. That player discards 2.", [[step(0)]]],
    ["its controller", "Kill a unit at a battlefield. Its controller draws 2.", [[choice(0)]]],
    [
      "the killed unit",
      "Kill a friendly unit. Look at the top 5 cards of your Main Deck. You may banish a unit from among them that has Might up to 1 more than the killed unit and play it, ignoring its cost. Then recycle the rest.",
      [[step(1)], [step(0)], [choice(1)], [{ is: "rest", step: 1 }]],
    ],
    [
      "that unit: of the replaced event",
      "If a friendly unit would die, kill this instead. Heal that unit, exhaust it, and recall it.",
      [[self], [event], [event], [event]],
    ],
    ["it: of the trigger condition", "When you buff a friendly unit, ready it.", [[event]]],
    [
      "there: where the chosen unit is",
      "Give a friendly unit at a battlefield +2 [M] this turn for each enemy unit there.",
      [[choice(0)]],
    ],
    [
      "it: the unit that an Equipment is attached to",
      "Move a friendly unit. Attach an Equipment to it.",
      [[choice(0)]],
    ],
    [
      "it: the unit that the text goes on to speak of",
      "Choose a friendly unit. It deals damage equal to its Might to an enemy unit. Detach an Equipment from it.",
      [[choice(0)], [choice(0)], [choice(0)]],
    ],
    ["they: the player of the event", "When a player plays a spell, they draw 1.", [[event]]],
    [
      "they: the player whose phase it is",
      "At the start of each player's Beginning Phase, they draw 1.",
      [[event]],
    ],
    [
      "it: the unit that a condition is true of",
      "When I attack, if an enemy unit is alone here, deal 1 to it.",
      [[self], [{ is: "condition" }]],
    ],
    ["me in a quoted ability: what has it", 'Units here have "[E]: Ready me."', [[self]]],
    [
      "that much: what was paid",
      "Pay any amount of [A] to deal that much damage to all enemy units at a battlefield.",
      [[step(0)]],
    ],
  ])("%s", (_what, text, expected) => {
    expect(meaningsOf(text)).toEqual(expected);
  });
});

describe("359.3.f: words that point at no player are refused", () => {
  test.each([
    ["They draw 1.", "They"],
    ["Kill a unit. They draw 1.", "They"],
    ["Kill a unit. That player draws 1.", "That player"],
    ["When a unit dies, they draw 1.", "they"],
    ["When I attack, that player discards 1.", "that player"],
    ["When I attack, you may pay [1]. If you do, they discard 1.", "they"],
  ])("%s", (text, word) => {
    const { card, diagnostics } = compileText(text);
    expect(card).toBeUndefined();
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
      ["unresolved-reference", `"${word}" points at nothing: the text names no player before it.`],
    ]);
  });
  test.each([
    "When a unit here is returned to a player's hand, that player draws 1.",
    "When an opponent plays a unit, that player draws 1.",
    "At the start of each player's first Beginning Phase, that player channels 1 rune.",
    "Each opponent discards 1 unless they pay [1].",
    "If an opponent would draw a card, that player discards 1 instead.",
  ])("not refused: %s", (text) => {
    expect(compileText(text).diagnostics).toEqual([]);
  });
});

describe("355: when a choice is made", () => {
  const times = (text: string) =>
    [...nodesIn(compileText(text).card?.abilities)]
      .filter((node) => "choice" in node && "select" in node)
      .map(({ chosenAt }) => chosenAt);
  test.each([
    ["a target, as it is finalized", "Deal 4 to a unit.", ["finalization"]],
    ["355.10.e: by other players, as it resolves", "Each player kills one of their units.", ["resolution"]],
    ["355.10.a: in a private zone, as it resolves", "Play a unit from your hand.", ["resolution"]],
    ["355.9.a: in the trash, as it is finalized", "Play a unit from your trash.", ["finalization"]],
    ["357: of a cost, as it is paid", "Kill a friendly unit, [E]: Draw 1.", ["cost"]],
    [
      "355.10.c.1: of a cost within an instruction, as it resolves",
      "You may kill a friendly unit to deal 4 to a unit.",
      ["resolution", "finalization"],
    ],
    [
      "what depends on an earlier step, as it resolves",
      "Kill a friendly unit. Kill an enemy unit with less Might than the killed unit.",
      ["finalization", "resolution"],
    ],
  ])("%s", (_what, text, expected) => {
    expect(times(text)).toEqual(expected);
  });
});
