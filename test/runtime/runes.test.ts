import { expect, test } from "vitest";
import { spellOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

test("161, 370.1.a: runes that a text exhausts or readies are in the log, by their names", () => {
  const spells = [spellOf("Frost", "Exhaust all enemy runes."), spellOf("Dawn", "Ready two friendly runes.")];
  const board = {
    A: { hand: ["Frost", "Dawn"], runes: { exhausted: ["calm", "calm"] as const } },
    B: { runes: { ready: ["fury", "mind"] as const, exhausted: ["body"] as const } },
  };
  const table = new Table(board, ...spells).play("Frost").resolve();
  // 414.1.b. What is exhausted already is not exhausted again.
  expect(table.logged("exhaust").map(({ by, name }) => [by, name])).toEqual([
    ["A", "Fury Rune"],
    ["A", "Mind Rune"],
  ]);
  expect(
    table
      .play("Dawn")
      .resolve()
      .logged("ready")
      .map(({ name }) => name),
  ).toEqual(["Calm Rune", "Calm Rune"]);
});
