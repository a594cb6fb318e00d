import { describe, expect, test } from "vitest";
import type { ObjectSetup, Setup } from "../../runtime/index.ts";
import { spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const deck = ["Dummy", "Soldier", "Ember", "Dummy", "Soldier"];
const spells = [
  spellOf("Ember", "Burn 2."),
  spellOf("Ashes", "Burn 3. Draw 1 for each unit burned this way."),
  spellOf("Pyre", "Burn 1 for each enemy unit."),
  spellOf("Harvest", "Gain 1 XP for each unit you've burned this turn."),
  spellOf("Spark", "Deal 1 to a unit."),
  spellOf("Strike", "Deal damage to a unit equal to the number of friendly units."),
  spellOf("Call", "Name a card. Return all cards with that name from your trash to your hand."),
  spellOf("Kind", "Name a card type. Return all cards of that type from your trash to your hand."),
  spellOf("Swell", "Give a unit +4 [M] this turn."),
  spellOf("Ban", "The next time an enemy unit would become [Mighty] this turn, banish it instead."),
  spellOf("Snare", "The next time an enemy unit would move this turn, deal 1 to it instead."),
  spellOf("Topple", "Kill a unit with the highest Might among enemy units."),
  spellOf("Outnumber", "Kill a unit with less Might than the number of cards in your hand."),
  spellOf("Push", "Move an enemy unit to its base."),
  spellOf("Rekindle", "Return a unit burned this turn to your hand."),
  spellOf("Spread", "Deal 1 to two units at different locations."),
  spellOf("Confiscate", "Name a card. Each opponent discards all cards with that name."),
  spellOf("Ambush Order", "Each opponent kills a unit they don't control."),
  spellOf("Old Fire", "Gain 1 XP.", { cost: { energy: 4, power: [] } }),
];
const objects: Readonly<Record<string, ObjectSetup>> = {
  me: { card: "Speaker", controller: "A", at: "field" },
  foe: { card: "Soldier", controller: "B", at: "field" },
};
const start = (text: string, setup: Setup = {}): Table =>
  new Table(
    {
      A: { deck },
      B: { deck },
      ...setup,
      battlefields: { field: {}, hill: {} },
      objects: { ...objects, ...setup.objects },
    },
    unitOf("Speaker", 4, text),
    ...spells,
  );
const xp = (now: Table): number => now.state.players.A.xp;
const hand = (now: Table): readonly string[] => now.state.players.A.hand.map(({ name }) => name);

describe("440.1.a. What triggers on burning", () => {
  test.each<[string, number]>([
    ["When you burn one or more cards, gain 1 XP.", 1],
    ["When you burn a card, gain 1 XP.", 2],
    ["When you burn a unit, gain 1 XP.", 2],
    ["When you burn a spell, gain 1 XP.", 0],
    ["When an opponent burns one or more cards, gain 1 XP.", 0],
    ["When a unit is burned, gain 1 XP.", 2],
    ["When a friendly unit with 5 [M] or more is burned, gain 1 XP.", 1],
    ["When an enemy unit is burned, gain 1 XP.", 0],
  ])("%s", (text, times) => {
    expect(xp(start(text).play("Ember").resolve())).toBe(times);
  });
  test("the cards that were burned are counted, this way and this turn", () => {
    expect(hand(start("").play("Ashes").resolve())).toHaveLength(2);
    expect(xp(start("").play("Ashes").resolve().play("Harvest").resolve())).toBe(2);
    const two = start("", { objects: { ...objects, second: { card: "Soldier", controller: "B" } } });
    expect(two.play("Pyre").resolve().state.players.A.deck).toHaveLength(3);
  });
});

describe("829.1.c. [Flow] that is given to spells in the trash", () => {
  test("played for the given cost, and banished", () => {
    const setup: Setup = { costs: "real", A: { deck, trash: ["Old Fire"], energy: 3 } };
    const now = start("Each spell in your trash has [Flow] [3].", setup);
    const object = now.state.players.A.trash[0]?.id ?? "";
    now.act({ act: "play", player: "A", object, from: "trash" }).resolve();
    expect([xp(now), now.state.players.A.energy, now.state.players.A.banished.length]).toEqual([1, 0, 1]);
  });
});

describe("740. One on one, and ties", () => {
  test("740.2.b: while both are alone", () => {
    expect(start("While I'm one on one, I have +2 [M].").might("me")).toBe(6);
    const third = { card: "Soldier", controller: "B", at: "field" } as const;
    expect(start("While I'm one on one, I have +2 [M].", { objects: { third } }).might("me")).toBe(4);
  });
  const tie = (text: string): Table => {
    const foe = { card: "Dummy", controller: "B", at: "hill" } as const;
    const battlefields = { field: {}, hill: { controller: "B" } } as const;
    const now = new Table(
      { A: { deck }, B: { deck }, battlefields, objects: { me: { card: "Speaker", controller: "A" }, foe } },
      unitOf("Speaker", 9, text + "\nI don't deal combat damage."),
      ...spells,
    );
    return now.attack("hill", "me").fight().resolve();
  };
  test.each<[string, number]>([
    ["When a combat ends in a tie, gain 1 XP.", 1],
    ["When you tie a combat, gain 1 XP.", 1],
    ["When you lose a combat, gain 1 XP.", 0],
    ["At the end of your turn, if you've tied a combat this turn, gain 1 XP.", 1],
    ["At the end of your turn, if you've won a combat this turn, gain 1 XP.", 0],
    ["When I deal combat damage, gain 1 XP.", 0],
    ["When an enemy unit deals combat damage to me, gain 1 XP.", 1],
  ])("740.3.a: %s", (text, times) => {
    expect(xp(tie(text).endTurn())).toBe(times);
  });
});

describe("417.6. Who deals damage", () => {
  test.each<[string, number]>([
    ["When you deal damage to an enemy unit with a spell, gain 1 XP.", 1],
    ["When you deal damage to a friendly unit, gain 1 XP.", 0],
    ["When an opponent deals damage, gain 1 XP.", 0],
    ["When I deal damage, gain 1 XP.", 0],
    ["When you deal combat damage, gain 1 XP.", 0],
  ])("%s", (text, times) => {
    expect(xp(start(text).play("Spark").targets("foe").resolve())).toBe(times);
  });
  test("damage equal to an amount, said after the unit", () => {
    expect(start("").play("Strike").targets("foe").resolve().damage("foe")).toBe(1);
  });
});

describe("760. Names", () => {
  const trash = ["Dummy", "Spark", "Dummy", "Soldier"];
  test("761: cards with the name", () => {
    const now = start("", { A: { deck, trash } }).play("Call").resolve();
    expect(hand(now.answer({ ask: "name", value: "Dummy" }).resolve())).toEqual(["Dummy", "Dummy"]);
  });
  test("760: cards of the type", () => {
    const now = start("", { A: { deck, trash } }).play("Kind").resolve();
    expect(hand(now.answer({ ask: "name", value: "Spell" }).resolve())).toEqual(["Spark"]);
  });
});

test("440: the cards burned this turn, and no others", () => {
  const now = start("", { A: { deck, trash: ["Guard"] } });
  now.play("Ember").resolve().play("Rekindle");
  expect(now.asked).toMatchObject({ ask: "cards", names: ["Dummy", "Soldier"] });
});
test("760, 422: all cards with the name, of the hand of who discards them", () => {
  const hand = ["Dummy", "Soldier", "Dummy"];
  const now = start("", { B: { deck, hand } }).play("Confiscate").resolve();
  now.answer({ ask: "name", value: "Dummy" }).resolve();
  expect(now.state.players.B.hand.map(({ name }) => name)).toEqual(["Soldier"]);
});
test("355.11: at different locations", () => {
  const third = { card: "Soldier", controller: "B", at: "field" } as const;
  expect(start("", { objects: { third } }).play("Spread").refused).toBeDefined();
  const away = { card: "Soldier", controller: "B", at: "hill" } as const;
  const now = start("", { objects: { third, away } }).play("Spread").targets("me", "away").resolve();
  expect([now.damage("me"), now.damage("away"), now.damage("foe")]).toEqual([1, 1, 0]);
});
test("191: units they don't control", () => {
  const now = start("").play("Ambush Order").resolve();
  expect([now.zone("me") === "board", now.at("foe")]).toEqual([false, "field"]);
});

describe("370. What would happen", () => {
  test("becoming Mighty", () => {
    const now = start("").play("Ban").resolve().play("Swell").targets("foe").resolve();
    expect(now.zone("foe")).not.toBe("board");
  });
  test("moving", () => {
    const now = start("").play("Snare").resolve().play("Push").targetsIfAsked("foe").resolve();
    expect([now.at("foe"), now.damage("foe")]).toEqual(["field", 1]);
  });
});

describe("comparisons", () => {
  const big = { card: "Dummy", controller: "B" } as const;
  test("the highest Might among enemy units", () => {
    const now = start("", { objects: { big } }).play("Topple").targetsIfAsked("big").resolve();
    expect([now.zone("big") === "board", now.at("foe")]).toEqual([false, "field"]);
  });
  test("less Might than the number of cards in a hand", () => {
    const setup: Setup = { A: { deck, hand: ["Dummy", "Dummy", "Dummy"] }, objects: { big } };
    const now = start("", setup).play("Outnumber").targetsIfAsked("foe").resolve();
    expect(now.at("big")).toBe("base B");
  });
  test("who has the most", () => {
    expect(start("While you have the most points, I have +1 [M].").might("me")).toBe(4);
    expect(start("While you have the most points, I have +1 [M].", { A: { points: 1 } }).might("me")).toBe(5);
    expect(start("While I have the highest Might here, I have [Tank].").keywords("me")).toEqual(["Tank"]);
  });
});
