import { expect, test } from "vitest";
import { spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const deck = ["Dummy", "Dummy"];
const cards = [
  unitOf("Proud", 4, "When I become [Mighty], gain 1 XP."),
  spellOf("Surge", "Give a unit +1 [M] this turn. Give it -2 [M] this turn."),
  spellOf("Long Surge", "Give a unit +1 [M] this turn. Give it +1 [M] this turn."),
  spellOf("Ebb", "Give a unit -2 [M] this turn. Give it +2 [M] this turn."),
];
const xp = (might: number, name: string): number =>
  new Table({ A: { deck }, objects: { x: { card: "Proud", controller: "A", might } } }, ...cards)
    .play(name)
    .targetsIfAsked("x")
    .resolve().state.players.A.xp;

test("709: a unit becomes Mighty at that moment, though it is not any more when the text has been executed", () => {
  expect([xp(4, "Surge"), xp(3, "Surge")]).toEqual([1, 0]);
});
test("709: once, however much it gets; and again after it has been less than 5", () => {
  expect([xp(4, "Long Surge"), xp(5, "Long Surge"), xp(5, "Ebb")]).toEqual([1, 0, 1]);
});
