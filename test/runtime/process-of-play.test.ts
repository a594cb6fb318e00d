import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { fromText, gearOf, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const cards = [
  spellOf("Strike", "Deal 2 to a unit at a battlefield.\nDraw 1."),
  spellOf("Reprieve", "[Reaction]\nMove a unit you control to its base."),
  spellOf("Sweep", "Kill all gear."),
  spellOf("Wake", "Ready a legend."),
  spellOf("Second Life", "Return a unit from your trash to your hand."),
  spellOf("Crossing", "Kill all units at a battlefield."),
  spellOf("Tithe", "Each player kills a unit they control."),
  spellOf("Toll", "Kill a friendly unit to draw 1."),
  spellOf("Rain", "Deal 5 damage split among up to 3 units."),
  spellOf("Empty Hands", "Discard 2, then draw 2."),
  spellOf("Swift Shot", "[Action]\nDeal 3 to a unit at a battlefield."),
  spellOf("Costly", "Draw 1.", { cost: { energy: 3, power: [] } }),
  spellOf("Cheaper", "[Repeat] [2]\nDraw 1.", { cost: { energy: 3, power: [] } }),
  unitOf("Grave Lord", 6, "As an additional cost to play me, kill a friendly unit."),
  unitOf("Scholar", 2, "As you play me, you may pay [1] as an additional cost. If you do, draw 1."),
  unitOf("Bargainer", 2, "Spells you play cost [1] less."),
  unitOf("Thrifty", 2, "Optional additional costs you pay cost [1] less."),
  unitOf("Envoy", 2, "When you play me, deal 1 to an enemy unit."),
  unitOf("Stoic", 4, "I can't be chosen by enemy spells and abilities."),
  unitOf("Proof", 3, "When you choose me, draw 1."),
  unitOf("Watcher", 3, "When you play a spell, gain 1 XP."),
  unitOf("Jailer", 3, "Opponents can't play units to battlefields."),
  gearOf("Lantern", "[E]: Draw 1."),
  gearOf("Pump", "[Reaction][>] [E]: [Add] [1]."),
  fromText("Old Sage", "legend", "[E]: Draw 1."),
];
const deck = ["Dummy", "Dummy", "Dummy", "Dummy"];
const mine = { card: "Dummy", controller: "A" } as const;
const theirs = { card: "Dummy", controller: "B", at: "field" } as const;
const table = (setup: Setup = {}): Table =>
  new Table(
    { A: { deck }, B: { deck }, battlefields: { field: { controller: "B" }, hill: {} }, ...setup },
    ...cards,
  );
const options = (now: Table): readonly unknown[] =>
  now.asked !== undefined && "options" in now.asked ? now.asked.options : [];
const energy = (now: Table): number => now.state.players.A.energy;
const hand = (now: Table): number => now.state.players.A.hand.length;

describe("350-354. What playing is", () => {
  test("350, 350.1, 419.4.a: a card is played when it has gone all the way", () => {
    const now = table().play("Costly");
    expect(now.logged("play")).toEqual([]);
    expect(
      now
        .resolve()
        .logged("play")
        .map(({ name }) => name),
    ).toEqual(["Costly"]);
  });
  test("351, 351.1: a permanent becomes a game object", () => {
    expect(
      table()
        .play("Dummy")
        .state.objects.map(({ name, kind }) => [name, kind]),
    ).toEqual([["Dummy", "unit"]]);
  });
  test("351.2, 359.3, 359.3.a, 359.3.d: a spell lingers, is executed, and goes to the trash", () => {
    const now = table().play("Costly");
    expect(now.state.chain.map(({ status }) => status)).toEqual(["finalized"]);
    expect(now.resolve().state.players.A.trash.map(({ name }) => name)).toEqual(["Costly"]);
  });
  test("352, 352.1: while something is asked, it is pending", () => {
    const now = table({ objects: { x: theirs, y: theirs } }).play("Strike");
    expect(now.state.waiting).not.toBeNull();
    expect(now.state.chain).toEqual([]); // The step is not done; the players see it in `look`.
  });
  test("354, 354.1: the card leaves its zone for the chain, and the state is closed", () => {
    const now = table().play("Costly");
    expect([hand(now), now.play("Costly", "A").refused]).toEqual([0, expect.stringContaining("309.1.a")]);
  });
  test("359.3.c: others may react before it resolves", () => {
    const now = table({ objects: { x: theirs } })
      .play("Strike")
      .targetsIfAsked("x");
    now.act({ act: "pass", player: "A" }).play("Reprieve", "B").targetsIfAsked("x").resolve();
    expect([now.damage("x"), hand(now)]).toEqual([0, 1]);
  });
});

describe("355. Choices", () => {
  test("355.1, 355.1.a: optional additional costs are chosen as it is played", () => {
    const now = table().play("Scholar");
    expect(now.asked).toMatchObject({ ask: "pay" });
  });
  test("355.2, 355.2.a: the location of a unit: the base or a battlefield that its player controls", () => {
    const now = table({
      battlefields: { field: { controller: "B" }, hill: { controller: "A" } },
      objects: { x: { ...mine, at: "hill" } },
    });
    expect(options(now.play("Soldier"))).toEqual(["base A", "hill"]);
  });
  test("355.5, 355.5.a: 'a unit' is a choice, 'all gear' is none", () => {
    const now = table({ objects: { x: theirs, y: theirs, lamp: { card: "Lantern", controller: "B" } } });
    expect(options(now.play("Strike"))).toEqual([now.id("x"), now.id("y")]);
    const sweep = table({ objects: { lamp: { card: "Lantern", controller: "B" } } }).play("Sweep");
    expect(sweep.asked).toBeUndefined();
    expect(sweep.resolve().zone("lamp")).toBe("trash");
  });
  test("355.5.b: a play effect chooses when it has triggered, not as the unit is played", () => {
    const now = table({ objects: { x: theirs, y: theirs } }).play("Envoy");
    expect([now.state.objects.length, now.asked?.ask]).toEqual([3, "targets"]);
  });
  test("355.6, 355.7: what a text chooses is a target of it", () => {
    const now = table({ objects: { x: theirs } })
      .play("Strike")
      .targetsIfAsked("x");
    expect(now.logged("finalize").map(({ targets }) => targets)).toEqual([[now.id("x")]]);
  });
  test("355.9.a.4: a legend is in the Legend Zone", () => {
    const now = table({ A: { deck, legend: "Old Sage" }, B: { deck, legend: "Old Sage" } }).play("Wake");
    expect(options(now)).toEqual([now.id("A legend"), now.id("B legend")]);
  });
  test("355.9.a: a unit 'from your trash' is a target there", () => {
    const now = table({ A: { deck, trash: ["Soldier", "Costly", "Dummy"] } }).play("Second Life");
    expect(now.asked).toMatchObject({ ask: "cards", names: ["Soldier", "Dummy"] });
  });
  test("355.9.b: what cannot be chosen by enemies is no valid choice for them", () => {
    const now = table({ objects: { stoic: { ...theirs, card: "Stoic" }, x: theirs, y: theirs } });
    expect(options(now.play("Strike"))).toEqual([now.id("x"), now.id("y")]);
  });
  test("355.10.b: the battlefield in 'a unit at a battlefield' is no target; the one in 'all units at a battlefield' is", () => {
    const one = table({ objects: { x: theirs, y: { ...theirs, at: "hill" } } });
    expect(options(one.play("Strike"))).toEqual([one.id("x"), one.id("y")]);
    expect(options(table({ objects: { x: theirs } }).play("Crossing"))).toEqual(["field", "hill"]);
  });
  test("355.10.c, 355.10.c.1: what is killed as a cost is no target", () => {
    const now = table({ objects: { a: { ...mine, card: "Proof" }, b: mine } }).play("Grave Lord");
    expect(now.asked?.ask).toBe("targets");
    now.targets("a").resolve();
    expect(hand(now)).toBe(0);
  });
  test("355.10.d, 355.10.d.1, 355.10.d.2: 'all' is no choice; an only possible one is a target all the same", () => {
    const now = table({ objects: { proof: { ...mine, card: "Proof", at: "field" } } })
      .play("Strike")
      .resolve();
    expect(hand(now)).toBe(2); // Its own draw, and that of the unit that was chosen.
  });
  test("355.10.e: what each player chooses is no target", () => {
    const now = table({ objects: { proof: { ...mine, card: "Proof" }, x: theirs } }).play("Tithe");
    expect(now.asked).toBeUndefined();
    expect(hand(now.resolve())).toBe(0);
  });
  test("355.14.b, 355.14.d, 355.14.e, 355.14.g: the targets of a split are chosen first, the shares as it resolves", () => {
    const now = table({ objects: { x: theirs, y: theirs, z: theirs } }).play("Rain");
    now.targets("x", "y");
    expect(now.state.waiting).toBeNull();
    now.resolve();
    expect(now.asked).toMatchObject({ ask: "split", total: 5 });
    now.answer({ ask: "split", value: { [now.id("x")]: 4, [now.id("y")]: 1 } });
    expect([now.damage("x"), now.damage("y"), now.damage("z")]).toEqual([4, 1, 0]);
  });
  test("355.14.i: what choosing a target has triggered stays, also if it is none any more", () => {
    const now = table({ objects: { proof: { ...mine, card: "Proof", at: "hill" }, x: theirs } }).play("Rain");
    now.targets("proof", "x");
    expect(now.state.chain.map(({ context }) => context.name)).toEqual(["Rain", "Proof"]);
    now.act({ act: "kill", objects: [now.id("proof")] }).resolve();
    expect(hand(now)).toBe(1);
  });
  test("355.15: choices cannot be changed later", () => {
    const now = table({ objects: { x: theirs, y: theirs } })
      .play("Strike")
      .targets("x");
    now.act({ act: "move", objects: [now.id("x")], to: "base B" }).resolve();
    expect([now.damage("x"), now.damage("y")]).toEqual([0, 0]);
  });
});

describe("356-357. Costs", () => {
  const rich = { deck, energy: 9, power: { any: 3 } };
  const real = (setup: Setup = {}): Table => table({ costs: "real", A: rich, ...setup });
  test("356.2.a, 356.2.a.1, 356.7: a mandatory additional cost must be paid, whatever it is", () => {
    expect(table().play("Grave Lord").refused).toBeDefined();
    const now = table({ objects: { x: mine } })
      .play("Grave Lord")
      .targetsIfAsked("x");
    expect([now.zone("x"), now.state.objects.map(({ name }) => name)]).toEqual(["trash", ["Grave Lord"]]);
  });
  test("356.2.a.2, 809.1, 809.1.b.1, 809.1.b.2, 809.1.d: Deflect is a mandatory additional cost of who chooses", () => {
    const now = real({ objects: { mirror: { ...theirs, card: "Mirror" } } })
      .play("Strike")
      .targetsIfAsked("mirror");
    expect(now.state.players.A.power).toEqual({ any: 1 });
    expect(
      real({ A: { deck, power: { any: 1 } }, objects: { mirror: { ...theirs, card: "Mirror" } } }).play(
        "Strike",
      ).refused,
    ).toBeDefined();
  });
  test("356.2.b, 356.2.b.1: an optional one only if it was chosen", () => {
    const paid = real().play("Scholar").answer({ ask: "pay", value: true });
    expect([energy(paid), hand(paid)]).toEqual([8, 1]);
    const not = real().play("Scholar").answer({ ask: "pay", value: false });
    expect([energy(not), hand(not)]).toEqual([9, 0]);
  });
  test("356.4, 356.4.a, 356.4.b: a discount of another card", () => {
    expect(energy(real({ objects: { b: { card: "Bargainer", controller: "A" } } }).play("Costly"))).toBe(7);
  });
  test("356.4.c, 356.4.c.1: a discount of optional additional costs applies to those alone", () => {
    const now = real({ objects: { t: { card: "Thrifty", controller: "A" } } });
    expect(energy(now.play("Cheaper").answer({ ask: "pay", value: "Repeat" }))).toBe(9 - 3 - 1);
    expect(energy(real({ objects: { t: { card: "Thrifty", controller: "A" } } }).play("Costly"))).toBe(6);
  });
  test("356.4.d, 356.4.d.1: discounts of the whole come after those of a part", () => {
    const objects = {
      t: { card: "Thrifty", controller: "A" },
      b: { card: "Bargainer", controller: "A" },
    } as const;
    expect(energy(real({ objects }).play("Cheaper").answer({ ask: "pay", value: "Repeat" }))).toBe(9 - 3);
  });
  test("356.4.f, 356.4.f.1: reduced to nothing, an additional cost was paid all the same", () => {
    const now = real({ A: { deck }, objects: { t: { card: "Thrifty", controller: "A" } } }).play("Scholar");
    now.answer({ ask: "pay", value: true });
    expect([energy(now), hand(now)]).toEqual([0, 1]);
  });
  test("356.6: no cost is below 0", () => {
    const free = spellOf("Free Word", "Draw 1.");
    const now = new Table(
      { costs: "real", A: { deck, energy: 1 }, objects: { b: { card: "Bargainer", controller: "A" } } },
      ...cards,
      free,
    );
    expect(energy(now.play("Free Word"))).toBe(1);
  });
  test("357.1, 358.2, 358.5: what cannot be paid is undone altogether", () => {
    const now = real({ A: { deck, energy: 2 } });
    const before = now.state.players.A;
    now.play("Costly");
    expect(now.refused).toBeDefined();
    expect(now.state.players.A).toMatchObject({ energy: before.energy, trash: before.trash });
    expect(now.state.chain).toEqual([]);
  });
});

describe("358-359. Legality and resolution", () => {
  test("358.1, 358.3.a: an instruction that cannot be carried out is skipped; the spell is legal", () => {
    const recruits = spellOf(
      "Levy",
      "Play a 1 [M] Recruit unit token to a battlefield you control.\nDraw 1.",
    );
    const now = new Table(
      {
        A: { deck },
        battlefields: { hill: { controller: "A" } },
        objects: { x: { ...mine, at: "hill" }, jailer: { card: "Jailer", controller: "B" } },
      },
      ...cards,
      recruits,
    );
    expect(now.play("Levy").refused).toBeUndefined();
    now.resolve();
    expect([now.state.objects.length, hand(now)]).toEqual([2, 1]);
  });
  test("359.2.a: its passive abilities are active as soon as it is on the board", () => {
    const now = table({ costs: "real", A: { deck, energy: 9 } })
      .play("Bargainer")
      .play("Costly");
    expect(energy(now)).toBe(7);
  });
  test("359.2.c, 359.2.d: a unit enters exhausted where it was chosen, a gear ready at the base", () => {
    const now = table({
      battlefields: { hill: { controller: "A" } },
      objects: { x: { ...mine, at: "hill" } },
    });
    now.play("Soldier").answer({ ask: "to", value: "hill" }).play("Lantern");
    const [, unit, gear] = now.state.objects;
    expect([unit?.exhausted, unit?.place, gear?.exhausted, gear?.place]).toEqual([
      true,
      { at: "battlefield", battlefield: "hill" },
      false,
      { at: "base", of: "A" },
    ]);
  });
  test("359.3.e.1, 359.3.e.9, 359.3.e.10: with no legal target left it does nothing, and was played", () => {
    const now = table({ objects: { x: theirs, watcher: { card: "Watcher", controller: "A" } } });
    now.play("Swift Shot").targetsIfAsked("x");
    now.act({ act: "move", objects: [now.id("x")], to: "base B" }).resolve();
    expect([now.damage("x"), now.state.players.A.xp]).toEqual([0, 1]);
  });
  test("359.3.e.11, 422.4: what can be done in part is done as far as it goes", () => {
    const now = table({ A: { deck, hand: ["Dummy"] } })
      .play("Empty Hands")
      .resolve();
    expect([hand(now), now.state.players.A.trash.length]).toEqual([2, 2]);
  });
  test("359.3.e.12.a: what has stayed as it is can be looked at", () => {
    const measure = spellOf(
      "Measure",
      "Choose a friendly unit and an enemy unit. They deal damage equal to their Mights to each other.",
    );
    const now = new Table({ objects: { x: { ...theirs, at: "base B", might: 3 }, y: mine } }, measure);
    now.play("Measure").targetsIfAsked("y").targetsIfAsked("x").resolve();
    expect([now.zone("x"), now.damage("y")]).toEqual(["trash", 3]);
  });
  test("429.3: what an ability has Added pays", () => {
    const setup = {
      costs: "real",
      A: { deck, energy: 2 },
      objects: { pump: { card: "Pump", controller: "A" } },
    } as const;
    expect(table(setup).activate("pump").play("Costly").refused).toBeUndefined();
  });
});
