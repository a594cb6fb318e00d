import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { gearOf, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const equipment = { tags: ["Equipment"], mightBonus: 2 } as const;
const cards = [
  spellOf("Cash In", "Spend a buff to draw 1."),
  spellOf("Encore", "[Repeat] [1]\nDraw 1. Kill a unit."),
  spellOf("Recall Home", "Return a unit to its owner's hand."),
  unitOf("Armoured", 2, "[Weaponmaster]"),
  unitOf("Twice Armoured", 2, "[Weaponmaster]\n[Weaponmaster]"),
  gearOf("Plain Ring", "", equipment),
  gearOf("Own Blade", "[Equip] [1][A]", equipment),
  unitOf("Watcher of Blades", 2, "When you attach an Equipment to me, gain 1 XP."),
  unitOf("Late Scholar", 2, "[Level 1][>] [E]: Draw 1."),
  unitOf("Watchful", 2, "When I'm chosen, gain 1 XP."),
  gearOf("Blade", "[Equip] [2]", equipment),
  gearOf(
    "Loyal Blade",
    "[Equip] [2]\nWhen this becomes attached, draw 1.\nWhen this is detached, draw 1.",
    equipment,
  ),
  gearOf("Cheap Blade", "[Equip] [3]. This ability costs [1] less for each unit you control.", equipment),
];
const deck = ["Dummy", "Dummy", "Dummy", "Dummy"];
const table = (setup: Setup = {}): Table =>
  new Table({ A: { deck }, B: { deck }, battlefields: { field: {}, hill: {} }, ...setup }, ...cards);
const mine = (card: string) => ({ card, controller: "A" }) as const;
const a = (now: Table) => now.state.players.A;

describe("741-749. Counters", () => {
  test("745, 745.1, 745.1.b, 745.2: a buff is removed from any unit that its player controls", () => {
    const objects = {
      x: { ...mine("Dummy"), buffed: true },
      y: { ...mine("Dummy"), buffed: true },
      z: { card: "Dummy", controller: "B", buffed: true },
    } as const;
    const now = table({ objects }).play("Cash In").resolve();
    expect(now.asked).toMatchObject({ ask: "targets", options: [now.id("x"), now.id("y")] });
    now.targets("y");
    expect([now.object("x").buffed, now.object("y").buffed, a(now).hand.length]).toEqual([true, false, 1]);
  });
  test("747, 748: counters of what leaves the board cease to exist", () => {
    const now = table({ objects: { x: { ...mine("Dummy"), buffed: true } } });
    now.play("Recall Home").targetsIfAsked("x").resolve().play("Dummy");
    now.answer({ ask: "to", value: "base A" }).resolve();
    expect(now.state.objects.map(({ buffed }) => buffed)).toEqual([false]);
  });
});

describe("820.1.d.2. Repeat", () => {
  test("820.1.d.2: what cannot be done is ignored, the rest is done", () => {
    const now = table({ objects: { x: mine("Dummy") } })
      .play("Encore")
      .answer({ ask: "pay", value: true });
    now.targetsIfAsked("x").targetsIfAsked("x").resolve();
    expect(a(now).hand).toHaveLength(2);
  });
});

describe("821. Weaponmaster", () => {
  test("821.2: it has no function while its unit is on the board", () => {
    const now = table({ objects: { x: mine("Armoured"), blade: mine("Blade") } }).endTurn();
    expect(now.object("blade").attachedTo).toBeNull();
  });
  const played = (setup: Setup, ...chosen: readonly string[]): Table => {
    const now = table({ costs: "real", ...setup })
      .play("Armoured")
      .resolve();
    return now.targets(...chosen).resolve();
  };
  const armoured = (now: Table) => now.state.objects.find(({ name }) => name === "Armoured")?.id;
  test("821.1.c.1, 821.1.c.4: an Equipment without an Equip ability can be chosen, and cannot be paid", () => {
    const now = played({ objects: { ring: mine("Plain Ring") } }, "ring");
    expect([now.refused, now.object("ring").attachedTo]).toEqual([undefined, null]);
  });
  test("821.1.c.2, 821.1.c.3: its cost as if it were activated, reduced by [A]", () => {
    const objects = { cheap: mine("Cheap Blade"), own: mine("Own Blade"), x: mine("Dummy") };
    const cheap = played({ objects, A: { deck, energy: 1 } }, "cheap");
    expect([cheap.object("cheap").attachedTo, a(cheap).energy]).toEqual([armoured(cheap), 0]);
    const own = played({ objects, A: { deck, energy: 1 } }, "own");
    expect([own.object("own").attachedTo, a(own).energy]).toEqual([armoured(own), 0]);
  });
  test("725.3: also of what is attached to another unit", () => {
    const objects = { x: mine("Dummy"), blade: { ...mine("Cheap Blade"), attachedTo: "x" } };
    const now = played({ objects, A: { deck, energy: 1 } }, "blade");
    expect([now.object("blade").attachedTo, a(now).energy]).toEqual([armoured(now), 0]);
  });
  test("821.1.d: with the same choice each of several resolves for itself, and is paid", () => {
    const setup = { costs: "real", objects: { blade: mine("Blade") }, A: { deck, energy: 4 } } as const;
    const now = table(setup).play("Twice Armoured").resolve();
    now.targets("blade").resolve().targets("blade").resolve();
    expect([now.logged("attach").length, a(now).energy]).toEqual([1, 0]);
  });
});

describe("725. Text of what becomes attached", () => {
  test("725.1, 725.2: it triggers on being attached and detached", () => {
    const objects = { x: mine("Watcher of Blades"), blade: mine("Loyal Blade") };
    const now = table({ objects }).activate("blade").targetsIfAsked("x").resolve();
    now.answer({ ask: "order", value: ["Watcher of Blades", "Loyal Blade"] }).resolve();
    expect([a(now).hand.length, a(now).xp]).toEqual([1, 1]);
    now.play("Recall Home").targetsIfAsked("x").resolve();
    expect(a(now).hand.map(({ name }) => name)).toContain("Watcher of Blades");
  });
});

describe("818.1.c. Equip", () => {
  test("818.1.c.4: what its text says of the cost counts as it is paid", () => {
    const setup = (energy: number): Setup => ({
      costs: "real",
      objects: { x: mine("Dummy"), y: mine("Dummy"), blade: mine("Cheap Blade") },
      A: { deck, energy },
    });
    expect(table(setup(0)).activate("blade").targets("x").refused).toBeDefined();
    expect(table(setup(1)).activate("blade").targets("x").refused).toBeUndefined();
  });
  test("818.1.c.1: what triggers on its choices goes on the chain above it", () => {
    const now = table({ objects: { x: mine("Watchful"), blade: mine("Blade") } })
      .activate("blade")
      .targetsIfAsked("x");
    expect(now.state.chain.map(({ context }) => context.name)).toEqual(["Blade", "Watchful"]);
  });
});

describe("727.1.c. Activated abilities of dependent keywords", () => {
  test("727.1.c.3: they can be used when the condition is true", () => {
    expect(table({ objects: { x: mine("Late Scholar") } }).activate("x").refused).toBeDefined();
    const now = table({ objects: { x: mine("Late Scholar") }, A: { deck, xp: 1 } }).activate("x");
    expect([now.refused, a(now.resolve()).hand.length]).toEqual([undefined, 1]);
  });
});
