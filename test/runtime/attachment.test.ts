import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { compileText } from "../../compiler/index.ts";
import type { Card } from "../../runtime/index.ts";
import { gearOf, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

/** An Equipment: [Equip] [0], a Might bonus and an effect text. */
function blade(name: string, mightBonus: number, effectText: string, text = "[Equip] [0]"): Card {
  const { card } = compileText(effectText, { type: "unit" });
  if (card === undefined) throw new Error(effectText);
  return gearOf(name, text, { tags: ["Equipment"], mightBonus, effectText: card.abilities });
}

const cards = [
  blade("Sword", 2, "[Assault]"),
  blade("Banner of Tales", 1, "When I move, draw 1."),
  blade("Old Axe", 1, "[Tank]", "[Equip] [0]\n[Temporary]"),
  blade("Costly Axe", 1, "[Tank]", "[Equip] [2]"),
  spellOf("Disarm", "Choose a unit. Detach an Equipment from it."),
  spellOf("Break", "Kill a gear."),
  spellOf("Away", "Return a unit to its owner's hand."),
  spellOf("Sleep", "Exhaust a unit."),
  spellOf("Shatter", "Kill a gear with [Temporary]."),
  spellOf("Steal", "Gain control of an enemy unit."),
  unitOf("Smith", 3, "[Weaponmaster]"),
  unitOf("Collector", 3, "When you attach an Equipment to a unit, gain 1 XP."),
];
const deck = ["Dummy", "Dummy", "Dummy"];
const bearer = { card: "Dummy", controller: "A" } as const;
const sword = { card: "Sword", controller: "A" } as const;
const table = (setup: Setup): Table =>
  new Table({ A: { deck }, B: { deck }, battlefields: { field: {}, hill: {} }, ...setup }, ...cards);
const worn = (card = "Sword"): Table =>
  table({ objects: { x: bearer, sword: { card, controller: "A", attachedTo: "x" } } });

describe("434, 717-719. Attached", () => {
  test("434.1, 434.1.a, 434.1.a.1, 434.2.a, 717, 818.1.b, 818.1.b.2, 818.1.c.2, 818.2: [Equip] attaches it to a unit of its controller", () => {
    const now = table({ objects: { x: bearer, sword, foe: { ...bearer, controller: "B" } } })
      .activate("sword")
      .targetsIfAsked("x")
      .resolve();
    expect(now.object("sword").attachedTo).toBe(now.id("x"));
  });
  test("818.1.b.1, 434.3: the unit is a target of the ability", () => {
    const now = table({ objects: { x: bearer, y: bearer, sword } }).activate("sword");
    expect(now.asked).toMatchObject({ ask: "targets", options: [now.id("x"), now.id("y")] });
  });
  test("818.2.a: to be equipped is an event", () => {
    const now = table({ objects: { x: bearer, sword, c: { ...bearer, card: "Collector" } } })
      .activate("sword")
      .targets("x")
      .resolve();
    expect(now.state.players.A.xp).toBe(1);
  });
  test("434.1.c, 434.1.d, 718.3, 718.4, 718.5.g, 719, 719.1: the unit has its effect text and its Might bonus", () => {
    const now = worn();
    expect(now.might("x")).toBe(7);
    expect(now.attack("field", "x").might("x")).toBe(7);
    const foe = table({
      objects: {
        x: bearer,
        sword: { ...sword, attachedTo: "x" },
        y: { ...bearer, controller: "B", at: "field" },
      },
    }).attack("field", "x");
    expect(foe.might("x")).toBe(8); // [Assault]
  });
  test("434.1.b.1: two of them, in any order", () => {
    const now = table({
      objects: {
        x: bearer,
        a: { ...sword, attachedTo: "x" },
        b: { ...sword, card: "Old Axe", attachedTo: "x" },
      },
    });
    expect(now.might("x")).toBe(8);
  });
  test("434.1.e, 718.2, 721, 721.1, 721.2: its own text is inactive", () => {
    const now = worn("Old Axe");
    expect(now.activate("sword").refused).toBeDefined();
    now
      .endTurn()
      .act({ act: "start-turn", player: "B" })
      .endTurn()
      .act({ act: "start-turn", player: "A" })
      .resolve();
    expect(now.zone("sword")).toBe("board"); // [Temporary] does not trigger.
  });
  test("722, 722.2: what looks for a keyword still finds it there", () => {
    const now = worn("Old Axe").play("Shatter").resolve();
    expect(now.zone("sword")).toBe("trash");
  });
  test("724: alone its effect text is inactive", () => {
    const now = table({ objects: { x: bearer, sword } });
    expect(now.might("x")).toBe(5);
  });
  test("434.1.f, 718.1, 718.5.d: it is attached to one unit at a time, until it is detached", () => {
    const now = table({ objects: { x: bearer, sword: { ...sword, attachedTo: "x" } } }).play("Smith");
    if (now.asked?.ask === "targets") now.targets("sword");
    now.resolve();
    if (now.asked?.ask === "targets") now.targets("sword");
    const smith = now.state.objects.find(({ name }) => name === "Smith");
    expect([now.object("sword").attachedTo, now.might("x")]).toEqual([smith?.id, 5]);
  });
  test("434.4, 434.4.a, 719.3: its location becomes that of the unit, which is no move", () => {
    const now = table({ objects: { x: { ...bearer, at: "field" }, sword } })
      .activate("sword")
      .targetsIfAsked("x")
      .resolve();
    expect([now.at("sword"), now.logged("move")]).toEqual(["field", []]);
  });
  test("434.5, 719.4, 719.4.a: neither changes the state of the other", () => {
    const now = table({ objects: { x: { ...bearer, exhausted: true }, sword } })
      .activate("sword")
      .targetsIfAsked("x")
      .resolve();
    expect([now.object("x").exhausted, now.object("sword").exhausted]).toEqual([true, false]);
    const other = worn().play("Sleep").targetsIfAsked("x").resolve();
    expect(other.object("sword").exhausted).toBe(false);
  });
  test("718.5, 718.5.a, 718.5.b: it can still be chosen as a gear", () => {
    expect(worn().play("Break").resolve().zone("sword")).toBe("trash");
  });
  test("718.5.c, 719.3.a: it goes where the unit goes, and not by itself", () => {
    const now = worn().attack("field", "x");
    expect(now.at("sword")).toBe("field");
    now.fight().act({ act: "move", objects: [now.id("sword")], to: "hill" });
    expect(now.at("sword")).toBe("field");
  });
  test("718.5.e, 718.5.f: whoever controls the unit, the gear stays with its controller", () => {
    const now = table({
      objects: { x: { ...bearer, controller: "B" }, sword: { ...sword, controller: "B", attachedTo: "x" } },
    });
    now.play("Steal").targetsIfAsked("x").resolve();
    expect([now.object("x").controller, now.object("sword").controller]).toEqual(["A", "B"]);
  });
  test("818.3, 818.3.a, 818.3.b, 818.3.c: a unit is equipped for as long as an Equipment is attached to it", () => {
    const cheer = spellOf("Praise", "Kill an equipped unit.");
    const now = new Table(
      { objects: { x: bearer, y: bearer, sword: { ...sword, attachedTo: "x" } } },
      ...cards,
      cheer,
    );
    now.play("Praise").resolve();
    expect([now.zone("x"), now.zone("y")]).toEqual(["trash", "board"]);
  });
});

describe("435. Detached", () => {
  test("435.1, 435.1.a, 435.1.b, 435.1.b.2, 435.2.a, 435.3, 718.1, 719.2: it is not attached any more", () => {
    const now = worn().play("Disarm").targetsIfAsked("x").targetsIfAsked("sword").resolve();
    expect(now.object("sword").attachedTo).toBeNull();
  });
  test("435.1.c, 435.1.d, 435.1.e: the unit has lost what it gave, and its own text is active again", () => {
    const now = worn().play("Disarm").targetsIfAsked("x").targetsIfAsked("sword").resolve();
    expect(now.might("x")).toBe(5);
    expect(now.activate("sword").refused).toBeUndefined();
  });
  test("435.1.a.1: what is not attached is not detached", () => {
    const now = table({ objects: { x: bearer, sword } })
      .play("Disarm")
      .targetsIfAsked("x")
      .resolve();
    expect(now.logged("detach")).toEqual([]);
  });
  test("435.4, 435.4.a, 457, 457.1: it stays where it was, and is recalled in the next Cleanup", () => {
    const now = table({ objects: { x: { ...bearer, at: "field" }, sword: { ...sword, attachedTo: "x" } } });
    now.play("Disarm").targetsIfAsked("x").targetsIfAsked("sword").resolve();
    expect([now.at("sword"), now.logged("recall").map(({ name }) => name)]).toEqual(["base A", ["Sword"]]);
  });
  test("435.4.b, 719.5: also when the unit leaves the board", () => {
    const now = table({ objects: { x: { ...bearer, at: "field" }, sword: { ...sword, attachedTo: "x" } } });
    now.play("Away").targetsIfAsked("x").resolve();
    expect([now.zone("sword"), now.object("sword").attachedTo, now.at("sword")]).toEqual([
      "board",
      null,
      "base A",
    ]);
  });
});

describe("818-821. Equip, Quick-Draw, Weaponmaster", () => {
  test("818.1.c.3, 377.1: its cost is paid", () => {
    const setup = (energy: number): Table =>
      table({
        costs: "real",
        A: { deck, energy },
        objects: { x: bearer, axe: { card: "Costly Axe", controller: "A" } },
      });
    expect(setup(1).activate("axe").refused).toBeDefined();
    expect(setup(2).activate("axe").state.players.A.energy).toBe(0);
  });
  test("819.1.c, 819.1.d: a gear with Quick-Draw can be played as a Reaction, and is attached", () => {
    const quick = gearOf("Dagger", "[Quick-Draw]\n[Equip] [1]", { tags: ["Equipment"], mightBonus: 1 });
    const now = new Table({ A: { deck }, objects: { x: bearer } }, ...cards, quick)
      .play("Sleep")
      .targetsIfAsked("x");
    expect(now.play("Dagger", "A").refused).toBeUndefined();
    now.targetsIfAsked("x").resolve();
    expect(now.might("x")).toBe(6);
  });
  test("821.1, 821.1.b, 821.1.c, 821.1.c.2, 821.1.c.6: Weaponmaster pays the Equip cost, and activates nothing", () => {
    const now = table({
      costs: "real",
      A: { deck, energy: 2 },
      objects: { axe: { card: "Costly Axe", controller: "A" } },
    })
      .play("Smith")
      .resolve();
    if (now.asked?.ask === "targets") now.targets("axe");
    const smith = now.state.objects.find(({ name }) => name === "Smith");
    expect([now.object("axe").attachedTo, now.state.players.A.energy]).toEqual([smith?.id, 0]);
    expect(now.logged("finalize").map(({ name }) => name)).toEqual(["Smith", "Smith"]);
  });
  test("821.1.c.5: what cannot be paid stays where it is", () => {
    const now = table({
      costs: "real",
      A: { deck, energy: 1 },
      objects: { axe: { card: "Costly Axe", controller: "A" } },
    })
      .play("Smith")
      .resolve();
    now.targets("axe").resolve();
    expect([now.refused, now.object("axe").attachedTo, now.state.players.A.energy]).toEqual([
      undefined,
      null,
      1,
    ]);
  });
});
