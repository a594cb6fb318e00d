import { describe, expect, test } from "vitest";
import type { ObjectSetup, Setup } from "../../runtime/index.ts";
import { gearOf, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const soldier = (controller: "A" | "B", at: string): ObjectSetup => ({ card: "Soldier", controller, at });
const board: Setup = {
  battlefields: { field: { controller: "A" }, hill: { controller: "A" } },
  objects: {
    speaker: { card: "Speaker", controller: "A", at: "field" },
    recruit: { card: "Soldier", controller: "A", at: "base A", token: true },
    friend: soldier("A", "base A"),
    foe: soldier("B", "field"),
  },
  A: { deck: ["Soldier", "Soldier", "Soldier"], energy: 9 },
  costs: "real",
};
const speaks = (text: string, setup: Setup = {}, ...more: Parameters<typeof spellOf>[]): Table =>
  new Table(
    { ...board, ...setup },
    unitOf("Speaker", 4, text),
    spellOf("Smash", "Kill a unit."),
    ...more.map((each) => spellOf(...each)),
  );
const hand = (table: Table): number => table.state.players.A.hand.length;

describe("tokens (179)", () => {
  test.each([
    ["When a friendly token dies, draw 1.", "recruit", 1],
    ["When a friendly token dies, draw 1.", "friend", 0],
    ["When a friendly unit or gear dies, draw 1.", "friend", 1],
  ])("%s (%s)", (text, dying, drawn) => {
    expect(hand(speaks(text).play("Smash").targets(dying).resolve())).toBe(drawn);
  });
  test("a token is chosen among tokens only", () => {
    const table = speaks("", {}, ["Spare", "Ready a friendly token."]).play("Spare");
    expect(table.asked).toBeUndefined(); // There is only one.
  });
});

describe("the unit with the most Might", () => {
  test.each([
    ["Kill the unit you control with the most Might.", "speaker"],
    ["Kill the enemy unit with the highest Might.", "foe"],
  ])("%s", (text, killed) => {
    const table = speaks("", {}, ["Verdict", text]).play("Verdict");
    expect(() => table.resolve().object(killed)).toThrow();
  });
});

describe("what players have", () => {
  test.each([
    ["If you have units at two or more battlefields, I have +2 [M].", {}, 4],
    [
      "If you have units at two or more battlefields, I have +2 [M].",
      { objects: { ...board.objects, friend: soldier("A", "hill") } },
      6,
    ],
    ["If an opponent has units at a battlefield, I have +2 [M].", {}, 6],
    ["I have +1 [M] for each battlefield where there are enemy units.", {}, 5],
    ["I have +1 [M] for each of your battlefields.", {}, 6],
    ["I have +1 [M] for each occupied battlefield.", {}, 5],
  ] satisfies [string, Setup, number][])("%s", (text, setup, might) => {
    expect(speaks(text, setup).might("speaker")).toBe(might);
  });
  test("runes that you have recycled this turn (416.1.b)", () => {
    const table = speaks(
      "I have +1 [M] for each rune you've recycled this turn.",
      { A: { ...board.A, runes: { ready: 3, exhausted: 0 } } },
      ["Renew", "Recycle a rune."],
    );
    const [rune] = table.state.players.A.runes;
    table
      .play("Renew")
      .answer({ ask: "targets", value: [rune?.id ?? ""] })
      .resolve();
    expect(table.might("speaker")).toBe(5);
  });
});

describe("the Chosen Champion (108.3, 355.9.a.5)", () => {
  const hero = unitOf("Hero", 5, "", { cost: { energy: 4, power: [] } });
  const withHero: Setup = { ...board, A: { ...board.A, champion: "Hero" } };
  test("is played by a text", () => {
    const call = spellOf("Call", "Play your Chosen Champion, ignoring its cost.");
    const table = new Table(withHero, unitOf("Speaker", 4, ""), hero, call).play("Call").resolve();
    if (table.asked?.ask === "to") table.answer({ ask: "to", value: "base A" });
    expect(table.resolve().state.objects.some(({ name }) => name === "Hero")).toBe(true);
  });
  test("costs less", () => {
    const table = new Table(withHero, unitOf("Speaker", 4, "Your Chosen Champion costs [3] less."), hero);
    const [card] = table.state.players.A.champion;
    table.act({ act: "play", player: "A", object: card?.id ?? "", from: "champion" });
    if (table.asked?.ask === "to") table.answer({ ask: "to", value: "base A" });
    expect(table.state.players.A.energy).toBe(8);
  });
});

test("spells in the trash have [Flow] equal to their cost (829.1.c)", () => {
  const table = new Table(
    { ...board, A: { ...board.A, trash: ["Study"] } },
    unitOf("Speaker", 4, "Each spell in your trash has [Flow] equal to its cost."),
    spellOf("Study", "Draw 1.", { cost: { energy: 3, power: [] } }),
  );
  const [card] = table.state.players.A.trash;
  table.act({ act: "play", player: "A", object: card?.id ?? "", from: "trash" }).resolve();
  expect([table.refused, table.state.players.A.energy, hand(table)]).toEqual([undefined, 6, 1]);
});

test("where it may be played, under a condition (355.2.b)", () => {
  const scout = unitOf("Scout", 2, "You may play me to an open battlefield if you control a gear.");
  const open: Setup = { ...board, battlefields: { ...board.battlefields, moor: {} } };
  const places = (setup: Setup): readonly string[] => {
    const table = new Table(setup, unitOf("Speaker", 4, ""), scout, gearOf("Lamp", "[E]: Draw 1.")).play(
      "Scout",
    );
    return table.asked?.ask === "to" ? table.asked.options : [];
  };
  expect(places(open)).not.toContain("moor");
  const lamp = { card: "Lamp", controller: "A", at: "base A" } as const;
  expect(places({ ...open, objects: { ...open.objects, lamp } })).toContain("moor");
});
