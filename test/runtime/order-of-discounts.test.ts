import { describe, expect, test } from "vitest";
import { spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const cards = [
  unitOf("Apprentice", 3, "Your spells cost [1] less, to a minimum of [1]."),
  unitOf("Watcher", 1, "When you play a spell, if you spent [1] or more, gain 1 XP."),
  {
    ...spellOf(
      "Splitter",
      "This spell's Energy cost is reduced by the highest Might among units you control.\nDraw 1.",
    ),
    cost: { energy: 4, power: [] },
  },
];
const mine = (card: string) => ({ card, controller: "A" }) as const;
const play = (...units: readonly string[]): Table =>
  new Table(
    {
      costs: "real",
      objects: Object.fromEntries(units.map((unit) => [unit, mine(unit)])),
      A: { hand: ["Splitter"], energy: 2, deck: ["Watcher", "Watcher"] },
    },
    ...cards,
  ).play("Splitter");

describe("356.4.d.1. The order of discounts", () => {
  test("356.4.e: is the cheapest one where nobody asks what was spent", () => {
    const now = play("Apprentice");
    expect([now.asked, now.resolve().state.players.A.energy]).toEqual([undefined, 2]);
  });
  test("is asked where a text asks what was spent", () => {
    const now = play("Apprentice", "Watcher");
    expect(now.asked).toMatchObject({ ask: "pay", options: ["[0]", "[1]"] });
    now.answer({ ask: "pay", value: "[1]" }).resolve();
    expect([now.state.players.A.energy, now.state.players.A.xp]).toEqual([1, 1]);
    const cheap = play("Apprentice", "Watcher").answer({ ask: "pay", value: "[0]" }).resolve();
    expect([cheap.state.players.A.energy, cheap.state.players.A.xp]).toEqual([2, 0]);
  });
  test("is not asked where it makes no difference", () => {
    expect(play("Watcher").asked).toBeUndefined();
  });
});
