import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { gearOf, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const cards = [
  spellOf("Alley Trick", "This has [Action] while you control a Poro.\nDeal 1 to a unit."),
  spellOf("Cornered", "This has [Reaction] while an opponent controls a stunned unit.\nDeal 1 to a unit."),
  spellOf("Bird Call", "If you choose a Poro, this has [Reaction].\nDeal 1 to a unit."),
  spellOf(
    "Late Bid",
    "You may discard 1 as an additional cost to play this.\nIf you paid the additional cost, this has [Reaction].\nDraw 1.",
  ),
  spellOf("Slow Spell", "Deal 1 to a unit."),
  spellOf(
    "Hidden Pair",
    "[Hidden]\n[Action]\nChoose a unit you control and another unit you control at a different location. Buff them.",
  ),
  spellOf(
    "Hidden Rally",
    "[Hidden]\n[Hidden]\n[Action]\nBuff a friendly unit. Buffs give an additional +1 [M] to friendly units this turn.",
  ),
  spellOf("Hidden Bird", "[Hidden]\n[Action]\nPlay a 1 [M] Bird unit token with [Deflect]."),
  unitOf("Quick Unit", 2, "[Reaction]"),
  unitOf("Poro", 1, "", { tags: ["Poro"] }),
  unitOf("Reckless Ambusher", 2, "[Ambush]\nAs an additional cost to play me, kill a friendly unit."),
  gearOf("Twin Straps", "[Equip] [1]\n[Equip] [2]"),
];
const deck = ["Dummy", "Dummy", "Dummy"];
const table = (setup: Setup = {}): Table =>
  new Table(
    { A: { deck }, B: { deck }, battlefields: { field: { controller: "B" }, hill: {} }, ...setup },
    ...cards,
  );
const mine = (card: string, at?: string) =>
  ({ card, controller: "A", ...(at === undefined ? {} : { at }) }) as const;
const theirs = (card: string, at?: string) =>
  ({ card, controller: "B", ...(at === undefined ? {} : { at }) }) as const;

describe("806.4, 813.4. [Action] and [Reaction] under a condition", () => {
  test("806.4: it does not have [Action] until the condition is true", () => {
    const fight = (objects: Setup["objects"]): Table =>
      table({ objects: { foe: theirs("Dummy", "field"), x: mine("Dummy"), ...objects }, turn: "B" });
    const without = fight({}).play("Alley Trick", "A");
    expect(without.refused).toBeDefined();
    const setup: Setup = {
      objects: { x: theirs("Dummy"), poro: mine("Poro", "hill") },
      turn: "B",
      battlefields: { field: {}, hill: { controller: "A" } },
    };
    const within = table(setup).attack("hill", "x");
    within.act({ act: "pass", player: "B" }).play("Alley Trick", "A");
    expect(within.refused).toBeUndefined();
  });
  test("813.4: in a Closed State only while it has [Reaction]", () => {
    const closed = (stunned: boolean): Table => {
      const now = table({
        objects: { x: theirs("Dummy"), y: { ...theirs("Dummy"), stunned }, z: mine("Dummy") },
      });
      return now.play("Slow Spell").targets("z").play("Cornered");
    };
    expect(closed(false).refused).toBeDefined();
    expect(closed(true).refused).toBeUndefined();
  });
  test("806.4.a, 813.4.a, 813.4.b: what it chooses may give it [Reaction]; otherwise all of it is undone", () => {
    const closed = () =>
      table({ objects: { x: mine("Dummy"), poro: mine("Poro") } })
        .play("Slow Spell")
        .targets("x")
        .play("Bird Call");
    const now = closed();
    expect(now.asked?.ask).toBe("targets");
    expect(now.targets("poro").refused).toBeUndefined();
    expect(now.state.chain.length).toBe(2);
    const other = closed().targets("x");
    expect(other.refused).toContain("309.1.a");
    expect([other.state.chain.length, other.state.players.A.hand.length]).toEqual([1, 1]);
  });
  test("806.4.b, 813.4.b: and so may what is paid for it", () => {
    const closed = (pay: boolean): Table =>
      table({ objects: { x: mine("Dummy") }, A: { deck, hand: ["Soldier"] } })
        .play("Slow Spell")
        .targetsIfAsked("x")
        .play("Late Bid")
        .answer({ ask: "pay", value: pay });
    expect([closed(false).refused, closed(false).state.players.A.hand.length]).toEqual([
      "309.1.a: only what has [Reaction] can be played while a chain exists",
      2,
    ]);
    expect([closed(true).refused, closed(true).state.chain.length]).toEqual([undefined, 2]);
  });
  test("813.3.a: a unit with [Reaction] is still played to its base or to a battlefield that its player controls", () => {
    const now = table({
      objects: { x: mine("Dummy", "hill"), z: mine("Dummy") },
      battlefields: { field: { controller: "B" }, hill: { controller: "A" } },
    });
    now.play("Slow Spell").targets("z").play("Quick Unit");
    expect(now.asked).toMatchObject({ ask: "to", options: ["base A", "hill"] });
  });
});

describe("811. Hidden", () => {
  const hidden = (card: string, objects: Setup["objects"] = {}): Table => {
    const now = table({
      turn: "B",
      objects: { guard: theirs("Dummy", "field"), home: theirs("Dummy"), ...objects },
      B: { deck, hand: [card] },
    });
    const [first] = now.state.players.B.hand;
    now.act({ act: "hide", player: "B", object: first?.id ?? "", at: "field" }).endTurn();
    return now
      .act({ act: "start-turn", player: "A" })
      .resolve()
      .act({ act: "end-turn" })
      .act({ act: "start-turn", player: "B" })
      .resolve();
  };
  const open = (now: Table): Table =>
    now.act({ act: "play", player: "B", object: now.state.facedown[0]?.id ?? "", from: "facedown" });
  test("811.1.d.2.a: each target by itself: here where it can be, elsewhere where it has to be", () => {
    const now = open(hidden("Hidden Pair")).targetsIfAsked("guard").targetsIfAsked("home").resolve();
    expect([now.object("guard").buffed, now.object("home").buffed]).toEqual([true, true]);
  });
  test("811.1.d.3: a unit that it plays is played there", () => {
    const now = open(hidden("Hidden Bird")).resolve();
    expect(now.state.objects.filter(({ name }) => name === "Bird").map(({ place }) => place)).toEqual([
      { at: "battlefield", battlefield: "field" },
    ]);
  });
  test("811.2, 811.4: what is not chosen speaks of everything", () => {
    const now = open(hidden("Hidden Rally", { far: { ...theirs("Dummy"), buffed: true } }))
      .targetsIfAsked("guard")
      .resolve();
    const base = now.might("home");
    expect([now.might("guard"), now.might("far")]).toEqual([base + 2, base + 2]);
  });
});

describe("822.3. Ambush", () => {
  const setup = (more: Setup["objects"]): Setup => ({
    objects: { scout: mine("Dummy", "field"), foe: theirs("Dummy", "field"), ...more },
    A: { deck },
  });
  test("822.3: without units there by the time it is finalized it cannot be played there", () => {
    const now = table(setup({})).play("Reckless Ambusher").answer({ ask: "to", value: "field" });
    expect(now.refused).toContain("822.3");
    expect(now.zone("scout")).toBe("board");
  });
  test("822.1.b: another unit there is enough", () => {
    const now = table(setup({ other: mine("Dummy", "field") })).play("Reckless Ambusher");
    now.answer({ ask: "to", value: "field" }).targets("scout").resolve();
    expect(now.state.objects.find(({ name }) => name === "Reckless Ambusher")?.place).toEqual({
      at: "battlefield",
      battlefield: "field",
    });
  });
});

describe("818. Equip", () => {
  test("818.4: each instance is an ability of its own", () => {
    const now = table({
      costs: "real",
      objects: { straps: mine("Twin Straps"), x: mine("Dummy") },
      A: { deck, energy: 2 },
    });
    now.activate("straps", 2).targetsIfAsked("x").resolve();
    expect([now.object("straps").attachedTo, now.state.players.A.energy]).toEqual([now.id("x"), 0]);
  });
});
