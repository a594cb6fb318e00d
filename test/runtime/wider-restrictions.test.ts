import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const board: Setup = {
  battlefields: { field: { controller: "B" }, hill: { controller: "A" } },
  objects: {
    speaker: { card: "Speaker", controller: "A", at: "base A" },
    friend: { card: "Soldier", controller: "A", at: "base A" },
    foe: { card: "Soldier", controller: "B", at: "field" },
  },
  A: { deck: ["Soldier", "Soldier", "Soldier", "Soldier"] },
};
const study = spellOf("Study", "[Reaction]\nDraw 1.");
const table = (text: string, setup: Setup = {}): Table =>
  new Table({ ...board, ...setup }, unitOf("Speaker", 4, text), study, unitOf("Sole", 3, "[Tank]"));

describe("what units cannot do (054)", () => {
  test("can't attack: not to where enemy units are", () => {
    expect(table("I can't attack.").attack("field", "speaker").refused).toContain("054.1");
    expect(table("I can't attack.").attack("hill", "speaker").refused).toBeUndefined();
    expect(table("I can't attack.").attack("field", "friend").refused).toBeUndefined();
    expect(table("I can't attack if you control another unit.").attack("field", "speaker").refused).toContain(
      "054.1",
    );
  });
  test("friendly units lose all keywords", () => {
    const objects = { ...board.objects, sole: { card: "Sole", controller: "A" as const, at: "base A" } };
    expect(table("Other friendly units lose all keywords.", { objects }).keywords("sole")).toEqual([]);
    expect(table("", { objects }).keywords("sole")).toEqual(["Tank"]);
  });
  test("a unit loses all keywords for a turn", () => {
    const dull = spellOf("Dull", "A unit loses all keywords this turn.");
    const objects = { ...board.objects, sole: { card: "Sole", controller: "A" as const, at: "base A" } };
    const now = new Table({ ...board, objects }, unitOf("Speaker", 4, ""), unitOf("Sole", 3, "[Tank]"), dull);
    expect(now.play("Dull").targets("sole").resolve().keywords("sole")).toEqual([]);
    expect(now.endTurn().keywords("sole")).toEqual(["Tank"]);
  });
});

describe("what cannot be played (054.1)", () => {
  const picky = (text: string): Table =>
    new Table(board, unitOf("Speaker", 4, ""), unitOf("Picky", 2, text), study);
  test.each([
    ["You can't play me unless you've played a spell this turn.", false],
    ["You can't play me unless you control a unit.", true],
    ["I can't be played if an enemy unit has died this turn.", true],
    ["Play me only during an opponent's turn.", false],
    ["Play me only on your turn.", true],
  ])("%s: %s", (text, isPlayed) => {
    expect(picky(text).play("Picky").refused === undefined).toBe(isPlayed);
  });
  test.each([
    ["Players can't play units from their trash.", true],
    ["Players can't play units from their hand.", false],
    ["Each player can play only one unit each turn.", true],
  ])("%s: %s", (text, isPlayed) => {
    expect(table(text).play("Soldier").refused === undefined).toBe(isPlayed);
  });
  test("only one spell each turn", () => {
    const now = table("Players can play only one spell each turn.");
    expect(now.play("Study").resolve().refused).toBeUndefined();
    expect(now.play("Study").refused).toContain("054.1");
  });
});

describe("which unit enters ready (143.4)", () => {
  const enters = (now: Table): Table => {
    now.play("Soldier");
    return now.asked?.ask === "to" ? now.answer({ ask: "to", value: "base A" }).resolve() : now.resolve();
  };
  const last = (now: Table) => now.state.objects.at(-1)?.exhausted;
  test("the first one each turn", () => {
    const now = table("The first unit you play each turn enters ready.");
    expect(last(enters(now))).toBe(false);
    expect(last(enters(now))).toBe(true);
  });
  test("the next one, which costs less as well", () => {
    const call = spellOf("Call", "The next unit you play this turn costs [1] less and enters ready.");
    const now = new Table(board, unitOf("Speaker", 4, ""), call);
    now.play("Call").resolve();
    expect(last(enters(now))).toBe(false);
    expect(last(enters(now))).toBe(true);
  });
});
