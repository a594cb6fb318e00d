import { describe, expect, test } from "vitest";
import { compileCard } from "../../compiler/index.ts";
import { readCardFile } from "../../grammar/card-files/read-card-file.ts";
import { LintedCard } from "../../linter/linted-card.ts";
import { Budget, costs } from "../../linter/loops/budget.ts";
import { searchIn, type Search } from "../../linter/loops/find-loops.ts";
import { linksOf, ringsOf } from "../../linter/loops/rings.ts";

/** Units that all trigger each other, each of them a little different. */
const crowd = (count: number): readonly LintedCard[] =>
  Array.from({ length: count }, (_, index) => {
    const amount = String(index + 1);
    const file = `name: Crier ${amount}\ntype: Unit\nmight: 2\n\nWhen you buff a friendly unit, you may pay [1] to buff another friendly unit. Gain ${amount} XP.\n`;
    const [source] = readCardFile(file).cards;
    const { card } = source === undefined ? {} : compileCard(source);
    if (source === undefined || card === undefined) throw new Error("the text does not compile");
    return new LintedCard({ source, card, file });
  });
const search = (count: number, budget: number): Search => searchIn(linksOf(crowd(count)), new Budget(budget));

describe("looking for loops", () => {
  test("tells where it ends before it is done, and ends at the same place each time", () => {
    const first = search(6, 20 * costs.board);
    expect(first.unsearched?.card.name).toMatch(/^Crier/);
    expect(search(6, 20 * costs.board).unsearched?.card.name).toBe(first.unsearched?.card.name);
  });
  test("says nothing where it is done", () => {
    expect(search(2, 1000 * costs.board).unsearched).toBeUndefined();
  });
  test("of thousands of circles looks at no more than its budget", () => {
    const budget = new Budget(5_000);
    const rings = [...ringsOf(linksOf(crowd(40)), () => false, budget)];
    expect(budget.isSpent).toBe(true);
    expect(rings.length).toBeLessThan(5_000);
  });
});
