import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { gearOf, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const cards = [
  unitOf("Watchful", 2, "When I'm chosen, gain 1 XP."),
  unitOf("Scholar", 2, "[Level 3][>] Spend 1 XP, [E]: Draw 1."),
  unitOf("Eager", 2, "[Empower] [3]. This ability costs [1] less for each friendly unit."),
  unitOf("Mirror", 2, "[E]: Play a Reflection unit token to your base. It becomes a copy of a unit."),
  unitOf("Broker", 3, "When I die, gain 1 XP."),
  unitOf("Seer", 2, "As I'm revealed from your Main Deck, draw 1."),
  unitOf("Mourner", 2, "When a unit is banished, gain 1 XP."),
  unitOf("Captain", 4, "Your other units have +1 [M]."),
  unitOf("Marshal", 2, "Other friendly units have [Tank]."),
  unitOf("Shieldwall", 2, "Friendly units with [Tank] have [Deflect]."),
  unitOf("Hero", 3, "", { supertypes: ["champion"] }),
  spellOf("Vengeance", "Deal 1 to a unit. When it dies this turn, gain 1 XP."),
  spellOf("Pull Back", "Return a unit to its owner's hand."),
  spellOf("Second Chance", "Return your Chosen Champion from your trash to your Champion Zone."),
  spellOf("Tap", "[Reaction]\nDeal 1 to a unit."),
  spellOf("Volley", "[Action]\nDeal 1 to up to 3 units at a battlefield."),
  spellOf(
    "Rebuff",
    "[Reaction]\nChoose a friendly unit. Counter an enemy spell or ability that chooses it and no other friendly unit.",
  ),
  spellOf("Back Home", "[Reaction]\nMove a friendly unit to its base."),
  spellOf("Sudden End", "[Reaction]\nKill a friendly unit."),
  spellOf("Measure", "Choose a unit at a battlefield. Deal damage equal to its Might to another unit."),
  spellOf("Muster", "Play a unit from your hand. Draw 1."),
  spellOf("Open Book", "Reveal your hand. Draw 1. Discard all cards revealed this way."),
  spellOf("Rebuild", "Replace a unit with a 3 [M] Mech unit token."),
  spellOf("Look Deep", "Reveal the top card of your Main Deck."),
  spellOf("Cheap Trick", "This costs [2] less, to a minimum of [1].\nDraw 1.", {
    cost: { energy: 4, power: [] },
  }),
  gearOf("Discount", "Your spells cost [2] less."),
];
const deck = ["Dummy", "Soldier", "Dummy", "Dummy"];
const table = (setup: Setup): Table =>
  new Table({ battlefields: { field: {}, hill: {} }, A: { deck }, B: { deck }, ...setup }, ...cards);
const mine = (card: string) => ({ card, controller: "A" }) as const;
const theirs = (card: string) => ({ card, controller: "B" }) as const;
const a = (now: Table) => now.state.players.A;

describe("349-406. Playing cards and using abilities", () => {
  test("354.4: a card that a text plays goes on when that text has been executed", () => {
    const now = table({ A: { deck, hand: ["Soldier"] } })
      .play("Muster")
      .resolve();
    now.answer({ ask: "to", value: "base A" }).resolve();
    const order = now.log.flatMap(({ what }) => (what === "draw" || what === "enter" ? [what] : []));
    expect(order).toEqual(["draw", "enter"]);
  });
  test("359.3.b, 406.3: other pending items are finalized before anybody gets Priority", () => {
    const now = table({ objects: { x: mine("Watchful"), y: theirs("Watchful") } })
      .play("Tap")
      .targets("x");
    expect(now.state.chain.map(({ context, status }) => [context.name, status])).toEqual([
      ["Tap", "finalized"],
      ["Watchful", "finalized"],
    ]);
  });
  test("356.5: what changes the cost is applied in the order that is best for its player", () => {
    const objects = { one: mine("Discount"), two: mine("Discount") };
    const now = table({ costs: "real", objects, A: { deck, energy: 0 } }).play("Cheap Trick");
    expect(now.refused).toBeUndefined();
  });
  test("359.3.e.9.a: what has moved away is counted among what is chosen, what has left the board is not", () => {
    const answered = (name: string): Table => {
      const at = { at: "field" } as const;
      const now = table({
        objects: {
          x: { ...theirs("Dummy"), ...at },
          y: { ...theirs("Soldier"), ...at },
          z: mine("Dummy"),
        },
      });
      now.play("Volley").targets("x", "y").act({ act: "pass", player: "A" });
      now
        .play(name, "B")
        .targetsIfAsked("y")
        .act({ act: "pass", player: "B" })
        .act({ act: "pass", player: "A" });
      return now.act({ act: "pass", player: "A" }).play("Rebuff", "B").targetsIfAsked("x");
    };
    expect(answered("Back Home").refused).toBeDefined();
    expect(answered("Sudden End").refused).toBeUndefined();
  });
  test("359.3.f.2.a: of a choice that is not legal any more nothing is known, and what hangs on it is ignored", () => {
    const now = table({
      objects: { x: { ...theirs("Dummy"), at: "field" }, y: theirs("Soldier") },
    });
    now.play("Measure").targetsIfAsked("x").targetsIfAsked("y");
    now.act({ act: "pass", player: "A" }).play("Back Home", "B").targets("x").resolve();
    expect([now.damage("y"), now.zone("y")]).toEqual([0, "board"]);
  });
  test("727.1.c.3.a: an ability on the chain is not affected by becoming inactive", () => {
    const now = table({ objects: { x: mine("Scholar") }, A: { deck, xp: 3 } }).activate("x");
    expect([now.refused, a(now).xp]).toEqual([undefined, 2]);
    expect(a(now.resolve()).hand.length).toBe(1);
  });
  test("827.1.c.3: what its text says of an Empower cost counts", () => {
    const setup = (energy: number) =>
      table({ costs: "real", objects: { x: mine("Eager"), y: mine("Dummy") }, A: { deck, energy } }).activate(
        "x",
      );
    expect(setup(0).refused).toBeDefined();
    expect(setup(1).resolve().object("x").empowered).toBe(true);
  });
});

describe("424-438. Actions", () => {
  test("424.1.a.1: a card speaks of its own being revealed", () => {
    expect(
      a(
        table({ A: { deck: ["Seer", ...deck] } })
          .play("Look Deep")
          .resolve(),
      ).hand.length,
    ).toBe(1);
  });
  test("424.3.a.1: what comes into the zone afterwards is not revealed", () => {
    const now = table({ A: { deck, hand: ["Dummy", "Dummy"] } })
      .play("Open Book")
      .resolve();
    expect(a(now).hand.map(({ name }) => name)).toEqual(["Dummy"]);
    expect(a(now).trash.length).toBe(3);
  });
  test("438.5.a: what has been replaced has not been banished", () => {
    const now = table({ objects: { x: mine("Dummy"), y: mine("Mourner") } });
    now.play("Rebuild").targets("x").resolve();
    expect([a(now).banished.map(({ name }) => name), a(now).xp]).toEqual([["Dummy"], 0]);
  });
});

describe("477-480. Layers", () => {
  const reflections = (now: Table) => now.state.objects.filter(({ token }) => token !== null);
  test("477.1.b.1, 477.1.b.1.b: a copy of a copy is what the first has become", () => {
    const now = table({ objects: { one: mine("Mirror"), two: mine("Mirror"), x: mine("Broker") } });
    now.activate("one").resolve().targets("x").resolve();
    const [first] = reflections(now);
    now
      .activate("two")
      .resolve()
      .targets(first?.key ?? "")
      .resolve();
    expect(reflections(now).map(({ key, name }) => [name, now.might(key)])).toEqual([
      ["Broker", 3],
      ["Broker", 3],
    ]);
    const [, second] = reflections(now);
    now.act({ act: "kill", objects: [second?.id ?? ""] }).resolve();
    expect(a(now).xp).toBe(1);
  });
  test("478.1.a: a copy comes before what its ability does", () => {
    const now = table({ objects: { one: mine("Mirror"), x: mine("Captain"), y: mine("Dummy") } });
    expect([now.might("x"), now.might("y")]).toEqual([4, 6]);
    now.activate("one").resolve().targets("x").resolve();
    expect([now.might("x"), now.might("y")]).toEqual([5, 7]);
    expect(now.might(reflections(now)[0]?.key ?? "")).toBe(5);
  });
  test.each<[string, readonly string[]]>([
    ["first", ["Marshal", "Shieldwall"]],
    ["last", ["Shieldwall", "Marshal"]],
  ])(
    "478.1.b: what speaks of units with a keyword is applied after what gives it, also where that came %s",
    (_, [one = "", two = ""]) => {
      const now = table({ objects: { one: mine(one), two: mine(two), x: mine("Dummy") } });
      expect(now.keywords("x")).toEqual(expect.arrayContaining(["Tank", "Deflect"]));
    },
  );
});

describe("390, 705. What leaves the board", () => {
  test("390.5.c, 390.5.c.2: what is said of a unit on the board is not said of it when it has left", () => {
    const now = table({ objects: { x: mine("Dummy") } })
      .play("Vengeance")
      .targets("x")
      .resolve();
    now
      .play("Pull Back")
      .targets("x")
      .resolve()
      .play("Dummy")
      .answer({ ask: "to", value: "base A" })
      .resolve();
    const [again] = now.state.objects;
    now.act({ act: "kill", objects: [again?.id ?? ""] }).resolve();
    expect(a(now).xp).toBe(0);
  });
  test("705, 705.1: a champion that returns to the Champion Zone has no buff any more", () => {
    const now = table({ objects: { x: { ...mine("Hero"), buffed: true } }, A: { deck } });
    now
      .act({ act: "kill", objects: [now.id("x")] })
      .play("Second Chance")
      .resolve();
    const [hero] = a(now).champion;
    now.act({ act: "play", player: "A", object: hero?.id ?? "", from: "champion" }).resolve();
    expect(now.state.objects.map(({ buffed, name }) => [name, buffed])).toEqual([["Hero", false]]);
  });
});
