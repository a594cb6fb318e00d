import { expect, test } from "vitest";
import { compileText } from "../../compiler/index.ts";
import type { Card } from "../../runtime/index.ts";
import { Table } from "./support/table.ts";

const hidden: Card = {
  name: "Secret",
  type: "spell",
  supertypes: [],
  domains: [],
  tags: [],
  abilities: [{ ability: "keyword", keyword: { keyword: "Hidden" } }],
};
const guard: Card = { ...hidden, name: "Guard", type: "unit", might: 1, abilities: [] };
const cardOf = (text: string): Card => {
  const { card } = compileText(text, { name: "Sweeper", type: "gear" });
  if (card === undefined) throw new Error(`refused: ${text}`);
  return card;
};

/** A's card is hidden at the hill, and A uses the gear. */
function used(text: string): Table {
  const table = new Table(
    {
      battlefields: { hill: { controller: "A" } },
      objects: {
        sweeper: { card: "Sweeper", controller: "A" },
        guard: { card: "Guard", controller: "A", at: "hill" },
      },
      A: { hand: ["Secret"], power: { any: 1 } },
    },
    hidden,
    guard,
    cardOf(text),
  );
  table.act({ act: "hide", player: "A", object: table.state.players.A.hand[0]?.id ?? "", at: "hill" });
  expect(table.state.facedown).toHaveLength(1);
  const [card] = table.state.facedown;
  table.activate("sweeper");
  if (table.state.waiting !== null) table.answer({ ask: "targets", value: [card?.id ?? ""] });
  return table.resolve();
}

test.each([
  ["[E]: Return another friendly gear, unit, or facedown card to its owner's hand.", "hand"],
  ["[E]: Banish a facedown card.", "banished"],
  ["[E]: Put a friendly facedown card into its owner's trash.", "trash"],
  ["[E]: Recycle a unit or facedown card.", "deck"],
] as const)("355.9.a.3, 421.4. %s", (text, zone) => {
  const { state } = used(text);
  expect(state.facedown).toEqual([]);
  expect(state.players.A[zone].map(({ name }) => name)).toContain("Secret");
});
