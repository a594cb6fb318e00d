import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { spellOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const cost = (energy: number) => ({ cost: { energy, power: [] } }) as const;
const cards = [
  spellOf("Current", "[Flow] [1]\nDraw 1.", cost(4)),
  spellOf("Fast Current", "[Reaction]\n[Flow] — [1], Discard 1\nGain 1 XP.", cost(4)),
  spellOf("Two Currents", "[Flow] [1]\n[Flow] [3]\nDraw 1.", cost(4)),
  spellOf("No", "[Reaction]\nCounter a spell."),
  spellOf("Ember", "Burn 2."),
  spellOf("Search", "Return a spell with [Flow] from your trash to your hand."),
];
const deck = ["Dummy", "Soldier", "Dummy", "Soldier"];
const table = (setup: Setup = {}): Table => new Table({ A: { deck }, B: { deck }, ...setup }, ...cards);
const a = (now: Table) => now.state.players.A;
const fromTrash = (now: Table): Table =>
  now.act({ act: "play", player: "A", object: a(now).trash[0]?.id ?? "", from: "trash" });
const names = (list: readonly { readonly name: string }[]): readonly string[] => list.map(({ name }) => name);

describe("829. Flow", () => {
  test("829.1.b, 829.1.c, 829.1.c.1, 390.3.a: played from the trash for its flow cost, and banished", () => {
    const now = fromTrash(table({ costs: "real", A: { deck, trash: ["Current"], energy: 1 } }));
    expect([now.refused, a(now).energy]).toEqual([undefined, 0]);
    now.resolve();
    expect([names(a(now).banished), a(now).trash, a(now).hand.length]).toEqual([["Current"], [], 1]);
  });
  test("829.1.c.1: it has to be paid; from the hand the printed cost counts", () => {
    expect(fromTrash(table({ costs: "real", A: { deck, trash: ["Current"] } })).refused).toBeDefined();
    const now = table({ costs: "real", A: { deck, energy: 4 } })
      .play("Current")
      .resolve();
    expect([a(now).energy, names(a(now).trash)]).toEqual([0, ["Current"]]);
  });
  test("829.1.b.1: also when it is countered", () => {
    const now = fromTrash(table({ A: { deck, trash: ["Current"] } }));
    now.act({ act: "pass", player: "A" }).play("No", "B").resolve();
    expect([names(a(now).banished), a(now).hand]).toEqual([["Current"], []]);
  });
  test("829.1.b.2: its timing is what it was", () => {
    const start = (): Table =>
      table({ A: { deck, trash: ["Current", "Fast Current"], hand: ["Dummy"] } }).play("Ember");
    expect(fromTrash(start()).refused).toContain("309.1.a");
    const now = start();
    now.act({ act: "play", player: "A", object: a(now).trash[1]?.id ?? "", from: "trash" });
    expect(now.refused).toBeUndefined();
  });
  test("829.1.c.2: other costs than resources are paid too", () => {
    const without = table({ A: { deck, trash: ["Fast Current"] } });
    expect(fromTrash(without).refused).toBeDefined();
    const now = fromTrash(table({ A: { deck, trash: ["Fast Current"], hand: ["Dummy"] } }));
    expect(names(a(now).trash)).toEqual(["Dummy"]);
  });
  test("829.1.c.3: of several flow costs its controller chooses one", () => {
    const now = fromTrash(table({ costs: "real", A: { deck, trash: ["Two Currents"], energy: 3 } }));
    expect(now.asked).toMatchObject({ ask: "pay", options: ["[1]", "[3]"] });
    expect(a(now.answer({ ask: "pay", value: "[3]" })).energy).toBe(0);
  });
  test("829.2: other effects can see it", () => {
    const now = table({ A: { deck, trash: ["Ember", "Current"] } })
      .play("Search")
      .resolve();
    expect(names(a(now).hand)).toEqual(["Current"]);
  });
});

describe("440. Burn", () => {
  test("440.1, 440.2, 440.3.a: from the top of the Main Deck into the trash", () => {
    const now = table().play("Ember").resolve();
    expect([names(a(now).trash), a(now).deck.length]).toEqual([["Dummy", "Soldier", "Ember"], 2]);
  });
  test("440.4, 431.1.b: with too few cards the player burns out, and burns the rest", () => {
    const now = table({ A: { deck: ["Dummy"], trash: ["Soldier", "Guard"] } })
      .play("Ember")
      .resolve();
    expect([now.state.players.B.points, a(now).deck.length, a(now).trash.length]).toEqual([1, 2, 2]);
  });
});
