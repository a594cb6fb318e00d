import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { keywordsOf } from "../../runtime/index.ts";
import type { Table } from "./support/table.ts";
import { deck, mine, theirs, table, registry, a } from "./support/keyword-cards.ts";

describe("812, 824, 828. Dependent keywords", () => {
  test("812.1, 812.1.b, 812.1.b.1, 812.1.b.2, 812.1.c, 812.2, 726, 727, 727.1, 727.1.a, 727.1.b: Legion, all of them at once", () => {
    const now = table({ objects: { x: { ...mine, card: "Late Bloomer" } } });
    expect([now.might("x"), keywordsOf(now.state, registry, now.object("x")).includes("Tank")]).toEqual([
      2,
      false,
    ]);
    now.play("Dart").targetsIfAsked("x");
    expect([now.might("x"), keywordsOf(now.state, registry, now.object("x")).includes("Tank")]).toEqual([
      4,
      true,
    ]);
  });
  test("727.1.a.1: only this turn", () => {
    const now = table({ objects: { x: { ...mine, card: "Late Bloomer" }, y: theirs } })
      .play("Dart")
      .targets("y")
      .resolve()
      .endTurn();
    expect(now.might("x")).toBe(2);
  });
  test("824.1, 824.1.b, 824.1.b.1, 824.1.b.2, 824.1.c, 824.1.d, 727.1.b.2, 727.1.c.2: Level, as long as there is so much XP", () => {
    const might = (xp: number): number =>
      table({ A: { deck, xp }, objects: { x: { ...mine, card: "Student" } } }).might("x");
    expect([might(2), might(3), might(4)]).toEqual([2, 4, 4]);
  });
  test("824.1.c.1: the XP of whoever controls it", () => {
    const now = table({
      B: { deck, xp: 3 },
      objects: { x: { ...mine, card: "Student" }, y: { ...mine, card: "Student", controller: "B" } },
    });
    expect([now.might("x"), now.might("y")]).toEqual([2, 4]);
  });
  test("727.1.c, 727.1.c.1: a triggered ability must be active to trigger", () => {
    const attack = (xp: number): number =>
      table({ A: { deck, xp }, objects: { x: { ...mine, card: "Student" }, y: theirs } }).attack("field", "x")
        .state.chain.length;
    expect([attack(2), attack(3)]).toEqual([0, 1]);
  });
  test("827.1, 827.1.a, 827.1.b, 827.1.b.1, 827.1.c.1, 827.2, 827.2.a, 828.1, 828.1.b, 828.1.b.1, 828.1.b.2, 828.1.c, 828.1.d, 725.4, 727.1.c.1.a: Empower pays, empowers its own source, and what hangs on it is active at once", () => {
    const now = table({
      costs: "real",
      A: { deck, energy: 3 },
      objects: { x: { ...mine, card: "Ascendant" } },
    }).activate("x");
    expect(now.logged("finalize").map(({ targets }) => targets)).toEqual([[]]);
    now.resolve();
    expect([now.object("x").empowered, now.might("x"), a(now).energy, a(now).hand.length]).toEqual([
      true,
      4,
      2,
      1,
    ]);
    expect(now.activate("x").refused).toContain("827.1.c.1");
  });
});

describe("815, 826. Tank and Backline", () => {
  const assigned = (defenders: Setup["objects"]): Table =>
    table({ objects: { x: { ...mine, might: 5 }, ...defenders } })
      .attack("field", "x")
      .fight();
  const wrong = (now: Table, amounts: Readonly<Record<string, number>>): boolean => {
    const value = Object.fromEntries(Object.entries(amounts).map(([key, amount]) => [now.id(key), amount]));
    try {
      return now.answer({ ask: "assign", value }).refused !== undefined;
    } catch {
      return true;
    }
  };
  const soldier = { ...theirs, card: "Soldier" };
  const ward = { ...theirs, card: "Ward" };
  const sniper = { ...theirs, card: "Sniper" };
  test("815.1, 815.1.b, 815.1.c, 815.1.c.1: Tank before the others, lethal damage in full", () => {
    expect(wrong(assigned({ a: soldier, b: soldier, w: ward }), { a: 3, w: 2 })).toBe(true);
    expect(wrong(assigned({ a: soldier, b: soldier, w: ward }), { w: 3, a: 2 })).toBe(false);
  });
  test("815.1.c.2, 465.2.c.7: of two with Tank either", () => {
    expect(wrong(assigned({ a: soldier, v: ward, w: ward }), { w: 3, v: 2 })).toBe(false);
    expect(wrong(assigned({ a: soldier, v: ward, w: ward }), { w: 3, a: 2 })).toBe(true);
  });
  test("826.1, 826.3, 826.4, 826.4.a, 826.4.b: Backline after the others", () => {
    expect(wrong(assigned({ a: soldier, b: soldier, s: sniper }), { a: 3, s: 2 })).toBe(true);
    expect(wrong(assigned({ a: soldier, b: soldier, s: sniper }), { a: 3, b: 2 })).toBe(false);
  });
  test("815.2, 826.5: more instances change nothing", () => {
    const now = table({ objects: { x: { ...mine, might: 5 }, a: soldier, b: soldier, w: ward } })
      .play("Oath")
      .targets("w")
      .resolve();
    expect(wrong(now.attack("field", "x").fight(), { w: 3, a: 2 })).toBe(false);
  });
});

