import { describe, expect, test } from "vitest";
import { codesIn } from "./support/lint-text.ts";

type Type = "unit" | "gear" | "spell" | "legend";
type Pair = readonly [type: Type, faulty: string, corrected: string];

const found = (type: Type, text: string): readonly string[] =>
  codesIn(
    `name: Trial\ntype: ${type.charAt(0).toUpperCase()}${type.slice(1)}\n${type === "unit" ? "might: 2\n" : ""}\n${text}\n`,
  ).filter((code) => code !== "canonical-wording");

/** Neighbours of the samples of the pages: other tenses, players and types, and the same in an ability that is given (395). */
const pairs: Readonly<Record<string, readonly Pair[]>> = {
  "missing-duration": [
    [
      "unit",
      "When I attack, an enemy unit here loses [Shield].",
      "When I attack, an enemy unit here loses [Shield] this turn.",
    ],
    ["spell", "A unit loses [Tank].", "A unit loses [Tank] this turn."],
    [
      "spell",
      'Give a unit "When I attack, give me +1 [M]." this turn.',
      'Give a unit "When I attack, give me +1 [M] this turn." this turn.',
    ],
  ],
  "duplicate-keyword": [
    ["unit", "[Tank]\nI have [Tank].", "[Tank]\nWhile I'm buffed, I have [Shield]."],
    ["spell", "Give a unit [Tank] and [Tank] this turn.", "Give a unit [Tank] and [Shield] this turn."],
  ],
  "conflicting-keywords": [
    ["unit", "I have [Tank] and [Backline].", "I have [Tank] and [Shield]."],
    ["legend", "Your units have [Backline] and [Tank].", "Your units have [Tank]."],
    ["spell", "Give a unit [Tank] and [Backline] this turn.", "Give a unit [Backline] this turn."],
  ],
  "recycle-to-whose-deck": [
    ["legend", "When you recycle a card, draw 1.", "When a player recycles a card, draw 1."],
  ],
  "self-included-by-accident": [
    ["unit", "When a friendly unit dies, draw 1.", "When a friendly Dragon dies, draw 1."],
    [
      "spell",
      'Give a unit "When a friendly unit dies, draw 1." this turn.',
      'Give a unit "When another friendly unit dies, draw 1." this turn.',
    ],
  ],
  "own-zone-mismatch": [
    [
      "spell",
      "Draw 1. You may return this from your trash to your hand.",
      "Draw 1. Return this to your hand.",
    ],
    ["spell", "Banish this from your trash.", "Draw 1. Banish this."],
  ],
  "location-on-unlocated": [
    ["spell", "When a unit dies here this turn, draw 1.", "When a unit dies this turn, draw 1."],
    ["legend", "When a friendly unit dies here, draw 1.", "When a friendly unit dies, draw 1."],
  ],
  "unit-in-trash-treated-as-on-board": [
    ["spell", "Discard a unit. Ready it.", "Discard a unit. Banish it."],
    [
      "unit",
      "When you banish a unit, give it +1 [M] this turn.",
      "When you banish a unit, give me +1 [M] this turn.",
    ],
    ["unit", "When a friendly gear is killed, ready it.", "When a friendly gear is readied, exhaust it."],
  ],
  "never-true-condition": [
    ["unit", "When I'm stunned, if I'm not stunned, draw 1.", "When I'm stunned, if I'm exhausted, draw 1."],
    ["unit", "When you ready a unit, if it's not ready, draw 1.", "When you ready a unit, draw 1."],
    [
      "legend",
      'Your units have "When I conquer an open battlefield, draw 1."',
      'Your units have "When I conquer, draw 1."',
    ],
  ],
  "split-without-targets": [
    [
      "spell",
      "Deal 5 damage split among up to one enemy unit.",
      "Deal 5 damage split among up to two enemy units.",
    ],
  ],
  "unreachable-ability": [
    ["gear", "When this becomes [Mighty], draw 1.", "When a friendly unit becomes [Mighty], draw 1."],
    ["unit", 'Your gear have "When this attacks, draw 1."', 'Your gear have "[E]: Draw 1."'],
  ],
  "keyword-cost": [["unit", "Your spells have [Repeat].", "Your spells have [Repeat] [2]."]],
  "damage-to-non-unit": [["legend", "[E]: Deal 1 to me.", 'Your units have "When I attack, deal 1 to me."']],
  "acts-on-pending-card": [
    [
      "spell",
      'Give a unit "When I attack, play a 1 [M] Recruit unit token here. Ready it." this turn.',
      'Give a unit "When I attack, play a 1 [M] Recruit unit token here." this turn.',
    ],
  ],
  "added-resources-lost": [
    [
      "spell",
      'Give a unit "When I hold, [Add] [1]." this turn.',
      'Give a unit "When I conquer, [Add] [1]." this turn.',
    ],
  ],
  "saved-but-not-healed": [
    [
      "spell",
      'Give a unit "If I would die, recall me instead." this turn.',
      'Give a unit "If I would die, heal me and recall me instead." this turn.',
    ],
  ],
  "token-mismatch": [
    [
      "spell",
      'Give a unit "When I attack, play a 2 [M] Recruit unit token here." this turn.',
      'Give a unit "When I attack, play a 1 [M] Recruit unit token here." this turn.',
    ],
  ],
  "endless-loop": [
    [
      "unit",
      'Other friendly units have "When you gain XP, gain 1 XP."',
      'Other friendly units have "Once each turn, when you gain XP, gain 1 XP."',
    ],
    ["unit", "When I'm exhausted, ready me.\nWhen I'm readied, exhaust me.", "When I'm exhausted, draw 1."],
  ],
};

describe.each(Object.entries(pairs))("%s", (code, each) => {
  test.each(each)("is found on a %s: %s", (type, faulty) => {
    expect(found(type, faulty)).toContain(code);
  });
  test.each(each)("on a %s is not found in the correction of: %s", (type, _, corrected) => {
    expect(found(type, corrected)).toEqual([]);
  });
});

test("the unit that an Equipment is attached to does not see its own death", () => {
  const blade = "name: Trial\ntype: Gear\ntags: Equipment\nmight bonus: +1\n\n[Equip] [1]\n";
  expect(codesIn(`${blade}effect text:\nWhen a friendly unit dies, draw 1.\n`)).toEqual([
    "self-included-by-accident",
  ]);
  expect(codesIn(`${blade}When a friendly unit dies, draw 1.\n`)).toEqual([]);
});
