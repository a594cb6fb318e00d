import { describe, expect, test } from "vitest";
import type { ObjectSetup, Setup } from "../../runtime/index.ts";
import { spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const objects: Readonly<Record<string, ObjectSetup>> = {
  speaker: { card: "Speaker", controller: "A", at: "field" },
  friend: { card: "Soldier", controller: "A", at: "field" },
  foe: { card: "Soldier", controller: "B", at: "field" },
};
const board: Setup = { battlefields: { field: { controller: "A" }, hill: {} }, objects };

const spells = [
  spellOf("Smash", "Kill a unit."),
  spellOf("Daze", "[Stun] a unit."),
  spellOf("Praise", "Buff a unit."),
  spellOf("Study", "Draw 2."),
  spellOf("Waste", "Discard 1."),
  spellOf("Feast", "Gain 3 XP."),
  spellOf("Triumph", "Score 1 point."),
];

type Acts = (table: Table) => Table;
const nothing: Acts = (table) => table;
const cast =
  (name: string, ...targets: readonly string[]): Acts =>
  (table) => {
    const played = table.play(name);
    return (targets.length > 0 ? played.targets(...targets) : played).resolve();
  };
const after =
  (...acts: readonly Acts[]): Acts =>
  (table) =>
    acts.reduce((now, act) => act(now), table);

/** Whether a Speaker of A that has +10 Might while this is so has it. */
function isSo(condition: string, acts: Acts = nothing, setup: Setup = {}): boolean {
  const speaker = unitOf("Speaker", 4, `While ${condition}, I have +10 [M].`, { tags: ["Mech"] });
  const table = acts(
    new Table({ ...board, ...setup, objects: { ...objects, ...setup.objects } }, speaker, ...spells),
  );
  return table.might("speaker") >= 14;
}

describe("what players control and have", () => {
  const deck = ["Bolt", "Bolt", "Bolt"];
  test.each<[string, boolean, Setup?]>([
    ["you control two or more units", true],
    ["you control exactly 2 units", true],
    ["you control three or more units", false],
    ["you control no gear", true],
    ["you control no other units", false],
    ["you control another unit here", true],
    ["an opponent controls two or more units", false],
    ["there are three or more units here", true],
    ["there are no enemy units here", false],
    ["there are no stunned enemy units here", true],
    ["you control another battlefield", false],
    ["you control a battlefield", true],
    ["you control this battlefield", true],
    ["an opponent controls no battlefields", true],
    ["you control two or more ready runes", true, { A: { runes: { ready: 2, exhausted: 1 } } }],
    ["you control three or more ready runes", false, { A: { runes: { ready: 2, exhausted: 1 } } }],
    ["you have no cards in your hand", true],
    ["an opponent has two or more cards in their hand", true, { B: { hand: deck } }],
    ["you have three or more spells in your trash", true, { A: { trash: deck } }],
    ["you have a unit in your trash", false, { A: { trash: deck } }],
    ["an opponent has 6 or more points", true, { B: { points: 6 } }],
    ["an opponent has 6 or more points", false, { B: { points: 5 } }],
    ["you have 5 or more XP", true, { A: { xp: 5 } }],
    ["you have more XP than an opponent", true, { A: { xp: 1 } }],
    [
      "you have more cards in your trash than each opponent",
      false,
      { A: { trash: deck }, B: { trash: deck } },
    ],
    ["you control more units than an opponent", true],
    ["an opponent controls more units here than you", false],
    ["you control a unit and a gear", false],
    ["it's your turn and you control two or more units", true],
  ])("%s: %s", (condition, expected, setup = {}) => {
    expect(isSo(condition, nothing, setup)).toBe(expected);
  });
});

describe("what units are", () => {
  const stunned: Setup = {
    objects: { foe: { card: "Soldier", controller: "B", at: "field", stunned: true } },
  };
  test.each<[string, boolean, Setup?]>([
    ["I'm not at a battlefield", false],
    ["I'm at a battlefield", true],
    ["I'm not buffed", true],
    ["I'm with another unit", true],
    ["I'm with another Mech", false],
    ["I'm the only Mech you control", true],
    ["an enemy unit here is stunned", false],
    ["an enemy unit here is stunned", true, stunned],
    ["all enemy units here are stunned", true, stunned],
    ["all of your units are stunned", false, stunned],
    ["no units here are exhausted", true],
    ["two or more friendly units are ready", true],
    ["an enemy unit here is alone", true],
    ["an enemy unit here has less Might than me", true],
    ["an enemy unit here has more Might than me", false],
    ["no friendly units have [Tank]", true],
    ["I don't have [Tank]", true],
    ["my Might is 4 or more", true],
    ["the total Might of your other units is exactly 4", false],
    ["the highest Might among enemy units is less than 2", false],
  ])("%s: %s", (condition, expected, setup = {}) => {
    expect(isSo(condition, nothing, setup)).toBe(expected);
  });
});

describe("what has been done this turn", () => {
  const kill = cast("Smash", "foe");
  test.each<[string, boolean, Acts?]>([
    ["you've killed a unit this turn", false],
    ["you've killed a unit this turn", true, kill],
    ["you've killed a friendly unit this turn", false, kill],
    ["an opponent has killed a unit this turn", false, kill],
    ["an enemy unit has died this turn", true, kill],
    ["no units have died this turn", true],
    ["no units have died this turn", false, kill],
    ["two or more units have died this turn", true, after(kill, cast("Smash", "friend"))],
    ["two or more units have died this turn", false, kill],
    ["you've stunned an enemy unit this turn", true, cast("Daze", "foe")],
    ["a friendly unit has been stunned this turn", false, cast("Daze", "foe")],
    ["I've been buffed this turn", true, cast("Praise", "speaker")],
    ["I haven't been buffed this turn", false, cast("Praise", "speaker")],
    ["you've drawn two or more cards this turn", true, cast("Study")],
    ["you've drawn three or more cards this turn", false, cast("Study")],
    ["you've discarded a card this turn", true, cast("Waste")],
    ["you haven't discarded a card this turn", false, cast("Waste")],
    ["you've gained 3 or more XP this turn", true, cast("Feast")],
    ["you've gained 4 or more XP this turn", false, cast("Feast")],
    ["you've scored a point this turn", true, cast("Triumph")],
    ["you didn't score this turn", false, cast("Triumph")],
    ["you've played two or more spells this turn", true, after(cast("Feast"), cast("Study"))],
    ["you've played a unit this turn", false, cast("Feast")],
    ["you've chosen a friendly unit this turn", true, cast("Praise", "friend")],
    ["you've chosen friendly units twice this turn", false, cast("Praise", "friend")],
    [
      "you've chosen friendly units twice this turn with spells",
      true,
      after(cast("Praise", "friend"), cast("Daze", "friend")),
    ],
  ])("%s: %s", (condition, expected, acts = nothing) => {
    const hand = ["Bolt", "Bolt"];
    expect(isSo(condition, acts, { A: { hand: hand.slice(0, 1), deck: [...hand, ...hand] } })).toBe(expected);
  });
  test("469: who has attacked, and what has been conquered", () => {
    const home = { speaker: { card: "Speaker", controller: "A" } } as const;
    const attack: Acts = (table) => table.attack("hill", "friend").fight();
    const setup: Setup = { objects: { ...home, friend: { card: "Soldier", controller: "A" } } };
    expect(isSo("you've conquered this turn", nothing, setup)).toBe(false);
    expect(isSo("you've conquered this turn", attack, setup)).toBe(true);
    expect(isSo("you've conquered a battlefield this turn", attack, setup)).toBe(true);
    expect(isSo("you've conquered two or more battlefields this turn", attack, setup)).toBe(false);
    expect(isSo("a friendly unit has moved this turn", attack, setup)).toBe(true);
    expect(isSo("I've moved this turn", attack, setup)).toBe(false);
  });
});

describe("355.9.b: what a text can ask of what it chooses", () => {
  const dealt = (text: string): number => {
    const table = new Table(
      {
        ...board,
        objects: {
          foe: { card: "Soldier", controller: "B", at: "field", might: 9 },
          friend: { card: "Soldier", controller: "A", at: "field", might: 2 },
          other: { card: "Soldier", controller: "A", might: 5 },
        },
        A: { points: 3, xp: 4, hand: ["Bolt"] },
      },
      spellOf("Asked", text),
    ).play("Asked");
    return table.targetsIfAsked("foe").resolve().damage("foe");
  };
  test.each([
    ["Deal damage equal to the lowest Might among friendly units to an enemy unit.", 2],
    ["Deal damage equal to the total Might of friendly units to an enemy unit.", 7],
    ["Deal damage equal to your XP to an enemy unit.", 4],
    ["Deal damage equal to twice your points to an enemy unit with more Might than me.", 0],
    ["Deal damage equal to your points to an enemy unit with Might no less than your points.", 3],
    ["Deal damage equal to your points to an enemy unit with exactly 9 [M].", 3],
    ["Deal 1 to an enemy unit for each point you have.", 3],
    ["Deal 1 to an enemy unit for each card in your hand.", 1],
  ])("%s", (text, amount) => {
    expect(dealt(text)).toBe(amount);
  });
});
