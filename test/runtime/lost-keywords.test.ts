import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { fromText, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const cards = [
  unitOf("Guard Dog", 2, "[Tank]\n[Shield 2]"),
  unitOf("Mourner", 2, "[Deathknell][>] Draw 1."),
  unitOf("Marshal", 2, "Other friendly units have [Tank]."),
  spellOf("Expose", "A unit loses [Tank] this turn."),
  spellOf("Break Ranks", "A unit loses [Tank] and [Shield]."),
  spellOf("Silence", "A unit loses [Deathknell] this turn."),
  spellOf("Rally", "Give a unit [Tank] this turn."),
  spellOf("Panic", "Enemy units lose [Tank] this turn."),
  spellOf("End", "Kill a unit."),
  fromText("Rubble", "battlefield", "Units here lose [Tank]."),
];
const table = (setup: Setup = {}): Table =>
  new Table({ battlefields: { field: { card: "Rubble" }, hill: {} }, ...setup }, ...cards);
const dog = { card: "Guard Dog", controller: "A" } as const;
const keywords = (now: Table): readonly string[] => now.keywords("dog");
const use = (now: Table, name: string, on = "dog"): Table => now.play(name).targetsIfAsked(on).resolve();

describe("801.3.b. Keywords that are lost", () => {
  test("801.3.b.1: for as long as the text says, whatever their values", () => {
    const now = use(table({ objects: { dog } }), "Expose");
    expect(keywords(now)).toEqual(["Shield"]);
    expect(keywords(now.endTurn())).toEqual(["Tank", "Shield"]);
  });
  test("801.3.b.2: without a duration, as long as the object stays on the board", () => {
    expect(keywords(use(table({ objects: { dog } }), "Break Ranks").endTurn())).toEqual([]);
  });
  test("480, 480.3: what is given later is had, what was had before is lost", () => {
    expect(keywords(use(use(table({ objects: { dog } }), "Expose"), "Rally"))).toEqual(["Shield", "Tank"]);
    expect(keywords(use(use(table({ objects: { dog } }), "Rally"), "Expose"))).toEqual(["Shield"]);
  });
  test("also those that others give it", () => {
    const objects = { dog, marshal: { card: "Marshal", controller: "A" } } as const;
    expect(keywords(use(table({ objects }), "Expose"))).toEqual(["Shield"]);
  });
  test("477.2.b: a passive ability takes them where it applies", () => {
    expect(keywords(table({ objects: { dog: { ...dog, at: "field" } } }))).toEqual(["Shield"]);
    expect(keywords(table({ objects: { dog: { ...dog, at: "hill" } } }))).toEqual(["Tank", "Shield"]);
  });
  test("of all units of one side", () => {
    const objects = { dog: { ...dog, controller: "B" } } as const;
    expect(keywords(table({ objects }).play("Panic").resolve())).toEqual(["Shield"]);
  });
  test("808: a [Deathknell] that is lost does not trigger", () => {
    const setup: Setup = { objects: { dog: { ...dog, card: "Mourner" } }, A: { deck: ["Dummy"] } };
    expect(use(table(setup), "End").state.players.A.hand).toHaveLength(1);
    expect(use(use(table(setup), "Silence"), "End").state.players.A.hand).toHaveLength(0);
  });
});
