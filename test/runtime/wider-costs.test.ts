import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { gearOf, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const board: Setup = {
  battlefields: { field: { controller: "A" } },
  objects: {
    speaker: { card: "Speaker", controller: "A", at: "field" },
    friend: { card: "Soldier", controller: "A", at: "field" },
    foe: { card: "Soldier", controller: "B", at: "field" },
  },
  A: { energy: 9, deck: ["Soldier"] },
  costs: "real",
};
const cost = (energy: number) => ({ cost: { energy, power: [] } });
const cards = [
  spellOf("Small", "Gain 1 XP.", cost(2)),
  spellOf("Great", "Gain 1 XP.", cost(5)),
  spellOf("Aim", "Buff a unit.", cost(2)),
  unitOf("Lurker", 2, "[Hidden]", cost(3)),
  unitOf("Giant", 6, "", cost(6)),
];
const table = (text: string, setup: Setup = {}): Table =>
  new Table({ ...board, ...setup }, unitOf("Speaker", 4, text), ...cards);
const left = (now: Table): number => now.state.players.A.energy;
/** Units to the base. */
const toBase = (now: Table): Table =>
  now.asked?.ask === "to" ? now.answer({ ask: "to", value: "base A" }) : now;

describe("which cards cost more or less (356.3, 356.4)", () => {
  test.each([
    ["Spells that cost [3] or less cost [1] more.", "Small", 3],
    ["Spells that cost [3] or less cost [1] more.", "Great", 5],
    ["Cards with [Hidden] cost [1] less.", "Lurker", 2],
    ["Cards with [Hidden] cost [1] less.", "Giant", 6],
    ["Your units with 5 [M] or more cost [2] less.", "Giant", 4],
    ["Your units with 5 [M] or more cost [2] less.", "Lurker", 3],
  ])("%s (%s)", (text, played, paid) => {
    expect(left(toBase(table(text).play(played)))).toBe(9 - paid);
  });
  test.each([
    ["Spells that choose a friendly unit cost [1] more.", "friend", 3],
    ["Spells that choose a friendly unit cost [1] more.", "foe", 2],
  ])("%s (%s)", (text, target, paid) => {
    expect(left(table(text).play("Aim").targets(target))).toBe(9 - paid);
  });
});

describe("what added resources can be spent for (429)", () => {
  const lamp = gearOf("Lamp", "[E]: [Reaction][>] [Add] [6]. Use only to play units with 5 [M] or more.");
  test.each([
    ["Giant", true],
    ["Lurker", false],
  ])("only for units of such Might: %s", (played, isPaid) => {
    const now = new Table(
      { ...board, objects: { lamp: { card: "Lamp", controller: "A", at: "base A" } }, A: { energy: 0 } },
      lamp,
      ...cards,
    );
    now.activate("lamp").resolve().play(played);
    expect(now.refused === undefined).toBe(isPaid);
  });
});

describe("what can't be countered (425)", () => {
  const duel = (text: string): Table =>
    new Table(
      {
        battlefields: { field: { controller: "A" } },
        objects: { speaker: { card: "Speaker", controller: "A", at: "field" } },
        A: { deck: ["Soldier", "Soldier"] },
      },
      unitOf("Speaker", 4, text),
      spellOf("Study", "Draw 1."),
      spellOf("Deny", "[Reaction]\nCounter a spell or ability."),
    );
  test("your spells and abilities", () => {
    const now = duel("Your spells and abilities can't be countered.\n[E]: Draw 1.");
    now.activate("speaker").act({ act: "pass", player: "A" }).play("Deny", "B").resolve();
    expect(now.state.players.A.hand).toHaveLength(1);
  });
  test("your spells, not your abilities", () => {
    const now = duel("Your spells can't be countered.\n[E]: Draw 1.");
    now.activate("speaker").act({ act: "pass", player: "A" }).play("Deny", "B").resolve();
    expect(now.state.players.A.hand).toHaveLength(0);
  });
});

test("a part of the damage that would be dealt is prevented (437)", () => {
  const now = new Table(
    { ...board, objects: { ...board.objects, big: { card: "Giant", controller: "A", at: "field" } } },
    unitOf("Speaker", 4, "If another friendly unit would be dealt damage, prevent 2 of it."),
    spellOf("Shot", "Deal 5 to a unit."),
    ...cards,
  );
  expect(now.play("Shot").targets("big").resolve().damage("big")).toBe(3);
});
