import { describe, expect, test } from "vitest";
import type { ObjectSetup, Setup } from "../../runtime/index.ts";
import { gearOf, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const soldier = (controller: "A" | "B", at: string): ObjectSetup => ({ card: "Soldier", controller, at });
const board: Setup = {
  battlefields: { field: { controller: "B" }, hill: { controller: "A" } },
  objects: {
    watcher: { card: "Watcher", controller: "A", at: "base A" },
    one: soldier("A", "base A"),
    two: soldier("A", "base A"),
    foe: soldier("B", "field"),
  },
  A: { deck: ["Soldier", "Soldier", "Soldier"] },
};
const hand = (table: Table): number => table.state.players.A.hand.length;
const watched = (text: string): Table =>
  new Table(
    board,
    unitOf("Watcher", 3, text),
    spellOf("Smash", "Kill a unit."),
    spellOf("Praise", "Buff a unit."),
    spellOf("March", "Move a unit to a battlefield."),
  );

describe("with how many units", () => {
  test.each([
    ["When you attack with two or more units, draw 1.", ["one", "two"], 1],
    ["When you attack with two or more units, draw 1.", ["one"], 0],
    ["When you attack with a Mech, draw 1.", ["one"], 0],
    ["When you attack with one or more units, draw 1.", ["one"], 1],
  ])("%s (%s)", (text, attackers, drawn) => {
    expect(
      hand(
        watched(text)
          .attack("field", ...attackers)
          .resolve(),
      ),
    ).toBe(drawn);
  });
});

describe("where a unit dies", () => {
  test.each([
    ["When another unit dies here, draw 1.", "one", 1],
    ["When another unit dies here, draw 1.", "foe", 0],
  ])("%s (%s)", (text, dying, drawn) => {
    expect(hand(watched(text).play("Smash").targets(dying).resolve())).toBe(drawn);
  });
});

describe("what becomes of units", () => {
  test("a friendly unit that becomes buffed is one that is buffed", () => {
    const table = watched("When a friendly unit becomes buffed, draw 1.");
    expect(hand(table.play("Praise").targets("foe").resolve())).toBe(0);
    expect(hand(table.play("Praise").targets("one").resolve())).toBe(1);
  });
  test("moving to a battlefield that you control, and from a base", () => {
    const table = watched("When a unit moves to a battlefield you control, draw 1.");
    expect(hand(table.play("March").targets("one").answer({ ask: "to", value: "field" }).resolve())).toBe(0);
    expect(hand(table.play("March").targets("two").answer({ ask: "to", value: "hill" }).resolve())).toBe(1);
    const from = watched("When a unit moves from base, draw 1.");
    expect(hand(from.play("March").targets("two").answer({ ask: "to", value: "hill" }).resolve())).toBe(1);
    expect(hand(from.play("March").targets("two").answer({ ask: "to", value: "field" }).resolve())).toBe(1);
  });
});

test("an Equipment that you play, and this as you attach it (434)", () => {
  const blade = gearOf("Blade", "[Equip] [1]\nWhen you attach this to a unit, draw 1.", {
    tags: ["Equipment"],
    mightBonus: 1,
  });
  const table = new Table(
    { ...board, A: { ...board.A, runes: { ready: 2, exhausted: 0 } } },
    unitOf("Watcher", 3, "When you play an Equipment, gain 1 XP."),
    blade,
    gearOf("Lamp", "[E]: Draw 1."),
    spellOf("Fit", "Attach a gear you control to a unit you control."),
  );
  expect(table.play("Lamp").resolve().state.players.A.xp).toBe(0);
  expect(table.play("Blade").resolve().state.players.A.xp).toBe(1);
  const [, blades] = table.state.objects.filter(({ kind }) => kind === "gear");
  table
    .play("Fit")
    .answer({ ask: "targets", value: [blades?.id ?? ""] })
    .targets("one")
    .resolve();
  expect(hand(table)).toBe(1);
});
