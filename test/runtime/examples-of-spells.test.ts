import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { gearOf, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

/** What the Examples of the rulebook tell of spells, with cards of other names. */
const cards = [
  spellOf("Fire", "Kill any number of units at a battlefield with total Might 4 or less."),
  spellOf(
    "Onslaught",
    "Choose a friendly unit. It deals damage equal to its Might split among enemy units at battlefields.",
  ),
  spellOf("Blade", "Kill a unit at a battlefield. Its controller draws 2."),
  spellOf(
    "Grip",
    "Kill a friendly unit. If you do, give +[M] equal to its Might to another friendly unit this turn.",
  ),
  spellOf("Hit", "Deal 3 to an enemy unit at a battlefield. If you do, draw 1."),
  spellOf("Bargain", "Kill a friendly unit. If you do, kill an enemy unit with less Might than it."),
  spellOf("Doom", "Choose a unit. Kill it the next time it takes damage this turn."),
  spellOf("Ban", "The next time an enemy unit would become [Mighty] this turn, banish it instead."),
  spellOf("Ward", "[Reaction]\nPrevent the next 2 damage that would be dealt to a unit this turn."),
  spellOf("Growth", "[Reaction]\nGive a unit +1 [M] this turn."),
  spellOf("Great Growth", "[Reaction]\nGive a unit +2 [M] this turn."),
  spellOf("Chill", "[Reaction]\nGive a unit -2 [M] this turn."),
  spellOf("Back Home", "[Reaction]\nMove a unit to its base."),
  spellOf("Time", "Take a turn after this one. Banish this."),
  spellOf("Poke", "Deal 1 to a unit."),
  gearOf("Glass", "If a friendly unit would die, kill this instead. Heal it, exhaust it, and recall it."),
  unitOf("Proud", 4, "When I become [Mighty], draw 1."),
  unitOf("Witness", 2, "When another unit dies, gain 1 XP."),
];
const deck = ["Dummy", "Dummy", "Dummy", "Dummy"];
const table = (setup: Setup): Table =>
  new Table(
    { battlefields: { field: { controller: "B" }, hill: {} }, A: { deck }, B: { deck }, ...setup },
    ...cards,
  );
const mine = (card: string, might?: number, at?: string) => one("A", card, might, at);
const theirs = (card: string, might?: number, at?: string) => one("B", card, might, at);
const one = (controller: "A" | "B", card: string, might?: number, at?: string) => ({
  card,
  controller,
  ...(might === undefined ? {} : { might }),
  ...(at === undefined ? {} : { at }),
});
/** Plays a [Reaction] while something is on the chain. */
const react = (now: Table, name: string, on: string, by: "A" | "B"): Table => {
  if (now.state.priority !== by) now.act({ act: "pass", player: by === "A" ? "B" : "A" });
  return now.play(name, by).targetsIfAsked(on);
};
const hand = (now: Table, player: "A" | "B" = "A") => now.state.players[player].hand.length;

describe("355. Targets", () => {
  const recruits = Object.fromEntries(
    ["p", "q", "r", "s"].map((key) => [key, theirs("Recruit", 1, "field")]),
  );
  test("355.11.b: a group that is too mighty by then is cut down to one that is not", () => {
    const now = table({ objects: recruits }).play("Fire");
    now.targetsIfAsked("p", "q", "r", "s");
    react(react(now, "Growth", "r", "B"), "Growth", "s", "B");
    now.resolve();
    expect(now.asked).toMatchObject({ ask: "targets", limit: { most: 4 } });
    now.targets("p", "q", "r").resolve();
    expect(["p", "q", "r", "s"].map((key) => now.zone(key))).toEqual(["trash", "trash", "trash", "board"]);
  });
  test("355.14.h, 355.14.h.1: with less damage than targets as few as necessary cease to be targets", () => {
    const objects = { ...recruits, t: theirs("Recruit", 1, "field"), mine: mine("Dummy", 5) };
    const now = table({ objects }).play("Onslaught");
    now.targetsIfAsked("p", "q", "r", "s", "t");
    react(react(now, "Great Growth", "p", "B"), "Chill", "mine", "B").resolve();
    expect(now.asked).toMatchObject({ ask: "targets", min: 3, max: 3 });
  });
});

describe("359.3.e.14. Linked instructions", () => {
  test("359.3.e.14.b: what does not speak of the action is done, though the death is replaced", () => {
    const now = table({ objects: { x: theirs("Dummy", 3, "field"), glass: theirs("Glass") } }).play("Blade");
    now.targetsIfAsked("x").resolve();
    expect([now.zone("x"), hand(now, "B")]).toEqual(["board", 2]);
  });
  test("359.3.e.14.b: what hangs on the action is not", () => {
    const objects = { x: mine("Dummy", 3), y: mine("Soldier", 2), glass: mine("Glass") };
    const now = table({ objects }).play("Grip").targetsIfAsked("x").targetsIfAsked("y").resolve();
    expect([now.zone("x"), now.might("y")]).toEqual(["board", 2]);
  });
  test("359.3.e.14.c: damage of which a part is prevented has been dealt", () => {
    const now = table({ objects: { x: theirs("Dummy", 9, "field") } })
      .play("Hit")
      .targetsIfAsked("x");
    react(now, "Ward", "x", "B").resolve();
    expect([now.damage("x"), hand(now)]).toEqual([1, 1]);
  });
});

describe("370. Events", () => {
  test("370.1.a.1: what is replaced has not happened: nothing triggers on it", () => {
    const now = table({ objects: { x: theirs("Proud") } })
      .play("Ban")
      .resolve()
      .play("Growth")
      .targetsIfAsked("x");
    now.resolve();
    expect([now.zone("x"), hand(now, "B")]).toEqual(["banished", 0]);
  });
  test("370.1.a.2: what two instructions kill does not die simultaneously", () => {
    const objects = { x: mine("Witness", 4), y: theirs("Witness", 2), z: theirs("Witness", 1) };
    const now = table({ objects }).play("Bargain").targets("y").resolve();
    // Both of B see the death of A's; of the two only the one that is left sees the second.
    expect([now.state.players.A.xp, now.state.players.B.xp]).toEqual([0, 3]);
  });
});

describe("391, 738. What is to come", () => {
  test("391: killed the next time that it takes damage", () => {
    const now = table({ objects: { x: theirs("Dummy", 9) } })
      .play("Doom")
      .targetsIfAsked("x")
      .resolve();
    expect(now.play("Poke").targetsIfAsked("x").resolve().zone("x")).toBe("trash");
  });
  test("738: of additional turns each is taken, after the turn that made it", () => {
    const now = table({}).play("Time").resolve().play("Time").resolve();
    expect(now.state.extraTurns).toEqual(["A", "A"]);
    expect(now.state.players.A.banished.map(({ name }) => name)).toEqual(["Time", "Time"]);
  });
});
