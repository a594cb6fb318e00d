import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const cards = [
  unitOf("Plain Five", 5, ""),
  unitOf("Wall", 3, "[Tank]"),
  unitOf("Sniper", 3, "[Backline]"),
  unitOf("Decoy", 3, "I must be assigned combat damage first."),
  unitOf("Flanker", 5, "You ignore [Backline] while assigning combat damage here."),
  unitOf("Brawler", 5, "You ignore [Tank] while assigning combat damage."),
  unitOf("Slick", 2, "[Deflect 2]"),
  unitOf("Patron", 2, "Other friendly units are Yordles."),
  unitOf("Yordle Coach", 2, "Other Yordles you control have +1 [M]."),
  spellOf("Sure Shot", "Ignore [Deflect] while paying this spell's costs.\nDeal 1 to a unit."),
  spellOf("Shot", "Deal 1 to a unit."),
];
const theirs = (card: string) => ({ card, controller: "B", at: "field" }) as const;
const mine = (card: string) => ({ card, controller: "A" }) as const;
const table = (setup: Setup = {}): Table =>
  new Table({ battlefields: { field: { controller: "B" }, hill: {} }, ...setup }, ...cards);
/** What the attacker may choose about the damage; nothing where there is only one way. */
const fought = (attacker: string, ...defenders: readonly string[]): Table => {
  const objects = Object.fromEntries(defenders.map((card) => [card, theirs(card)]));
  return table({ objects: { ...objects, x: mine(attacker) } })
    .attack("field", "x")
    .fight();
};

describe("465.2.c.6. Who is assigned damage first", () => {
  test("a text says the same as [Tank]", () => {
    const now = fought("Plain Five", "Soldier", "Decoy");
    expect([now.asked, now.zone("Decoy")]).toEqual([undefined, "trash"]);
  });
});
describe("764-767. Ignoring", () => {
  test("765, 766: a keyword that is ignored counts for nothing", () => {
    expect(fought("Plain Five", "Soldier", "Sniper").asked).toBeUndefined();
    expect(fought("Flanker", "Soldier", "Sniper").asked).toMatchObject({
      rules: [{ last: false }, { last: false }],
    });
    expect(fought("Plain Five", "Wall", "Soldier").asked).toBeUndefined();
    expect(fought("Brawler", "Wall", "Soldier").asked).toMatchObject({
      rules: [{ first: false }, { first: false }],
    });
  });
  test("767: only for the player that is told to, and only for this", () => {
    const setup: Setup = {
      costs: "real",
      objects: { slick: { card: "Slick", controller: "B" } },
      A: { power: { any: 1 } },
    };
    expect(table(setup).play("Shot").targetsIfAsked("slick").resolve().damage("slick")).toBe(0);
    expect(table(setup).play("Sure Shot").targetsIfAsked("slick").resolve().damage("slick")).toBe(1);
  });
});
describe("477.1. Tags from passive abilities", () => {
  test("count like those of the card, for as long as the ability applies", () => {
    const objects = { x: mine("Dummy"), coach: mine("Yordle Coach"), patron: mine("Patron") };
    expect(table({ objects }).might("x")).toBe(table({ objects: { x: objects.x } }).might("x") + 1);
    const { patron: _patron, ...without } = objects;
    expect(table({ objects: without }).might("x")).toBe(table({ objects: { x: objects.x } }).might("x"));
  });
});
