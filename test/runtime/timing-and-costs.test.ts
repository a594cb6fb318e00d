import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { gearOf, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const cards = [
  spellOf(
    "Blood Gift",
    "As an additional cost to play this, kill a friendly unit.\nGive a friendly unit +2 [M] this turn.",
  ),
  unitOf("Rich Legend", 2, "When you use an activated ability, gain 1 XP."),
  gearOf("Bench", "[E]: Draw 1."),
  unitOf("Doubled", 3, "[Empower] [1]\n[Empower] — Discard 1\n[Empowered][>] I have +1 [M]."),
];
const deck = ["Dummy", "Dummy", "Dummy"];
const table = (setup: Setup = {}): Table =>
  new Table(
    { A: { deck }, B: { deck }, battlefields: { field: { controller: "B" }, hill: {} }, ...setup },
    ...cards,
  );
const mine = (card: string) => ({ card, controller: "A" }) as const;
const a = (now: Table) => now.state.players.A;

describe("355.16, 357.3. Choices that would make later ones illegal", () => {
  test("357.3: what is targeted is not killed for the cost where there is anything else", () => {
    const now = table({ objects: { x: mine("Dummy"), y: mine("Dummy") } })
      .play("Blood Gift")
      .targets("x");
    expect([now.zone("x"), now.zone("y")]).toEqual(["board", "trash"]);
  });
  test("357.3: where there is no choice it is", () => {
    const now = table({ objects: { x: mine("Dummy") } })
      .play("Blood Gift")
      .targetsIfAsked("x")
      .resolve();
    expect(now.zone("x")).toBe("trash");
  });
});
describe("377.2.a. Using an activated ability", () => {
  test("377.2.a: what triggers on it triggers when the ability resolves", () => {
    const now = table({ objects: { bench: mine("Bench"), x: mine("Rich Legend") } }).activate("bench");
    expect(a(now).xp).toBe(0);
    expect(a(now.resolve()).xp).toBe(1);
  });
});
describe("827.3. Empower", () => {
  test("827.1.c.2, 827.3: each instance is an ability of its own, with a cost of any kind", () => {
    const now = table({ costs: "real", objects: { x: mine("Doubled") }, A: { deck, hand: ["Soldier"] } });
    now.activate("x", 2).resolve();
    expect([now.object("x").empowered, a(now).hand.length]).toEqual([true, 0]);
  });
});
