import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { gearOf, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const cards = [
  spellOf("Read On", "[Action]\nDraw 1."),
  unitOf("Early Bird", 2, "At the start of your Beginning Phase, draw 1."),
  unitOf("Late Riser", 2, "At the start of your Main Phase, gain 2 XP."),
  unitOf("Night Owl", 2, "At the end of your turn, gain 1 XP."),
  unitOf("Last Lamp", 2, "When you hold, draw 1."),
  spellOf("Brief Vigour", "Give a unit +3 [M] this turn."),
  unitOf("Crow", 1, "When another unit dies, gain 1 XP."),
  spellOf("Short Nap", "Stun a unit."),
  gearOf("Well", "[Reaction][>] [E]: [Add] [1]."),
  spellOf("Push", "Move an enemy unit to a battlefield."),
];
const deck = ["Dummy", "Dummy", "Dummy", "Dummy"];
const table = (setup: Setup): Table =>
  new Table({ A: { deck }, B: { deck }, battlefields: { field: {}, hill: {} }, ...setup }, ...cards);
/** The turn of A ends and that of B begins, up to its Main Phase. */
const nextTurn = (now: Table): Table => now.endTurn().act({ act: "start-turn", player: "B" }).resolve();
const phases = (now: Table): readonly string[] => now.logged("phase").map(({ phase }) => phase);

describe("302-306. The turn", () => {
  test("302, 196: play goes on until one player wins, and not any longer", () => {
    const over = table({ A: { points: 8 }, objects: { x: { card: "Dummy", controller: "A" } } });
    over.act({ act: "deal", to: over.id("x"), amount: 1, by: "A" });
    expect(over.state.winner).toBe("A");
    expect(over.play("Read On").refused).toContain("196");
  });
  test("303, 314: the phases come one after the other", () => {
    expect(phases(nextTurn(table({})))).toEqual([
      "ending",
      "over",
      "awaken",
      "beginning",
      "scoring",
      "channel",
      "draw",
      "main",
    ]);
  });
  test("303.1, 303.2: one action is finished before the next begins", () => {
    const now = table({ objects: { x: { card: "Dummy", controller: "B" } } })
      .play("Brief Vigour")
      .targetsIfAsked("x");
    expect(now.act({ act: "end-turn" }).refused).toBeDefined();
    expect(now.state.phase).toBe("main");
  });
  test("303.2.a, 383.3.d.1: what triggers at the same time for both comes in turn order", () => {
    const crow = { card: "Crow", controller: "A" } as const;
    const now = table({
      objects: { theirs: { ...crow, controller: "B" }, mine: crow, x: { card: "Dummy", controller: "A" } },
    });
    now.act({ act: "kill", objects: [now.id("x")] });
    expect(now.state.chain.map(({ controller }) => controller)).toEqual(["A", "B"]);
  });
  test("304, 306, 317.3: the Turn Player changes with the end of the turn", () => {
    const now = table({});
    expect(now.state.turn).toBe("A");
    expect(nextTurn(now).state.turn).toBe("B");
  });
  test("305, 316.9, 316.9.a, 316.9.b: the Main Phase lasts until the Turn Player ends it", () => {
    const now = table({});
    expect(now.act({ act: "pass", player: "A" }).state.phase).toBe("main");
    expect(phases(now.endTurn())).toEqual(["ending", "over"]);
  });
});

describe("315. Start of Turn", () => {
  test("315.1, 315.1.b, 415.3.a: what the Turn Player controls is readied, and nothing else", () => {
    const now = table({
      objects: {
        own: { card: "Dummy", controller: "B", exhausted: true },
        other: { card: "Dummy", controller: "A", exhausted: true },
      },
      B: { deck, runes: { ready: 0, exhausted: 2 } },
    });
    nextTurn(now);
    expect([now.object("own").exhausted, now.object("other").exhausted]).toEqual([false, true]);
    expect(now.state.players.B.runes.filter(({ exhausted }) => exhausted)).toEqual([]);
  });
  test("315.2.a, 315.2.a.1, 315.2.b: what happens at the start of the Beginning Phase comes before scoring", () => {
    const now = nextTurn(
      table({
        battlefields: { field: { controller: "B" } },
        objects: {
          bird: { card: "Early Bird", controller: "B" },
          lamp: { card: "Last Lamp", controller: "B", at: "field" },
        },
      }),
    );
    expect(now.logged("trigger").map(({ name }) => name)).toEqual(["Early Bird", "Last Lamp"]);
  });
  test("315.2.b.2: the Turn Player holds all battlefields they control", () => {
    const now = nextTurn(
      table({
        battlefields: { field: { controller: "B" }, hill: { controller: "B" }, moor: { controller: "A" } },
        objects: {
          one: { card: "Dummy", controller: "B", at: "field" },
          two: { card: "Dummy", controller: "B", at: "hill" },
          three: { card: "Dummy", controller: "A", at: "moor" },
        },
      }),
    );
    expect([now.state.players.A.points, now.state.players.B.points]).toEqual([0, 2]);
  });
  test("315.3, 315.3.b, 430.4.a: two runes are channeled, ready", () => {
    const { runeDeck, runes } = nextTurn(table({ B: { deck, runeDeck: 5 } })).state.players.B;
    expect([runeDeck.length, runes.map(({ exhausted }) => exhausted)]).toEqual([3, [false, false]]);
  });
  test("315.3.b.1, 430.3: as many as there are", () => {
    const { runeDeck, runes } = nextTurn(table({ B: { deck, runeDeck: 1 } })).state.players.B;
    expect([runeDeck.length, runes]).toEqual([0, [expect.objectContaining({ exhausted: false })]]);
  });
  test("315.4, 315.4.b, 413.2.a: one card is drawn", () => {
    expect(nextTurn(table({})).state.players.B.hand).toHaveLength(1);
  });
  test("315.4.b.1, 315.4.b.2, 431.2.d: with no card left the player burns out, and draws after all", () => {
    const now = nextTurn(table({ B: { deck: [], trash: ["Dummy", "Soldier"] } }));
    const { B, A } = now.state.players;
    expect([B.hand.length, B.deck.length, B.trash.length, A.points]).toEqual([1, 1, 0, 1]);
  });
});

describe("316. Main Phase", () => {
  test("316.1, 316.3, 165: it begins with empty Rune Pools", () => {
    const now = nextTurn(table({ B: { deck, energy: 3, power: { any: 2 } } }));
    expect(now.state.phase).toBe("main");
    expect([now.state.players.B.energy, now.state.players.B.power]).toEqual([0, {}]);
  });
  test("316.4: then comes what happens at its start", () => {
    const now = nextTurn(table({ objects: { riser: { card: "Late Riser", controller: "B" } } }));
    expect(now.state.players.B.xp).toBe(2);
  });
  const battle = (): Table =>
    table({
      battlefields: { field: { controller: "B" }, hill: {} },
      objects: {
        mine: { card: "Dummy", controller: "A" },
        theirs: { card: "Soldier", controller: "B", at: "field" },
        guest: { card: "Soldier", controller: "B" },
      },
    });
  test("316.7.a, 316.7.f, 316.8.a: units of opposing players at a battlefield are a Combat, with a Showdown", () => {
    const now = battle().attack("field", "mine");
    expect(now.state.showdown).toMatchObject({ at: "field", combat: true });
    expect(now.logged("showdown")).toHaveLength(1);
  });
  test("316.7.b, 316.7.c: a Combat is the same, whatever brought the units there", () => {
    const moved = battle().play("Push").targetsIfAsked("guest");
    moved.answer({ ask: "to", value: "hill" }).resolve().fight();
    expect(moved.at("guest")).toBe("hill");
    const steps = (now: Table): readonly string[] => {
      now.fight();
      return now.log
        .filter(({ what }) => what === "combat" || what === "combat-result")
        .map(({ what }) => what);
    };
    const byMove = battle();
    byMove.act({ act: "move", objects: [byMove.id("mine")], to: "field" });
    expect(steps(byMove)).toEqual(steps(battle().attack("field", "mine")));
  });
  test("316.8.b, 316.8.b.1: a unit that comes to an empty battlefield is a Showdown without a Combat", () => {
    const now = battle().attack("hill", "mine");
    expect(now.state.showdown).toMatchObject({ at: "hill", combat: false });
    expect(now.fight().logged("combat-result")).toEqual([]);
    expect(now.state.battlefields["hill"]?.controller).toBe("A");
  });
  test("316.8.b.1.a, 344.1, 460.1, 464.2.c.1.b: it becomes a Combat when units of another player come, and Focus stays", () => {
    const now = battle().attack("hill", "mine");
    now.act({ act: "pass", player: "A" }).act({ act: "move", objects: [now.id("guest")], to: "hill" });
    expect(now.state.showdown).toMatchObject({ at: "hill", combat: true, focus: "B", attacker: "A" });
  });
  test("316.8.c: in a Showdown both may act with Action or Reaction", () => {
    const now = battle().attack("hill", "mine").play("Read On", "A").resolve();
    expect(now.play("Read On", "B").refused).toBeUndefined();
  });
});

describe("317. Ending Phase", () => {
  test("317.1, 317.1.a: what happens at the end of the turn, before anything expires", () => {
    const now = table({
      objects: { owl: { card: "Night Owl", controller: "A" }, x: { card: "Dummy", controller: "A" } },
    });
    now.play("Brief Vigour").targetsIfAsked("x").resolve().act({ act: "end-turn" });
    expect([now.state.players.A.xp, now.state.chain.length, now.might("x")]).toEqual([0, 1, 8]);
    now.resolve();
    expect([now.state.players.A.xp, now.might("x")]).toEqual([1, 5]);
  });
  test("317.2, 317.2.a, 317.2.b: all units are healed", () => {
    const now = table({
      objects: {
        a: { card: "Dummy", controller: "A", damage: 2 },
        b: { card: "Dummy", controller: "B", damage: 3 },
      },
    }).endTurn();
    expect([now.damage("a"), now.damage("b")]).toEqual([0, 0]);
  });
  test("317.2.c, 423.1.a.2: what is for this turn expires, and nobody stays stunned", () => {
    const now = table({ objects: { x: { card: "Dummy", controller: "B" } } });
    now.play("Brief Vigour").targetsIfAsked("x").resolve().play("Short Nap").targetsIfAsked("x").resolve();
    expect([now.might("x"), now.object("x").stunned]).toEqual([8, true]);
    now.endTurn();
    expect([now.might("x"), now.object("x").stunned]).toEqual([5, false]);
  });
  test("317.2.d: the Rune Pools of both players empty", () => {
    const now = table({ A: { deck, energy: 2 }, B: { deck, power: { fury: 1 } } }).endTurn();
    expect([now.state.players.A.energy, now.state.players.B.power]).toEqual([0, {}]);
  });
});
