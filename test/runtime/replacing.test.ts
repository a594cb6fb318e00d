import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { fromText, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const cards = [
  spellOf("Overgrow", "Replace a battlefield with a Brush battlefield token."),
  spellOf("Dig", "Add the Baron Pit battlefield token to the board if it's not there already."),
  spellOf("Rebuild", "Replace a unit with a 3 [M] Mech unit token with [Tank]."),
  spellOf("Restore", "Choose a unit. Replace it with the unit it replaced."),
  spellOf("End", "Kill a unit."),
  spellOf("Slow Rebuild", "[Reaction]\nReplace a unit with a 3 [M] Mech unit token."),
  spellOf("Jolt", "Deal 1 to a unit."),
  unitOf("Old Guard", 5, "When I attack, draw 1."),
  fromText("Old Hill", "battlefield", "Units here have +2 [M]."),
];
const deck = ["Dummy", "Dummy", "Dummy"];
const table = (setup: Setup = {}): Table =>
  new Table(
    { A: { deck }, B: { deck }, battlefields: { field: { card: "Old Hill" }, hill: {} }, ...setup },
    ...cards,
  );
const guard = { card: "Old Guard", controller: "A" } as const;
const names = (list: readonly { readonly name: string }[]): readonly string[] => list.map(({ name }) => name);
const use = (now: Table, name: string, ...keys: readonly string[]): Table =>
  now
    .play(name)
    .targetsIfAsked(...keys)
    .resolve();

describe("438. Replace a unit", () => {
  test("438.1: the token inherits damage, buffs and whether it is exhausted", () => {
    const now = table({ objects: { x: { ...guard, damage: 1, buffed: true, exhausted: true } } });
    use(now, "Rebuild", "x");
    expect([now.object("x").name, now.might("x"), now.damage("x"), now.object("x").exhausted]).toEqual([
      "Mech",
      4,
      1,
      true,
    ]);
    expect(now.keywords("x")).toEqual(["Tank"]);
  });
  test("438.1.a: it is the same object for what has chosen it", () => {
    const now = table({ objects: { x: guard } })
      .play("Jolt")
      .targetsIfAsked("x");
    now.play("Slow Rebuild").targetsIfAsked("x").resolve();
    expect([now.object("x").name, now.damage("x")]).toEqual(["Mech", 1]);
  });
  test("438.4, 438.5: the card is in Banishment; the token ceases to exist when it leaves (186.1)", () => {
    const now = use(table({ objects: { x: guard } }), "Rebuild", "x");
    expect([names(now.state.players.A.banished), now.logged("banish")]).toEqual([["Old Guard"], []]);
    use(now, "End", "x");
    expect([names(now.state.players.A.trash).includes("Old Guard"), now.state.objects]).toEqual([false, []]);
  });
  test("438.7.b: it is swapped back with what there is on it", () => {
    const now = use(table({ objects: { x: { ...guard, damage: 1 } } }), "Rebuild", "x");
    use(now, "Restore", "x");
    expect([now.object("x").name, now.might("x"), now.damage("x")]).toEqual(["Old Guard", 5, 1]);
    expect(now.state.players.A.banished).toEqual([]);
  });
  test("438.6, 438.6.a, 438.7.b.1: a token that is replaced stops existing, and can come back as well", () => {
    const now = use(use(table({ objects: { x: guard } }), "Rebuild", "x"), "Slow Rebuild", "x");
    expect(names(now.state.players.A.banished)).toEqual(["Old Guard"]);
    expect(use(now, "Restore", "x").object("x").token?.keywords).toHaveLength(1);
    expect(use(now, "Restore", "x").object("x").name).toBe("Old Guard");
  });
  test("438.7.c: with nothing to swap back to nothing happens", () => {
    expect(use(table({ objects: { x: guard } }), "Restore", "x").object("x").name).toBe("Old Guard");
  });
});

describe("438, 187. Battlefield tokens", () => {
  const held: Setup = {
    battlefields: { field: { card: "Old Hill", controller: "A" }, hill: {} },
    objects: { x: { ...guard, at: "field" } },
  };
  test("438.1.a, 187.8: Brush takes the place of a battlefield, with its control and its units", () => {
    const now = table(held);
    expect(now.might("x")).toBe(7);
    use(now, "Overgrow", "field");
    expect([
      now.state.battlefields["field"]?.card,
      now.state.battlefields["field"]?.controller,
      now.might("x"),
    ]).toEqual(["Brush", "A", 5]);
  });
  test("187.8, 438.7: who scores there may swap it back", () => {
    const now = use(table(held), "Overgrow", "field").endTurn();
    now.act({ act: "start-turn", player: "A" }).resolve().answer({ ask: "may", value: true }).resolve();
    expect(now.state.battlefields["field"]?.card).toBe("Old Hill");
  });
  test("187.9: units move to Baron Pit from anywhere, and not away from it without [Ganking]", () => {
    const now = use(table(held), "Dig").attack("Baron Pit", "x").fight();
    expect(now.at("x")).toBe("Baron Pit");
    now.endTurn().act({ act: "start-turn", player: "A" }).resolve().attack("hill", "x");
    expect(now.refused).toContain("810.1.b");
  });
});
