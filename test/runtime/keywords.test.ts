import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { keywordsOf } from "../../runtime/index.ts";
import { unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";
import { deck, mine, theirs, table, registry, a, hidden, facedown } from "./support/keyword-cards.ts";

describe("801-803. Keywords", () => {
  test("801, 801.1, 801.3.a, 801.3.a.2, 801.3.a.3: granted for a time, or for as long as the object stays", () => {
    const now = table({ objects: { x: mine } })
      .play("Oath")
      .targetsIfAsked("x")
      .resolve()
      .play("Frenzy")
      .targetsIfAsked("x")
      .resolve();
    expect(keywordsOf(now.state, registry, now.object("x"))).toEqual(["Tank", "Assault"]);
    now.endTurn();
    expect(keywordsOf(now.state, registry, now.object("x"))).toEqual(["Tank"]);
  });
  test("802, 803: any number of them, in the order of the text", () => {
    const several = unitOf("Several", 2, "[Tank]\n[Deflect]\n[Ganking]");
    const now = new Table({ objects: { x: { ...mine, card: "Several" } } }, several);
    expect(keywordsOf(now.state, new Map([[several.name, several]]), now.object("x"))).toEqual([
      "Tank",
      "Deflect",
      "Ganking",
    ]);
  });
});

describe("805. Accelerate", () => {
  const rich = (power: Readonly<Record<string, number>>): Setup => ({
    costs: "real",
    A: { deck, energy: 1, power },
  });
  const entered = (name: string, power: Readonly<Record<string, number>>): Table =>
    table(rich(power)).play(name);
  test("805.1, 805.1.a, 805.2: an optional additional cost, and the unit enters ready", () => {
    const now = entered("Rusher", { fury: 1 }).answer({ ask: "pay", value: "Accelerate" });
    expect([now.state.objects[0]?.exhausted, a(now).energy, a(now).power]).toEqual([false, 0, { fury: 0 }]);
  });
  test("805.1.a.1: its Power is of the domain of the unit", () => {
    expect(entered("Rusher", { calm: 1 }).asked).toBeUndefined();
  });
  test("805.1.a.2: without a domain any Power", () => {
    expect(entered("Plain Rusher", { calm: 1 }).asked).toMatchObject({ ask: "pay" });
  });
  test("805.2.a, 805.3: on the board it does nothing", () => {
    const now = table({ objects: { x: { ...mine, card: "Rusher", exhausted: true } } });
    expect(now.activate("x").refused).toBeDefined();
  });
  test("805.4: twice is as good as once", () => {
    const now = table().play("Twice Rooted").answer({ ask: "pay", value: "Accelerate" });
    expect(now.state.objects.map(({ exhausted }) => exhausted)).toEqual([false]);
  });
  test("805.2.b, 805.6, 805.6.a: it enters ready, and does not become ready", () => {
    const now = table({ objects: { drummer: { ...mine, card: "Drummer" } } })
      .play("Rusher")
      .answer({ ask: "pay", value: "Accelerate" });
    expect(a(now.resolve()).xp).toBe(0);
  });
});

describe("807, 809, 814. Keywords with values", () => {
  const fight = (objects: Setup["objects"]): Table =>
    table({ ...(objects === undefined ? {} : { objects }) });
  test("807.1, 807.1.b.1, 807.1.b.2, 807.1.c, 807.2: Assault values are summed", () => {
    const now = fight({ x: { ...mine, card: "Brute" }, y: theirs })
      .play("Frenzy")
      .targets("x")
      .resolve();
    expect([now.might("x"), now.attack("field", "x").might("x")]).toEqual([2, 6]);
  });
  test("814.1, 814.1.b.1, 814.1.b.2, 814.1.b.3, 814.1.c, 814.2: and those of Shield", () => {
    const now = fight({ x: mine, y: { ...theirs, card: "Wall" } })
      .play("Cover")
      .targets("y")
      .resolve();
    expect([now.might("y"), now.attack("field", "x").might("y")]).toEqual([2, 6]);
  });
  test("809.1.c, 809.1.c.1, 809.2: Deflect is paid for with Power of any domain, and summed", () => {
    const now = table({
      costs: "real",
      A: { deck, power: { calm: 2, mind: 1 } },
      objects: { x: { ...theirs, card: "Slick" } },
    });
    now.play("Dart").targetsIfAsked("x");
    expect(Object.values(a(now).power).reduce((sum, each) => sum + each, 0)).toBe(2);
    const twice = table({
      costs: "real",
      turn: "A",
      A: { deck, power: { calm: 2 } },
      objects: { x: { ...theirs, card: "Slick" } },
    });
    expect(twice.play("Mask").targetsIfAsked("x").resolve().play("Dart").refused).toBeDefined();
  });
});

describe("808. Deathknell", () => {
  test("808.1, 808.1.a, 808.1.b.1, 808.1.c, 808.1.d, 808.1.d.2: when it is killed and sent to the trash", () => {
    const now = table({ objects: { x: { ...mine, card: "Keeper" } } });
    now.act({ act: "kill", objects: [now.id("x")] });
    expect(now.state.chain.map(({ context }) => context.name)).toEqual(["Keeper"]);
    expect(a(now.resolve()).hand).toHaveLength(1);
  });
});

describe("810. Ganking", () => {
  test("810.1, 810.1.b, 810.1.c, 810.1.c.1, 810.1.c.2, 810.1.c.3, 810.2: more places for the Standard Move, for its usual cost", () => {
    const from = (at: string): Table =>
      table({ battlefields: { field: {}, hill: {} }, objects: { x: { ...mine, card: "Flyer", at } } });
    for (const at of ["base A", "field"]) {
      const now = from(at).attack("hill", "x");
      expect([now.refused, now.at("x"), now.object("x").exhausted]).toEqual([undefined, "hill", true]);
      expect(now.fight().attack("field", "x").refused).toBeDefined();
    }
  });
});

describe("811. Hidden", () => {
  test("811.1, 811.1.a, 811.1.c, 811.1.c.1, 811.1.c.2, 421.1, 421.2, 421.2.a: to hide is not to play, and opens no chain", () => {
    const now = hidden("Mole");
    expect([now.state.chain, now.logged("play"), now.zone("B hand 0")]).toEqual([[], [], "facedown"]);
  });
  test("811.1.b, 811.1.c.3, 811.6, 421.3: from the next turn on it is played from there, as a Reaction, for nothing", () => {
    const now = hidden("Mole");
    expect(now.act({ act: "play", player: "B", object: facedown(now), from: "facedown" }).refused).toContain(
      "811.1.b",
    );
    now.endTurn().act({ act: "start-turn", player: "A" }).play("Dart").targetsIfAsked("guard");
    now.act({ act: "pass", player: "A" });
    expect(
      now.act({ act: "play", player: "B", object: facedown(now), from: "facedown" }).refused,
    ).toBeUndefined();
    expect(now.at("B hand 0")).toBe("field"); // 811.1.d.1
  });
  test("811.1.d, 811.1.d.2: its targets are there; 811.3: from the hand they are anywhere", () => {
    const setup = { objects: { guard: theirs, far: { ...theirs, at: "base B" } } } as const;
    const now = hidden("Lurk Shot", setup).endTurn().act({ act: "start-turn", player: "B" });
    now.act({ act: "play", player: "B", object: facedown(now), from: "facedown" });
    expect(now.logged("finalize").at(-1)?.targets).toEqual([now.id("guard")]);
    const open = table({ ...setup, turn: "B", B: { deck, hand: ["Lurk Shot"] } }).play("Lurk Shot", "B");
    expect(open.asked).toMatchObject({ options: [open.id("guard"), open.id("far")] });
  });
  test("811.5.a: a facedown card has Hidden, and what is hidden need not", () => {
    const now = hidden("Mole");
    expect(now.state.facedown).toHaveLength(1);
  });
});
