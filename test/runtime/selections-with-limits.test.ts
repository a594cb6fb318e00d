import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const board: Setup = {
  battlefields: { field: { controller: "A" } },
  objects: {
    speaker: { card: "Speaker", controller: "A", at: "field" },
    small: { card: "Soldier", controller: "B", at: "field", might: 2 },
    middle: { card: "Soldier", controller: "B", at: "field", might: 4 },
    great: { card: "Soldier", controller: "B", at: "field", might: 6 },
  },
  A: { deck: ["Soldier", "Soldier", "Soldier"] },
};
const table = (text: string, ...more: ReturnType<typeof spellOf>[]): Table =>
  new Table(board, unitOf("Speaker", 4, text), ...more);

describe("up to so many units with a total Might (355.11)", () => {
  const verdict = spellOf("Verdict", "Kill up to two enemy units with total Might 6 or less.");
  test("two that are small enough", () => {
    const now = table("", verdict).play("Verdict").targets("small", "middle").resolve();
    expect(() => now.object("middle")).toThrow();
  });
  test("not two that are too great", () => {
    const now = table("", verdict).play("Verdict");
    expect(() => now.targets("small", "great")).toThrow();
  });
});

test.each([
  ["no more Might than", "small", "great"],
  ["no less Might than", "great", "small"],
])("a unit with %s another (355.9.b)", (words, can, cannot) => {
  const now = table(`[E]: Kill an enemy unit with ${words} me.`).activate("speaker");
  const options = now.asked?.ask === "targets" ? now.asked.options : [];
  const killed = now.state.objects.length === 3 && options.length === 0;
  const isThere = (key: string): boolean => now.state.objects.some((object) => object.key === key);
  expect(options.includes(now.id(cannot))).toBe(false);
  expect(killed ? !isThere(can) : options.includes(now.id(can))).toBe(true);
});

describe("abilities on the chain (376, 382)", () => {
  const duel = (deny: string): Table =>
    table("[E]: Draw 1.", spellOf("Deny", `[Reaction]\n${deny}`))
      .activate("speaker")
      .act({ act: "pass", player: "A" })
      .play("Deny", "B");
  test("an activated ability is countered, a triggered one is another", () => {
    expect(duel("Counter an activated ability.").resolve().state.players.A.hand).toHaveLength(0);
    expect(duel("Counter a triggered ability.").refused).toBeDefined();
  });
});

test("what I also am (477.1.c)", () => {
  const now = table("I'm also a Poro.\nPoros have [Tank].");
  expect(now.keywords("speaker")).toEqual(["Tank"]);
  expect(now.keywords("small")).toEqual([]);
});
