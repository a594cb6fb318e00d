import { describe, expect, test } from "vitest";
import type { ObjectSetup, Setup } from "../../runtime/index.ts";
import { spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const soldier = (controller: "A" | "B", at: string): ObjectSetup => ({ card: "Soldier", controller, at });
const board: Setup = {
  battlefields: { field: { controller: "A" }, hill: { controller: "B" } },
  objects: {
    speaker: { card: "Speaker", controller: "A", at: "field" },
    friend: soldier("A", "field"),
    other: soldier("A", "base A"),
    foe: soldier("B", "hill"),
  },
  A: { deck: ["Soldier", "Soldier", "Soldier"] },
};
const spells = [
  spellOf("Push", "Move a unit to its base."),
  spellOf("Fetch", "Return a unit to its owner's hand."),
  spellOf("Shot", "Deal 1 to a unit."),
  spellOf("March", "Move a unit to a battlefield."),
];
const speaks = (text: string, setup: Setup = {}): Table =>
  new Table({ ...board, ...setup }, unitOf("Speaker", 4, text), ...spells);
const hand = (table: Table): number => table.state.players.A.hand.length;
const cast = (table: Table, name: string, target: string): Table =>
  table.play(name).targetsIfAsked(target).resolve();

describe("by what it is done (411.6)", () => {
  test.each([
    ["When a unit is moved by a spell, draw 1.", "Push", "friend", 1],
    ["When a unit is moved by an ability, draw 1.", "Push", "friend", 0],
    ["When a unit is moved by a friendly spell or ability, draw 1.", "Push", "friend", 1],
    ["When a unit is moved by an enemy spell or ability, draw 1.", "Push", "friend", 0],
    ["When I'm chosen by a friendly spell, draw 1.", "Push", "speaker", 1],
    ["When I take damage from a spell, draw 1.", "Shot", "speaker", 1],
    ["When I take damage from an enemy spell, draw 1.", "Shot", "speaker", 0],
    ["When you return a unit to a player's hand, gain 1 XP.\nWhen you gain XP, draw 1.", "Fetch", "foe", 1],
  ])("%s (%s)", (text, spell, target, drawn) => {
    expect(hand(cast(speaks(text), spell, target))).toBe(drawn);
  });
  test("damage that would be dealt by a spell", () => {
    const text = "If a friendly unit would be dealt damage by a friendly spell, prevent 1 of it.";
    expect(cast(speaks(text), "Shot", "friend").damage("friend")).toBe(0);
    const enemy = "If a friendly unit would be dealt damage by an enemy spell, prevent 1 of it.";
    expect(cast(speaks(enemy), "Shot", "friend").damage("friend")).toBe(1);
  });
});

describe("what has happened to it this turn", () => {
  test("units that moved this turn", () => {
    const table = speaks("Friendly units that moved this turn have +2 [M].");
    expect(table.might("other")).toBe(3);
    table.play("March").targets("other");
    if (table.asked?.ask === "to") table.answer({ ask: "to", value: "field" });
    expect(table.resolve().might("other")).toBe(5);
    expect(table.endTurn().might("other")).toBe(3);
  });
  test("units that were played this turn", () => {
    const table = speaks("Units that were played this turn have [Shield].").play("Soldier");
    if (table.asked?.ask === "to") table.answer({ ask: "to", value: "base A" });
    table.resolve();
    const played = table.state.objects.at(-1);
    expect(table.keywords(played?.key ?? "")).toEqual(["Shield"]);
    expect(table.keywords("friend")).toEqual([]);
  });
});

describe("where units are", () => {
  test.each([
    ["Units at battlefields you control have [Tank].", "friend", "foe"],
    ["Units at enemy battlefields have [Tank].", "foe", "friend"],
    ["Your opponents' units have [Tank].", "foe", "friend"],
  ])("%s", (text, has, hasNot) => {
    expect([speaks(text).keywords(has), speaks(text).keywords(hasNot)]).toEqual([["Tank"], []]);
  });
  test("a unit at a battlefield you control", () => {
    const guard = spellOf("Guard", "Give a unit at a battlefield you control +1 [M] this turn.");
    const table = new Table(board, unitOf("Speaker", 4, ""), guard).play("Guard");
    expect(table.asked?.ask === "targets" ? table.asked.options : []).toEqual(
      ["speaker", "friend"].map((key) => table.id(key)),
    );
  });
  test("a unit at another battlefield, moved to another battlefield", () => {
    const table = speaks("[E]: Move an enemy unit at another battlefield to its base.").activate("speaker");
    expect(table.resolve().at("foe")).toBe("base B");
  });
});

describe("how it enters (369.3)", () => {
  const eager = unitOf("Eager", 2, "As you play me, you may discard 1. If you do, I enter ready.");
  test.each([true, false])("as a card is discarded: %s", (discards) => {
    const table = new Table({ ...board, A: { hand: ["Soldier"] } }, unitOf("Speaker", 4, ""), eager);
    table.play("Eager");
    for (let i = 0; i < 5 && table.asked !== undefined; i++)
      if (table.asked.ask === "may") table.answer({ ask: "may", value: discards });
      else if (table.asked.ask === "to") table.answer({ ask: "to", value: "base A" });
      else break;
    table.resolve();
    expect(table.state.objects.find(({ name }) => name === "Eager")?.exhausted).toBe(!discards);
  });
  test("units that are played here", () => {
    const table = speaks("Units played here enter ready.").play("Soldier");
    table.answer({ ask: "to", value: "field" }).resolve();
    expect(table.state.objects.at(-1)?.exhausted).toBe(false);
  });
});
