import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { keywordsOf } from "../../runtime/index.ts";
import { fromText, gearOf, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const cost = (energy: number) => ({ cost: { energy, power: [] } }) as const;
const cards = [
  unitOf("Rusher", 2, "[Accelerate]", { domains: ["fury"] }),
  unitOf("Plain Rusher", 2, "[Accelerate]"),
  unitOf("Drummer", 2, "When a friendly unit is readied, gain 1 XP."),
  unitOf("Brute", 2, "[Assault]"),
  unitOf("Wall", 2, "[Shield]"),
  unitOf("Keeper", 2, "[Deathknell][>] Draw 1."),
  unitOf("Slick", 2, "[Deflect]"),
  unitOf("Flyer", 2, "[Ganking]"),
  unitOf("Mole", 2, "[Hidden]"),
  unitOf("Late Bloomer", 2, "[Legion][>] I have +2 [M].\n[Legion][>] I have [Tank]."),
  unitOf("Ward", 3, "[Tank]"),
  unitOf("Sniper", 3, "[Backline]"),
  unitOf("Wisp", 2, "[Temporary]\n[Temporary]"),
  unitOf("Oracle", 2, "[Vision]\n[Vision]"),
  unitOf("Lurker", 2, "[Ambush]"),
  unitOf("Pack Leader", 3, "[Hunt 2]\n[Hunt]"),
  unitOf("Student", 2, "[Level 3][>] I have +2 [M].\n[Level 3][>] When I attack, draw 1."),
  unitOf(
    "Ascendant",
    2,
    "[Empower] [1]\n[Empowered][>] I have +2 [M].\n[Empowered][>] When I become [Empowered], draw 1.",
  ),
  unitOf("Only One", 2, "[Unique]"),
  unitOf("Twice Rooted", 2, "[Accelerate]\n[Accelerate]"),
  unitOf("Doctor", 2, "Units you control have [Shield]."),
  spellOf("Volley", "[Repeat] [2]\nDeal 1 to a unit.", cost(1)),
  spellOf("Double Volley", "[Repeat] [1]\n[Repeat] [2]\nDraw 1.", cost(1)),
  spellOf("Frenzy", "Give a unit [Assault 3] this turn."),
  spellOf("Cover", "Give a unit [Shield 3] this turn."),
  spellOf("Mask", "Give a unit [Deflect 2] this turn."),
  spellOf("Oath", "Give a unit [Tank]."),
  spellOf("Dart", "Deal 1 to a unit."),
  spellOf("Lurk Shot", "[Hidden]\n[Action]\nDeal 2 to a unit."),
  spellOf("Quick Kill", "[Reaction]\nKill a unit."),
  gearOf("Totem", "[Temporary]"),
  fromText("Meadow", "battlefield", "Units here have [Ganking]."),
];
const deck = ["Dummy", "Soldier", "Dummy", "Dummy"];
const mine = { card: "Dummy", controller: "A" } as const;
const theirs = { card: "Dummy", controller: "B", at: "field" } as const;
const table = (setup: Setup = {}): Table =>
  new Table(
    { A: { deck }, B: { deck }, battlefields: { field: { controller: "B" }, hill: {} }, ...setup },
    ...cards,
  );
const registry = new Map(cards.map((card) => [card.name, card]));
const a = (now: Table) => now.state.players.A;
/** Hides a card of B at the field, and lets the next turn begin. */
function hidden(card: string, setup: Setup = {}): Table {
  const now = table({ turn: "B", objects: { guard: theirs }, B: { deck, hand: [card] }, ...setup });
  const [first] = now.state.players.B.hand;
  now.act({ act: "hide", player: "B", object: first?.id ?? "", at: "field" });
  return now;
}
const facedown = (now: Table): string => now.state.facedown[0]?.id ?? "";

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

describe("473-480. Layers", () => {
  test("474, 475, 475.1, 476, 476.1, 476.2: what depends on a later layer is applied when it is true, once", () => {
    const proud = unitOf("Proud One", 4, "While I'm [Mighty], I have [Shield].");
    const now = new Table(
      {
        battlefields: { field: { controller: "B" } },
        objects: { x: mine, p: { card: "Proud One", controller: "B", at: "field", buffed: true } },
      },
      proud,
    ).attack("field", "x");
    expect(now.might("p")).toBe(6);
  });
  test("476.3, 477.2, 477.2.a, 477.2.b: and not any more when it is not", () => {
    const now = table({ objects: { d: { ...mine, card: "Doctor" }, x: mine } });
    expect(keywordsOf(now.state, registry, now.object("x"))).toEqual(["Shield"]);
    now.act({ act: "kill", objects: [now.id("d")] });
    expect(keywordsOf(now.state, registry, now.object("x"))).toEqual([]);
  });
  test("477, 477.1, 477.1.a.1, 477.3, 477.3.a, 477.3.e, 477.3.e.1, 477.3.e.1.a: first what its Might is, then what is added", () => {
    const now = table({ objects: { x: { ...mine, might: 4, buffed: true } } });
    expect(now.might("x")).toBe(5);
  });
  test("477.3.b, 477.3.e.2, 477.3.e.2.a, 477.3.e.2.b: a limited decrease keeps what it was", () => {
    const weaken = spellOf("Sap", "Give a unit -4 [M] this turn, to a minimum of 1 [M].");
    const now = new Table({ objects: { x: { ...mine, might: 2 } } }, weaken, ...cards)
      .play("Sap")
      .targetsIfAsked("x")
      .resolve();
    expect(now.might("x")).toBe(1);
    now.state = { ...now.state, objects: now.state.objects.map((object) => ({ ...object, buffed: true })) };
    expect(now.might("x")).toBe(2);
  });
});