describe("816, 817, 822, 823, 825. The others", () => {
  test("816.1, 816.1.b, 816.1.c, 816.2, 816.2.a: Temporary triggers once, at the start of its controller's Beginning Phase", () => {
    const now = table({
      objects: {
        w: { ...mine, card: "Wisp", controller: "B" },
        t: { ...mine, card: "Totem", controller: "B" },
        o: { ...mine, card: "Wisp" },
      },
    }).endTurn();
    now.act({ act: "start-turn", player: "B" });
    if (now.asked?.ask === "order") now.answer({ ask: "order", value: now.asked.options });
    expect(now.logged("trigger")).toHaveLength(2);
    now.resolve();
    expect(["w", "t", "o"].map((key) => now.zone(key))).toEqual(["trash", "trash", "board"]);
  });
  test("817.1, 817.1.b, 817.1.c, 817.2, 817.2.a, 817.2.b: each Vision predicts by itself, and may see the same card", () => {
    const now = table().play("Oracle");
    if (now.asked?.ask === "order") now.answer({ ask: "order", value: now.asked.options });
    now.resolve().answer({ ask: "cards", value: [] }).resolve().answer({ ask: "cards", value: [] });
    expect(now.logged("look").map(({ name }) => name)).toEqual(["Dummy", "Dummy"]);
  });
  test("820.1, 820.1.b, 820.1.c.1, 820.1.c.3, 820.1.d, 820.1.d.1, 820.2, 820.2.a, 820.3.a: Repeat executes again, with choices of its own, and is played once", () => {
    const now = table({ costs: "real", A: { deck, energy: 3 }, objects: { x: theirs, y: theirs } }).play(
      "Volley",
    );
    now.answer({ ask: "pay", value: "Repeat" }).targets("x").targets("y").resolve();
    expect([now.damage("x"), now.damage("y"), now.logged("play").length, a(now).energy]).toEqual([
      1, 1, 1, 0,
    ]);
  });
  test("820.1.c.2, 820.3: several of them are paid for one by one", () => {
    const now = table({ costs: "real", A: { deck, energy: 4 } }).play("Double Volley");
    for (let i = 0; i < 3 && now.asked?.ask === "pay"; i++)
      now.answer({ ask: "pay", value: now.asked.options.find((option) => option !== false) ?? false });
    expect([a(now.resolve()).hand.length, a(now).energy]).toEqual([3, 0]);
  });
  test("822.1, 822.1.b, 822.1.c, 822.2: Ambush to a battlefield where its player has units, as a Reaction", () => {
    const now = table({ objects: { x: { ...mine, at: "hill" } }, battlefields: { hill: {}, field: {} } })
      .play("Dart")
      .targetsIfAsked("x");
    expect(now.play("Lurker", "A").refused).toBeUndefined();
    expect(now.state.objects.find(({ name }) => name === "Lurker")?.place).toEqual({
      at: "battlefield",
      battlefield: "hill",
    });
  });
  test("823.1, 823.1.b, 823.1.c.1, 823.1.c.3, 823.2: Hunt as it conquers or holds, all values in one", () => {
    const now = table({ objects: { x: { ...mine, card: "Pack Leader" } } })
      .attack("hill", "x")
      .fight()
      .resolve();
    expect([a(now).xp, now.logged("trigger").length]).toEqual([3, 1]);
    const held = table({
      turn: "B",
      battlefields: { hill: { controller: "A" } },
      objects: { x: { ...mine, card: "Pack Leader", at: "hill" } },
    }).endTurn();
    held.act({ act: "start-turn", player: "A" }).resolve();
    expect(a(held).xp).toBe(3);
  });
  test("825.1, 825.3, 825.4: Unique does nothing in play", () => {
    const now = table({ objects: { x: { ...mine, card: "Only One" } } }).play("Only One");
    expect([now.refused, now.state.objects.length]).toEqual([undefined, 2]);
  });
});
