import { describe, expect, test } from "vitest";
import type { Answer, Card, Setup } from "../../runtime/index.ts";
import { misfit } from "../../runtime/index.ts";
import { Table } from "./support/table.ts";

const splits: Card = {
  name: "The Spell",
  type: "spell",
  supertypes: [],
  domains: [],
  tags: [],
  abilities: [
    {
      ability: "spell",
      instructions: [
        {
          actions: [
            {
              do: "deal-split",
              step: 0,
              amount: 2,
              among: { select: "any-number", choice: 0, chosenAt: "finalization", of: { kind: "unit" } },
            },
          ],
        },
      ],
    },
  ],
};
const unit = (at: string) => ({ card: "Dummy", controller: "B", might: 9, at }) as const;
const board: Setup = {
  battlefields: { field: { controller: "B" }, gate: { card: "Gate", controller: "B" } },
  objects: {
    g1: unit("gate"),
    g2: unit("gate"),
    g3: unit("gate"),
    f1: unit("field"),
    f2: unit("field"),
    f3: unit("field"),
  },
};
const cast = (...keys: readonly string[]): Table =>
  new Table(board, splits)
    .play("The Spell")
    .targets(...keys)
    .resolve();
const fits = (table: Table, shares: Readonly<Record<string, number>>): boolean => {
  if (table.asked === undefined) throw new Error("nothing is asked");
  const value = Object.fromEntries(Object.entries(shares).map(([key, amount]) => [table.id(key), amount]));
  return misfit(table.asked, { ask: "split", value }) === null;
};

describe("715.3. Bonus Damage only for units of a place, and damage that is split", () => {
  test("all of them there: it is added once to the amount", () => {
    const table = cast("g1", "g2");
    expect(table.asked).toMatchObject({ ask: "split", total: 3 });
    expect(cast("g1").damage("g1")).toBe(3);
  });
  test("none of them there: nothing is added", () => {
    expect(cast("f1").damage("f1")).toBe(2);
  });
  test("some of them there: units elsewhere get no more than the text says", () => {
    const table = cast("g1", "f1");
    expect(fits(table, { g1: 2, f1: 1 })).toBe(true);
    expect(fits(table, { g1: 1, f1: 2 })).toBe(true);
    const threeUnits = cast("g1", "f1", "f2");
    expect(["g1", "f1", "f2"].map((key) => threeUnits.damage(key))).toEqual([1, 1, 1]);
    const two: Setup = {
      ...board,
      battlefields: { ...board.battlefields, field: { card: "Gate", controller: "B" } },
    };
    const both = new Table(two, splits).play("The Spell").targets("g1", "f1").resolve();
    expect(both.asked).toMatchObject({ total: 4 });
    expect(fits(both, { g1: 1, f1: 3 })).toBe(true);
  });
  test("355.14.c: how many can be chosen", () => {
    const table = new Table(board, splits).play("The Spell");
    const { asked } = table;
    if (asked === undefined) throw new Error("nothing is asked");
    const choose = (...keys: readonly string[]): Answer => ({
      ask: "targets",
      value: keys.map((key) => table.id(key)),
    });
    expect(misfit(asked, choose("g1", "g2", "g3"))).toBeNull();
    expect(misfit(asked, choose("g1", "f1", "f2"))).toBeNull();
    expect(misfit(asked, choose("f1", "f2", "f3"))).toContain("355.14.c");
    expect(misfit(asked, choose("g1", "g2", "f1", "f2"))).not.toBeNull();
  });
});
