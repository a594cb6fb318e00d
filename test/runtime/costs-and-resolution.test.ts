import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { spellOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";
import { cards, deck, mine, theirs, table, energy, hand } from "./support/process-board.ts";

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
