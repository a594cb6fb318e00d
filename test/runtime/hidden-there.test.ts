import { describe, expect, test } from "vitest";
import { compileCard } from "../../compiler/index.ts";
import { readCardFile } from "../../grammar/card-files/read-card-file.ts";
import type { Card } from "../../runtime/index.ts";
import { Table } from "./support/table.ts";

const cards = (source: string): readonly Card[] =>
  readCardFile(source).cards.flatMap((each) => compileCard(each).card ?? []);

describe("421. Where a card is hidden", () => {
  test("359.3.f.3: “there” is the battlefield where it is", () => {
    const table = new Table(
      {
        costs: "real",
        battlefields: { hill: { controller: "A" }, field: { controller: "A" } },
        objects: {
          warden: { card: "Warden", controller: "A", at: "field" },
          guard: { card: "Guard", controller: "A", at: "hill" },
        },
        A: { hand: ["Secret"], power: { any: 1 } },
      },
      ...cards(`name: Warden
type: Unit
might: 2

When you hide a card, give a unit you control there +1 [M] this turn.

---

name: Guard
type: Unit
might: 1

---

name: Secret
type: Spell

[Hidden]
Draw 1.
`),
    );
    table.act({ act: "hide", player: "A", object: table.state.players.A.hand[0]?.id ?? "", at: "hill" });
    expect(table.asked).toBeUndefined();
    expect(table.state.chain).toHaveLength(1);
    expect(table.state.chain[0]?.rounds[0]?.chosen[0]).toHaveLength(1);
    const [chosen = ""] = table.state.chain[0]?.rounds[0]?.chosen[0] ?? [];
    expect(table.state.objects.find(({ id }) => id === chosen)?.name).toBe("Guard");
  });
});
