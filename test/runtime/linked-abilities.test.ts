import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { gearOf, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const cards = [
  spellOf("Set Aside", "Banish the top card of your Main Deck. When you conquer this turn, draw it."),
  spellOf("Exile", "Banish a unit."),
  spellOf(
    "Wave of Mending",
    "Deal 3 to an enemy unit at a battlefield. If you do, heal units you control at the same location as that unit.",
  ),
  spellOf("Cover", "Prevent the next 2 damage that would be dealt to a unit this turn."),
  spellOf("Full Cover", "Prevent the next 9 damage that would be dealt to a unit this turn."),
  gearOf(
    "Soul Jar",
    "[1], [E]: Banish a unit from your trash.\n[2], Banish this: Play all units banished with this, ignoring their costs.",
  ),
  unitOf(
    "Harbour Pilot",
    2,
    "When I hold, at the start of your next Main Phase, you may move an enemy unit to this battlefield.",
  ),
  unitOf("Vengeful One", 3, "When I attack, deal damage equal to my Might to an enemy unit here."),
  spellOf("Turncoat", "[Reaction]\nGain control of an enemy unit."),
];
const table = (setup: Setup = {}): Table =>
  new Table({ battlefields: { field: {}, hill: {} }, ...setup }, ...cards);
const mine = { card: "Dummy", controller: "A" } as const;
const theirs = { card: "Dummy", controller: "B" } as const;
const a = (now: Table) => now.state.players.A;
const names = (list: readonly { readonly name: string }[]): readonly string[] => list.map(({ name }) => name);

describe("390.5, 427.3. What was banished by this, and nothing else", () => {
  test("427.3.a, 390.5.c.1: two of the same spell each speak of their own card", () => {
    const setup: Setup = { objects: { x: mine }, A: { deck: ["Soldier", "Guard", "Archer"] } };
    const now = table(setup).play("Set Aside").resolve().play("Set Aside").resolve();
    expect(names(a(now).banished)).toEqual(["Soldier", "Guard"]);
    now.attack("field", "x").fight();
    expect(names(a(now).hand).toSorted()).toEqual(["Guard", "Soldier"]);
    expect(names(a(now).banished)).toEqual([]);
  });
  test("390.5.a: a card that has left the zone is not spoken of any more, and the window ends with the turn", () => {
    const setup: Setup = { objects: { x: mine }, A: { deck: ["Soldier", "Guard", "Archer"] } };
    const now = table(setup).play("Set Aside").resolve().endTurn();
    now.act({ act: "start-turn", player: "A" }).resolve().attack("field", "x").fight();
    expect(names(a(now).banished)).toEqual(["Soldier"]);
  });
  test("397, 390.5.b: all units banished with this, not those that others banished", () => {
    const setup: Setup = {
      objects: { jar: { card: "Soul Jar", controller: "A" }, x: mine },
      A: { trash: ["Soldier"], energy: 9 },
    };
    const now = table(setup).play("Exile").targetsIfAsked("x").resolve();
    now
      .activate("jar")
      .targetsIfAsked(a(now).trash[0]?.id ?? "")
      .resolve();
    expect(names(a(now).banished)).toEqual(["Dummy", "Soldier"]);
    now.activate("jar", 2).resolve();
    while (now.asked !== undefined) now.answer({ ask: "to", value: "base A" }).resolve();
    expect(names(now.state.objects)).toEqual(["Soldier"]);
    expect(names(a(now).banished)).toContain("Dummy");
  });
});

describe("359.3.e.14.c, 359.3.f. What later instructions look at", () => {
  const hurt: Setup = {
    objects: {
      x: { ...mine, at: "field", damage: 1 },
      y: { card: "Guard", controller: "B", at: "field" },
      home: { ...mine, damage: 1 },
    },
  };
  test("359.3.e.14.c: the action was done although some of the damage was prevented", () => {
    const now = table(hurt)
      .play("Cover")
      .targets("y")
      .resolve()
      .play("Wave of Mending")
      .targetsIfAsked("y")
      .resolve();
    expect([now.damage("y"), now.damage("x"), now.damage("home")]).toEqual([1, 0, 1]);
  });
  test("437.4, 359.3.e.14: with all of it prevented it was not", () => {
    const now = table(hurt)
      .play("Full Cover")
      .targets("y")
      .resolve()
      .play("Wave of Mending")
      .targetsIfAsked("y")
      .resolve();
    expect([now.damage("y"), now.damage("x")]).toEqual([0, 1]);
  });
  test("359.3.f.3.a, 359.3.f.3.b: this battlefield is the one of the trigger, whatever has happened since", () => {
    const setup: Setup = {
      turn: "B",
      battlefields: { field: { controller: "A" }, hill: {} },
      objects: { pilot: { card: "Harbour Pilot", controller: "A", at: "field" }, foe: theirs },
      A: { deck: ["Dummy", "Dummy"] },
    };
    const now = table(setup).act({ act: "start-turn", player: "A" }).resolve();
    expect(now.state.phase).toBe("main");
    now.answer({ ask: "may", value: true }).targetsIfAsked("foe").resolve();
    expect(now.at("foe")).toBe("field");
  });
  test("359.3.f.4: enemy and friendly are those of the ability, not of the unit that it is of", () => {
    const setup: Setup = {
      battlefields: { field: { controller: "B" }, hill: {} },
      objects: {
        one: { card: "Vengeful One", controller: "A" },
        foe: { card: "Guard", controller: "B", at: "field" },
      },
    };
    const now = table(setup).attack("field", "one");
    now.play("Turncoat", "B").targetsIfAsked("one").resolve();
    expect(now.logged("damage")[0]).toMatchObject({ name: "Guard", amount: 3 });
  });
});
