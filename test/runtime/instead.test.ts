import { describe, expect, test } from "vitest";
import type { Ability, Card, Sentence, Setup } from "../../runtime/index.ts";
import { Table } from "./support/table.ts";

const board: Setup = {
  battlefields: { field: { controller: "B" } },
  objects: {
    one: { card: "Dummy", controller: "B", might: 20, at: "field" },
    two: { card: "Dummy", controller: "B", might: 20, at: "field" },
  },
  A: { xp: 3 },
};
const spell = (...abilities: readonly Ability[]): Card => ({
  name: "The Spell",
  type: "spell",
  supertypes: [],
  domains: [],
  tags: [],
  abilities,
});
const line = (...instructions: readonly Sentence[]) => ({ ability: "spell", instructions }) as const;
const it = (choice: number) => ({ refer: "it", means: [{ is: "choice", choice }] }) as const;
const aUnit = (choice: number) =>
  ({ select: "one", choice, chosenAt: "finalization", of: { kind: "unit" } }) as const;
const deal = (amount: number, choice = 0): Sentence => ({
  actions: [{ do: "deal", step: choice, amount, to: aUnit(choice) }],
});
const dealToIt = (amount: number, step: number): Sentence => ({
  actions: [{ do: "deal", step, amount, to: it(0) }],
  instead: true,
});
const level = (least: number, ...instructions: readonly Sentence[]): Ability => ({
  ability: "dependent",
  on: { dependent: "level", level: least },
  inner: line(...instructions),
});
const amounts = (...abilities: readonly Ability[]): readonly number[] =>
  new Table(board, spell(...abilities))
    .play("The Spell")
    .targets("one")
    .resolve()
    .logged("damage")
    .map(({ amount }) => amount);

describe("370.1.b. A sentence that is executed in place of the one before", () => {
  test("without a condition: 'Deal 3 to a unit. Deal 5 to it instead.'", () => {
    expect(amounts(line(deal(3), dealToIt(5, 1)))).toEqual([5]);
  });
  test("on a line of its own too", () => {
    expect(amounts(line(deal(3)), line(dealToIt(5, 1)))).toEqual([5]);
  });
  test("727: a dependent line while its keyword's condition is met, and only then", () => {
    expect(amounts(line(deal(3)), level(3, dealToIt(5, 1)))).toEqual([5]);
    expect(amounts(line(deal(3)), level(4, dealToIt(5, 1)))).toEqual([3]);
  });
  test("a dependent line under a condition that is not true leaves the sentence before", () => {
    const stunned = {
      lead: "if",
      condition: { if: "is", who: it(0), what: { be: "state", state: "stunned" } },
    } as const;
    expect(amounts(line(deal(3)), level(3, { ...dealToIt(5, 1), lead: stunned }))).toEqual([3]);
  });
  test("of several the last that holds is executed", () => {
    const stunned = {
      lead: "if",
      condition: { if: "is", who: it(0), what: { be: "state", state: "stunned" } },
    } as const;
    const atField = { if: "is", who: it(0), what: { be: "at", where: { at: "a-battlefield" } } } as const;
    const first = { ...dealToIt(5, 1), lead: stunned };
    const second = { ...dealToIt(7, 2), lead: { lead: "if", condition: atField } } as const;
    expect(amounts(line(deal(3), first, second))).toEqual([7]);
    expect(amounts(line(deal(3)), level(2, dealToIt(5, 1)), level(3, dealToIt(7, 2)))).toEqual([7]);
    expect(amounts(line(deal(3)), level(2, dealToIt(5, 1)), level(9, dealToIt(7, 2)))).toEqual([5]);
  });
  test("355.5: what is replaced for certain chooses nothing of its own", () => {
    const table = new Table(board, spell(line(deal(3), { ...deal(5, 1), instead: true })));
    table.play("The Spell").targets("two").resolve();
    expect(table.logged("damage").map(({ amount }) => amount)).toEqual([5]);
    expect(table.damage("two")).toBe(5);
  });
  test("'you may … instead': the sentence before is executed where that is declined", () => {
    for (const may of [true, false]) {
      const text = line(deal(3), { ...dealToIt(5, 1), may: true });
      const table = new Table(board, spell(text)).play("The Spell").targets("one").resolve();
      table.answer({ ask: "may", value: may }).resolve();
      expect(table.damage("one")).toBe(may ? 5 : 3);
    }
  });
});
