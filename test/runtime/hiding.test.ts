import { describe, expect, test } from "vitest";
import type { Card, Passive, Setup } from "../../runtime/index.ts";
import { Table } from "./support/table.ts";

const me = { refer: "me", means: [{ is: "self" }] } as const;
const frame = { supertypes: [], domains: [], tags: [] } as const;
const hidden = (name: string): Card => ({
  ...frame,
  name,
  type: "spell",
  abilities: [{ ability: "keyword", keyword: { keyword: "Hidden" } }],
});
const broker = (passive: Passive): Card => ({
  ...frame,
  name: "Broker",
  type: "unit",
  might: 1,
  abilities: [{ ability: "passive", passive }],
});
const board = (more: Partial<NonNullable<Setup["A"]>>): Setup => ({
  costs: "real",
  battlefields: { hill: { controller: "A" } },
  objects: { broker: { card: "Broker", controller: "A", at: "hill" } },
  A: { hand: ["Secret", "Secret"], ...more },
});
const hide = (table: Table): Table =>
  table.act({ act: "hide", player: "A", object: table.state.players.A.hand[0]?.id ?? "", at: "hill" });
const nothing: Passive = { passive: "cannot", who: me, restriction: { cannot: "be", done: "dealt-damage" } };

describe("421, 811.1.b. What hiding costs, and how much is hidden", () => {
  test("811.1.b: [A]", () => {
    expect(hide(new Table(board({}), hidden("Secret"), broker(nothing))).refused).toContain("811.1.b");
    const table = hide(new Table(board({ power: { any: 1 } }), hidden("Secret"), broker(nothing)));
    expect(table.state.facedown).toHaveLength(1);
  });
  test("another cost instead of [A]", () => {
    const cheap = broker({ passive: "may-hide-for", cost: { energy: 1, power: [] } });
    const table = hide(new Table(board({ energy: 1 }), hidden("Secret"), cheap));
    expect(table.state.facedown).toHaveLength(1);
    expect(table.state.players.A.energy).toBe(0);
  });
  test("whoever can pay both chooses", () => {
    const cheap = broker({ passive: "may-hide-for", cost: { energy: 1, power: [] } });
    const table = hide(new Table(board({ energy: 1, power: { any: 1 } }), hidden("Secret"), cheap));
    expect(table.asked).toMatchObject({ ask: "pay", options: ["[A]", "[1]"] });
    table.answer({ ask: "pay", value: "[1]" });
    expect(table.state.players.A).toMatchObject({ energy: 0, power: { any: 1 } });
  });
  test("107.3.b: one card at a battlefield, or as many more as are allowed", () => {
    const rich = board({ power: { any: 3 } });
    const one = hide(hide(new Table(rich, hidden("Secret"), broker(nothing))));
    expect(one.refused).toContain("107.3.b");
    const two = hide(
      hide(new Table(rich, hidden("Secret"), broker({ passive: "may-hide-more", count: 1, where: "here" }))),
    );
    expect(two.state.facedown).toHaveLength(2);
  });
  test("054.1: who cannot hide does not", () => {
    const closed = broker({ passive: "players-cannot", who: "players", restriction: { cannot: "hide" } });
    expect(hide(new Table(board({ power: { any: 1 } }), hidden("Secret"), closed)).refused).toContain(
      "054.1",
    );
  });
});
