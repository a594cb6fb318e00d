import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { gearOf, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const rescue = "Heal it, exhaust it, and recall it.";
const cards = [
  gearOf("Hourglass of Sand", `If a friendly unit would die, kill this instead. ${rescue}`),
  gearOf("Second Hourglass", `If a friendly unit would die, kill this instead. ${rescue}`),
  unitOf(
    "Guardian",
    4,
    `If another unit you control here would die, if it has less Might than me, instead ${rescue.replace("Heal it", "heal it")}`,
  ),
  gearOf(
    "Kind Choice",
    `Once each turn, if a friendly unit would die, you may heal it, exhaust it, and recall it instead.`,
  ),
  unitOf("Quick", 2, "I enter ready."),
  unitOf("Host", 2, "Friendly units enter ready."),
  spellOf("Blast Away", "Kill all units at battlefields."),
  spellOf("Wide Shield", "[Reaction]\nPrevent the next 3 damage that would be dealt to a unit this turn."),
  spellOf("Full Shield", "[Reaction]\nPrevent all damage that would be dealt to a unit this turn."),
  spellOf("Weak Spot", "[Reaction]\nDouble all damage that would be dealt to a unit this turn."),
  spellOf("Four", "Deal 4 to a unit."),
  spellOf("Watch Over", "Choose a friendly unit. If it would die this turn, banish it instead."),
];
const mine = { card: "Soldier", controller: "A" } as const;
const table = (setup: Setup = {}): Table =>
  new Table({ battlefields: { field: { controller: "A" }, hill: {} }, ...setup }, ...cards);
const kill = (now: Table, ...keys: readonly string[]): Table =>
  now.act({ act: "kill", objects: keys.map((key) => now.id(key)) });
const glass = { card: "Hourglass of Sand", controller: "A" } as const;

describe("368-375. Replacement effects", () => {
  test("368, 368.1, 369, 369.1, 370, 370.1, 370.1.a.1, 370.1.b, 370.1.c: in place of a death, which did not happen", () => {
    const now = kill(table({ objects: { glass, x: { ...mine, at: "field", damage: 1 } } }), "x");
    expect([now.at("x"), now.damage("x"), now.object("x").exhausted]).toEqual(["base A", 0, true]);
    expect(now.logged("kill").map(({ name }) => name)).toEqual(["Hourglass of Sand"]);
  });
  test("369.3: how a unit enters is replaced, not changed afterwards", () => {
    const now = table({ battlefields: {} }).play("Quick");
    expect([now.state.objects[0]?.exhausted, now.logged("ready")]).toEqual([false, []]);
  });
  test("370.1.a, 370.1.a.2: what one action kills dies at the same time", () => {
    const now = table({ objects: { x: { ...mine, at: "field" }, y: { ...mine, at: "hill" } } })
      .play("Blast Away")
      .resolve();
    expect([now.zone("x"), now.zone("y")]).toEqual(["trash", "trash"]);
  });
  test("370.2: it is applied once to an event, also to what has taken its place", () => {
    const now = kill(table({ objects: { glass, x: mine } }), "x");
    expect([now.zone("glass"), now.logged("replaced").length]).toEqual(["trash", 1]);
  });
  test("370.4: what leaves at the same time can still replace the others' deaths", () => {
    const now = table({
      objects: { g: { ...mine, card: "Guardian", at: "field" }, x: { ...mine, at: "field" } },
    });
    kill(now, "g", "x");
    expect([now.zone("g"), now.zone("x")]).toEqual(["trash", "board"]);
  });
  test("371, 371.1, 371.2, 371.2.a, 371.2.b: 'once each turn, you may' counts what was applied", () => {
    const now = table({ objects: { kind: { ...glass, card: "Kind Choice" }, x: mine, y: mine, z: mine } });
    kill(now, "x").answer({ ask: "may", value: false });
    kill(now, "y").answer({ ask: "may", value: true });
    kill(now, "z");
    expect(["x", "y", "z"].map((key) => now.zone(key))).toEqual(["trash", "board", "trash"]);
    expect(now.state.waiting).toBeNull();
  });
  test("372: of two for one death, the controller of the unit orders them", () => {
    const now = table({ objects: { glass, other: { ...glass, card: "Second Hourglass" }, x: mine } });
    kill(now, "x");
    expect(now.asked).toMatchObject({
      ask: "order",
      player: "A",
      options: ["Hourglass of Sand", "Second Hourglass"],
    });
    now.answer({ ask: "order", value: ["Second Hourglass"] });
    expect([now.zone("glass"), now.zone("other"), now.zone("x")]).toEqual(["board", "trash", "board"]);
  });
  test("373, 373.1.a: of two deaths for one effect, its controller says which; what replaces it is done before the other dies", () => {
    const now = table({ objects: { glass, x: mine, y: mine } });
    kill(now, "x", "y").answer({ ask: "order", value: [now.id("y")] });
    expect([now.zone("x"), now.zone("y")]).toEqual(["trash", "board"]);
    const order = now.log
      .filter(({ what }) => what === "recall" || what === "kill")
      .map((event) => ("name" in event ? event.name : ""));
    expect(order).toEqual(["Hourglass of Sand", "Soldier", "Soldier"]);
  });
  test("373.2, 373.2.a: one uninterrupted sequence for each effect, for any number of deaths", () => {
    const now = table({
      objects: {
        g: { ...mine, card: "Guardian", at: "field" },
        x: { ...mine, at: "field" },
        y: { ...mine, at: "field" },
      },
    });
    kill(now, "x", "y");
    while (now.asked?.ask === "order")
      now.answer({ ask: "order", value: [...now.asked.options].slice(0, 1) });
    expect([now.at("x"), now.at("y")]).toEqual(["base A", "base A"]);
  });
  test("374, 411.1: who controls its source is responsible for what it does", () => {
    const now = kill(table({ turn: "B", objects: { glass, x: mine } }), "x");
    expect(now.logged("replaced").map(({ by }) => by)).toEqual(["A"]);
  });
  test("390.3, 391: a delayed one for this turn", () => {
    const now = table({ objects: { x: mine } })
      .play("Watch Over")
      .targetsIfAsked("x")
      .resolve();
    expect(kill(now, "x").zone("x")).toBe("banished");
  });
});

describe("437. Prevent", () => {
  const shielded = (name: string): Table =>
    table({ objects: { x: { card: "Dummy", controller: "B" } } })
      .play(name)
      .targetsIfAsked("x")
      .resolve();
  const four = (now: Table): Table => now.play("Four").targetsIfAsked("x").resolve();
  test("437.1, 437.1.a, 437.1.b, 437.1.b.1.a, 437.1.b.2, 437.2, 437.7, 369.2: the next damage, as much as its value", () => {
    const now = four(shielded("Wide Shield"));
    expect(now.damage("x")).toBe(1);
  });
  test("437.3, 437.3.a, 437.3.b: what is left of it counts later, and nothing is left of nothing", () => {
    const now = shielded("Wide Shield");
    now.act({ act: "deal", to: now.id("x"), amount: 2, by: "A" });
    expect(now.damage("x")).toBe(0);
    now.act({ act: "deal", to: now.id("x"), amount: 2, by: "A" });
    expect([now.damage("x"), now.state.continuous]).toEqual([1, []]);
  });
  test("437.1.b.1.b, 437.2.a, 437.3.c, 437.4: all of it, as often as it comes", () => {
    const now = four(four(shielded("Full Shield")));
    expect([now.damage("x"), now.logged("damage")]).toEqual([0, []]);
  });
  test("437.6.a, 372: prevented and doubled, in the order of the unit's controller", () => {
    const now = shielded("Wide Shield")
      .play("Weak Spot")
      .targetsIfAsked("x")
      .resolve()
      .play("Four")
      .targetsIfAsked("x")
      .resolve();
    expect(now.asked).toMatchObject({ ask: "order", player: "B" });
    const options = now.asked?.ask === "order" ? now.asked.options : [];
    now.answer({ ask: "order", value: options.toReversed() });
    expect([5, 2]).toContain(now.zone("x") === "trash" ? 5 : now.damage("x"));
  });
  test("437.5, 437.5.a, 437.5.b: in combat what is prevented is assigned too", () => {
    const now = table({
      battlefields: { field: { controller: "B" } },
      objects: { a: { card: "Dummy", controller: "A" }, x: { ...mine, controller: "B", at: "field" } },
    });
    now.play("Wide Shield").targetsIfAsked("x").resolve().attack("field", "a").fight();
    expect([now.zone("x"), now.damage("x")]).toEqual(["board", 0]);
  });
});
