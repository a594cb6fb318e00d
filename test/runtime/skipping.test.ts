import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const cards = [
  spellOf("Lost Day", "An opponent skips their next Draw Phase."),
  spellOf("Long Night", "Skip your next Beginning Phase."),
  spellOf("Idle Hands", "Choose a player. They skip their next Main Phase."),
  spellOf("Hollow Win", "Choose a player. They skip their next point from conquering this turn."),
  spellOf("Reprieve", "Choose a unit. Skip the next time that unit would die this turn."),
  spellOf("End", "Kill a unit."),
  spellOf("Later", "Choose a player. At the start of their next Channel Phase, they draw 1."),
  unitOf("Sleeper", 2, "Skip your Draw Phase."),
  unitOf("Dawn Bell", 2, "At the start of your Beginning Phase, gain 1 XP.\nWhen I hold, gain 1 XP."),
  unitOf("Raider", 4, "When I conquer, gain 1 XP."),
  unitOf("Clerk", 2, "At the start of your Draw Phase, gain 1 XP."),
];
const deck = ["Dummy", "Dummy", "Dummy", "Dummy", "Dummy"];
const table = (setup: Setup = {}): Table =>
  new Table({ A: { deck }, B: { deck }, battlefields: { field: {}, hill: {} }, ...setup }, ...cards);
const mine = (card: string) => ({ card, controller: "A" }) as const;
const a = (now: Table) => now.state.players.A;
const b = (now: Table) => now.state.players.B;
const nextTurn = (now: Table): Table =>
  now.endTurn().act({ act: "start-turn", player: now.state.turn }).resolve();

describe("443. Skip", () => {
  test("443.1.a, 443.2: a phase of the next turn does not happen, once", () => {
    const now = nextTurn(table().play("Lost Day").resolve());
    expect(b(now).hand).toHaveLength(0);
    expect(now.logged("skip").map(({ name, skipped }) => [name, skipped])).toEqual([["Lost Day", "draw"]]);
    expect(b(nextTurn(nextTurn(now))).hand).toHaveLength(1);
  });
  test("443.2.a: what triggers on it, or within it, does not", () => {
    const setup: Setup = {
      objects: { bell: { ...mine("Dawn Bell"), at: "field" } },
      battlefields: { field: { controller: "A" }, hill: {} },
    };
    const now = nextTurn(nextTurn(table(setup).play("Long Night").resolve()));
    expect([a(now).xp, a(now).points]).toEqual([0, 0]);
    expect(a(nextTurn(nextTurn(now))).xp).toBe(2);
  });
  test("443.3.a: a permanent can tell a player to, each turn", () => {
    const now = nextTurn(nextTurn(table({ objects: { x: mine("Sleeper"), y: mine("Clerk") } })));
    expect([a(now).hand.length, a(now).xp, b(now).hand.length]).toEqual([0, 0, 1]);
  });
  test("a Main Phase: the turn ends", () => {
    const now = nextTurn(table().play("Idle Hands").resolve().answer({ ask: "player", value: "B" }));
    expect(now.logged("phase").map(({ phase }) => phase)).not.toContain("main");
    expect(now.state.phase).toBe("over");
  });
  test("a point from conquering, while what triggers on it triggers (383.4.d.2.c)", () => {
    const now = table({ objects: { x: mine("Raider"), y: mine("Raider") } })
      .play("Hollow Win")
      .resolve()
      .answer({ ask: "player", value: "A" })
      .attack("field", "x")
      .fight();
    expect([a(now).points, a(now).xp]).toEqual([0, 1]);
    expect(a(now.attack("hill", "y").fight()).points).toBe(1);
  });
  test("something that would happen to a unit, once", () => {
    const now = table({ objects: { x: mine("Dummy") } })
      .play("Reprieve")
      .targetsIfAsked("x")
      .resolve();
    now.play("End").targetsIfAsked("x").resolve();
    expect(now.zone("x")).toBe("board");
    now.play("End").targetsIfAsked("x").resolve();
    expect(now.zone("x")).toBe("trash");
  });
});

describe("390. Moments of the turn of another player", () => {
  test("390.2: at the start of a phase of theirs", () => {
    const now = table().play("Later").resolve().answer({ ask: "player", value: "B" });
    expect(b(nextTurn(now)).hand).toHaveLength(2);
  });
});
