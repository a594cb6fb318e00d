import { describe, expect, test } from "vitest";
import { codesIn } from "./support/lint-text.ts";

type Type = "unit" | "gear" | "spell" | "legend" | "battlefield";
/** A faulty wording and its correction, on a card of one type. */
type Pair = readonly [type: Type, faulty: string, corrected: string];

const found = (type: Type, text: string): readonly string[] =>
  codesIn(
    `name: Trial\ntype: ${type.charAt(0).toUpperCase()}${type.slice(1)}\n${type === "unit" ? "might: 2\n" : ""}\n${text}\n`,
  ).filter((code) => code !== "canonical-wording");

/** Each rule on actions, objects, zones and durations that no correction of a published card is about. */
const pairs: Readonly<Record<string, readonly Pair[]>> = {
  "missing-duration": [
    [
      "unit",
      "When I conquer, the next gear you play costs [2] less.",
      "When I conquer, the next gear you play this turn costs [2] less.",
    ],
    ["unit", "When I hold, your spells cost [1] less.", "When I hold, your spells cost [1] less this turn."],
    [
      "unit",
      "When I attack, enemy units here have -2 [M].",
      "When I attack, enemy units here have -2 [M] this turn.",
    ],
    [
      "unit",
      "When I defend, enemy units can't be readied.",
      "When I defend, enemy units can't be readied this turn.",
    ],
    ["gear", "[E]: Double a friendly unit's Might.", "[E]: Double a friendly unit's Might this turn."],
    [
      "legend",
      "[E]: The next unit you play enters ready.",
      "[E]: The next unit you play this turn enters ready.",
    ],
    [
      "spell",
      "Prevent all damage that would be dealt to a friendly unit.",
      "Prevent all damage that would be dealt to a friendly unit this turn.",
    ],
    [
      "spell",
      "The next time you would discard a card, draw 1 instead.",
      "The next time you would discard a card this turn, draw 1 instead.",
    ],
  ],
  "exact-count-may-be-impossible": [
    [
      "unit",
      "When I conquer, return two gear to their owners' hands.",
      "When I conquer, return up to two gear to their owners' hands.",
    ],
    [
      "battlefield",
      "When you hold here, move two friendly units here to their base.",
      "When you hold here, move up to two friendly units here to their base.",
    ],
    [
      "unit",
      "When you play me, draw 1 and kill a gear.",
      "When you play me, draw 1 and kill up to one gear.",
    ],
  ],
  "may-still-needs-target": [
    [
      "gear",
      "[E]: You may ready a friendly unit. Gain 1 XP.",
      "[E]: Ready up to one friendly unit. Gain 1 XP.",
    ],
  ],
  "recall-keeps-state": [
    ["spell", "Recall an enemy unit exhausted.", "Exhaust an enemy unit and recall it."],
    ["unit", "When I hold, recall me exhausted.", "When I hold, exhaust me and recall me."],
  ],
  "saved-but-not-healed": [
    ["unit", "If I would die, draw 1 instead.", "If I would die, heal me and draw 1 instead."],
    [
      "unit",
      "If another friendly unit would die, [Stun] it instead.",
      "If another friendly unit would die, heal it and [Stun] it instead.",
    ],
    [
      "gear",
      "The next time a friendly unit would die, kill this instead.",
      "The next time a friendly unit would die, kill this instead. Heal that unit.",
    ],
    [
      "spell",
      "Choose a friendly unit. If it would die this turn, ready it instead.",
      "Choose a friendly unit. If it would die this turn, return it to its owner's hand instead.",
    ],
  ],
  "unit-in-trash-treated-as-on-board": [
    ["unit", "Banish me: Ready me.", "Exhaust a friendly unit: Ready me."],
    ["gear", "Kill this, [E]: Ready this.", "Kill this, [E]: Ready a friendly unit."],
    ["unit", "Kill a friendly unit: [Buff] it.", "Kill a friendly unit: [Buff] me."],
  ],
  "chosen-before-it-exists": [
    [
      "spell",
      "Move a friendly unit to a battlefield. Kill an enemy unit there.",
      "Move a friendly unit to a battlefield. Deal 3 to all enemy units there.",
    ],
    [
      "unit",
      "When I conquer, you may discard 1 to kill a unit with less Might than it.",
      "When I conquer, you may discard 1. If you do, do this: Kill a unit with 3 [M] or less.",
    ],
    [
      "unit",
      "When I hold, reveal the top card of your Main Deck, then stun an enemy unit with less Might than it.",
      "When I hold, reveal the top card of your Main Deck. Do this: Stun an enemy unit with less Might than it.",
    ],
    [
      "spell",
      "Banish a friendly unit to give another friendly unit +3 [M] this turn.",
      "Banish a friendly unit. If you do, give another friendly unit +3 [M] this turn.",
    ],
  ],
  "acts-on-pending-card": [
    [
      "spell",
      "Play a 3 [M] Mech unit token. Move it to a battlefield.",
      "Play a 3 [M] Mech unit token. Then do this: Move it to a battlefield.",
    ],
  ],
  "death-checked-too-early": [
    [
      "spell",
      "Deal 4 to an enemy unit. If it died, gain 1 XP.",
      "Deal 4 to an enemy unit. If this kills it, do this: Gain 1 XP.",
    ],
    [
      "spell",
      "Deal 4 to an enemy unit. Gain 1 XP if that unit was killed.",
      "Deal 4 to an enemy unit. If this kills it, do this: Gain 1 XP.",
    ],
  ],
  "play-from-deck-without-banish": [
    [
      "spell",
      "Play the top card of an opponent's Main Deck, ignoring its cost.",
      "Banish the top card of an opponent's Main Deck, then play it, ignoring its cost.",
    ],
  ],
  "replacement-needs-would": [
    [
      "spell",
      "The next time a friendly unit dies this turn, return it to its owner's hand instead.",
      "The next time a friendly unit would die this turn, return it to its owner's hand instead.",
    ],
    [
      "unit",
      "When I die, return me to my owner's hand instead.",
      "If I would die, return me to my owner's hand instead.",
    ],
    [
      "gear",
      "If a friendly unit dies, banish it instead.",
      "If a friendly unit would die, banish it instead.",
    ],
    [
      "unit",
      "If a friendly unit takes damage, draw 1 instead.",
      "If a friendly unit would take damage, draw 1 instead.",
    ],
    ["unit", "If you draw a card, gain 1 XP instead.", "If you would draw a card, gain 1 XP instead."],
  ],
  "replacement-without-instead": [
    ["unit", "If another friendly unit would die, draw 1.", "When another friendly unit dies, draw 1."],
  ],
  "whose-base": [
    [
      "unit",
      "When an enemy unit attacks here, move it to my base.",
      "When an enemy unit attacks here, move it to its base.",
    ],
    ["unit", "When I hold, move all enemy units here to your base.", "When I hold, move me to my base."],
    [
      "spell",
      "Banish a friendly gear, then play it, ignoring its cost.",
      "Banish a friendly gear, then its owner plays it, ignoring its cost.",
    ],
  ],
  "location-on-unlocated": [
    ["unit", "When you play a card here, draw 1.", "When you play a unit here, draw 1."],
    [
      "battlefield",
      "When a player plays a spell here, they draw 1.",
      "When a player plays a unit here, they draw 1.",
    ],
  ],
  "battlefield-you": [
    [
      "battlefield",
      "When you move a unit to here, give it +1 [M] this turn.",
      "When a player moves a unit to here, they give it +1 [M] this turn.",
    ],
  ],
  "unreachable-ability": [
    [
      "legend",
      "[E]: Give a defending unit +1 [M] this turn.",
      "[E]: [Action][>] Give a defending unit +1 [M] this turn.",
    ],
    [
      "unit",
      "When another friendly unit holds, if it's in a base, draw 1.",
      "When another friendly unit holds, if it's [Mighty], draw 1.",
    ],
    [
      "unit",
      "When I move to base, if I'm not in a base, draw 1.",
      "When I move to base, if I'm damaged, draw 1.",
    ],
    ["spell", "Draw 1. If you paid the additional cost, draw 1.", "Draw 1."],
    ["unit", "When you draw me, draw 1.", "As you draw me, you may reveal me. If you do, draw 1."],
    ["unit", "When I hold in your base, draw 1.", "When I hold, draw 1."],
  ],
  "never-true-condition": [
    [
      "unit",
      "When I conquer an uncontrolled battlefield, draw 1.",
      "When I conquer a battlefield that was uncontrolled, draw 1.",
    ],
    ["unit", "When you ready an exhausted unit, draw 1.", "When you ready a unit, draw 1."],
  ],
  "while-with-a-moment": [
    [
      "unit",
      "While I'm at a battlefield, draw 1.",
      "At the start of your turn, if I'm at a battlefield, draw 1.",
    ],
  ],
  "granted-only-in-hand": [
    ["legend", "Each spell in your trash has [Repeat] [1].", "Your spells have [Repeat] [1]."],
  ],
  "must-versus-choose": [
    [
      "battlefield",
      "When you hold here, exhaust one of your runes.",
      "When you hold here, you must exhaust one of your runes.",
    ],
  ],
  "action-on-wrong-type": [
    ["unit", "When you stun a gear, draw 1.", "When you stun a unit, draw 1."],
    ["unit", "When a gear is healed, draw 1.", "When a gear is killed, draw 1."],
  ],
  "action-without-effect": [
    ["spell", "Ready a ready unit.", "Ready an exhausted unit."],
    ["spell", "Recall a unit in a base.", "Recall a unit at a battlefield."],
    [
      "unit",
      "When I attack, move a unit from here to here.",
      "When I attack, move a unit from here to its base.",
    ],
    ["spell", "Return a gear from your hand to your hand.", "Return a gear from your trash to your hand."],
    ["spell", "Discard a spell from your trash.", "Recycle a spell from your trash."],
  ],
  "gift-without-effect": [
    ["unit", "Your spells have [Tank].", "Your units have [Tank]."],
    ["unit", "Friendly units have [Ambush].", "Units you play have [Ambush]."],
  ],
  "keyword-value": [["unit", "[Level 0][>] I have +1 [M].", "[Level 3][>] I have +1 [M]."]],
  "reminder-text-mismatch": [
    // In the middle of a sentence, behind what is given, in a mode, of a token, in effect text.
    [
      "spell",
      "Give a unit [Shield 2] (+1 [M] while it's a defender.) and [Tank] this turn.",
      "Give a unit [Shield 2] (+2 [M] while it's a defender.) and [Tank] this turn.",
    ],
    [
      "unit",
      "Your token units have [Deflect]. (Opponents must pay [A] to choose me with a spell or ability.)",
      "Your token units have [Deflect]. (Opponents must pay [A] to choose them with a spell or ability.)",
    ],
    [
      "spell",
      "Choose one —\n- Give a unit [Ganking] this turn. (It can move from base to battlefield.)\n- Draw 1.",
      "Choose one —\n- Give a unit [Ganking] this turn. (It can move from battlefield to battlefield.)\n- Draw 1.",
    ],
    [
      "unit",
      "When I attack, play a 3 [M] Sprite unit token with [Temporary]. (Kill it at the end of turn.)",
      "When I attack, play a 3 [M] Sprite unit token with [Temporary]. (Kill it at the start of its controller's Beginning Phase, before scoring.)",
    ],
    [
      "gear",
      "effect text:\nI have [Tank]. (I must be assigned damage first.)",
      "effect text:\nI have [Tank]. (I must be assigned combat damage first.)",
    ],
    [
      "unit",
      "[Deathknell][>] Draw 1. (When I die, get this effect.)",
      "[Deathknell][>] Draw 1. (When I die, get the effect.)",
    ],
    [
      "unit",
      "[Level 3][>] I have +1 [M]. (While you have 6+ XP, get the effect.)",
      "[Level 3][>] I have +1 [M]. (While you have 3+ XP, get the effect.)",
    ],
    [
      "spell",
      "[Stun] two units. (It doesn't deal damage this turn.)",
      "[Stun] two units. (They don't deal combat damage this turn.)",
    ],
    [
      "unit",
      "When you play me, give up to two other units [Tank] this turn. (It must be assigned combat damage first.)",
      "When you play me, give up to two other units [Tank] this turn. (Those units must be assigned combat damage first.)",
    ],
  ],
  "free-loop": [
    ["gear", "[2]: [Add] [3].", "[2]: [Add] [2]."],
    ["unit", "Spend 1 XP: Gain 2 XP.", "Spend 2 XP: Gain 2 XP."],
    ["gear", "[0]: Gain 1 XP.", "[0]: Gain 1 XP. Use only once per turn."],
    ["unit", "[E]: Gain 1 XP. Ready me.", "[E]: Gain 1 XP."],
  ],
  "possible-loop": [
    ["gear", "[2]: [Add] [2]. Draw 1.", "[2]: [Add] [1]. Draw 1."],
    ["unit", "Discard 2: Draw 2.", "Discard 2: Draw 1."],
    ["gear", "[0]: Draw 1.", "[0]: Draw 1. Use only once per turn."],
    ["unit", "Gain 1 XP: Draw 1.", "Spend 1 XP: Draw 1."],
    ["legend", "[0]: Deal 1 to an enemy unit.", "[1]: Deal 1 to an enemy unit."],
  ],
  "deathknell-spelled-out": [["unit", "When I die, draw 1.", "[Deathknell][>] Draw 1."]],
};

describe.each(Object.entries(pairs))("%s", (code, each) => {
  test.each(each)("is found on a %s: %s", (type, faulty) => {
    expect(found(type, faulty)).toContain(code);
  });
  test.each(each)("on a %s is not found in the correction of: %s", (type, _, corrected) => {
    expect(found(type, corrected)).toEqual([]);
  });
});
