import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { fromText, gearOf, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const cards = [
  gearOf("Mill", "[E]: Draw 1."),
  gearOf("Press", "[2], [E]: Draw 1."),
  gearOf("Sling", "[E]: Deal 2 to an enemy unit."),
  unitOf("Lookout", 2, "[E]: Draw 1. Use this ability only while I'm at a battlefield."),
  spellOf("Hush", "[Reaction]\nCounter a spell or ability."),
  unitOf("Herald of Many", 2, "When you play me, you may draw 1."),
  unitOf("Toll Keeper", 2, "When you play me, you may pay [1] to draw 1."),
  unitOf(
    "Late Chooser",
    2,
    "When you play me, look at the top 2 cards of your Main Deck. You may draw one of them.",
  ),
  unitOf("Bard", 2, "At the end of your turn, if I'm at a battlefield, draw 1."),
  unitOf(
    "Miser",
    2,
    "At the start of your Beginning Phase, draw 1 if you have one or fewer cards in your hand.",
  ),
  unitOf("Mourner of Two", 2, "The first time another friendly unit dies each turn, draw 1."),
  unitOf("Reaper", 2, "Once each turn, when an enemy unit dies, you may draw 1."),
  unitOf("Twin Reaper", 2, "Twice each turn, when an enemy unit dies, draw 1."),
  unitOf("Kindred", 2, "When you play another unit, gain 1 XP."),
  unitOf("Fencer", 2, "When you choose a friendly unit, gain 1 XP."),
  unitOf("Sharp", 2, "When I attack, if I'm [Mighty], draw 1."),
  unitOf("Guarded", 2, "When I defend, if I'm [Mighty], draw 1."),
  unitOf("Two Knells", 2, "[Deathknell][>] Draw 1.\n[Deathknell][>] Gain 1 XP."),
  spellOf("Echo", "[Reaction]\nDo this: Draw 1."),
  spellOf("Snare", "Choose an enemy unit. Kill it the next time it takes damage this turn."),
  spellOf("Tomorrow", "At the end of this turn, draw 1."),
  spellOf("Ember", "[Reaction]\nThe next spell you play this turn deals 1 Bonus Damage."),
  spellOf("Jab", "[Reaction]\nDeal 1 to a unit."),
  spellOf("Spare", "[Reaction]\nKill a unit."),
  fromText("Arena", "battlefield", "When you hold here, activate the conquer effects of units here."),
  unitOf("Showman", 2, "When I conquer, draw 1."),
  unitOf("Phoenix", 2, "When you kill a unit with a spell, you may play me from your trash."),
];
const deck = ["Dummy", "Dummy", "Dummy", "Dummy", "Dummy"];
const mine = { card: "Dummy", controller: "A" } as const;
const theirs = { card: "Dummy", controller: "B" } as const;
const table = (setup: Setup = {}): Table =>
  new Table(
    { A: { deck }, B: { deck }, battlefields: { field: { controller: "B" }, hill: {} }, ...setup },
    ...cards,
  );
const hand = (now: Table): number => now.state.players.A.hand.length;
const xp = (now: Table): number => now.state.players.A.xp;
const names = (now: Table): readonly string[] => now.state.chain.map(({ context }) => context.name);
const kill = (now: Table, ...keys: readonly string[]): Table =>
  now.act({ act: "kill", objects: keys.map((key) => now.id(key)) });

describe("376-381. Activated abilities", () => {
  const mill = { card: "Mill", controller: "A" } as const;
  test("377, 377.1, 377.3, 377.3.a, 377.3.a.1, 401.1: a cost and an effect, which goes onto the chain", () => {
    const now = table({ objects: { mill } }).activate("mill");
    expect([names(now), hand(now), now.object("mill").exhausted]).toEqual([["Mill"], 0, true]);
    expect(now.play("Echo", "A").refused).toBeUndefined(); // A Closed State.
  });
  test("377.3.b, 377.3.b.2, 406.4: opponents may respond", () => {
    const now = table({ objects: { mill } }).activate("mill").act({ act: "pass", player: "A" });
    now.play("Hush", "B").resolve();
    expect(hand(now)).toBe(0);
  });
  test("377.3.b.1, 399, 400, 400.1, 406.1, 406.2: it goes through the steps of playing, and is finalized", () => {
    const now = table({ objects: { mill } }).activate("mill");
    expect(now.state.chain.map(({ status, kind }) => [status, kind])).toEqual([["finalized", "ability"]]);
  });
  test("377.3.b.3, 406.5: without a response it is executed and leaves the chain", () => {
    const now = table({ objects: { mill } }).activate("mill").resolve();
    expect([hand(now), now.state.chain]).toEqual([1, []]);
  });
  test("377.2.b: a condition on using it must be true", () => {
    expect(
      table({ objects: { x: { card: "Lookout", controller: "A" } } }).activate("x").refused,
    ).toBeDefined();
    const there = table({ objects: { x: { card: "Lookout", controller: "A", at: "hill" } } });
    expect(there.activate("x").refused).toBeUndefined();
  });
  test("378, 380, 381: its controller uses it, on their turn and in an Open State, from the board", () => {
    const now = table({ objects: { mill, theirs: { ...mill, controller: "B" } } });
    expect(now.activate("theirs").refused).toBeDefined();
    expect(now.play("Echo").activate("mill").refused).toBeDefined();
  });
  test("402.2, 402.3: without a legal choice it cannot be activated", () => {
    const now = table({ objects: { sling: { card: "Sling", controller: "A" } } });
    expect(now.activate("sling").refused).toBeDefined();
    expect(now.object("sling").exhausted).toBe(false);
  });
  test("403.1, 403.1.a, 404.1, 405.1: its cost is what stands before the colon", () => {
    const press = { card: "Press", controller: "A" } as const;
    const now = table({ costs: "real", A: { deck, energy: 3 }, objects: { press } }).activate("press");
    expect([now.state.players.A.energy, now.object("press").exhausted]).toEqual([1, true]);
    expect(
      table({ costs: "real", A: { deck, energy: 1 }, objects: { press } }).activate("press").refused,
    ).toBeDefined();
  });
  test("414.4, 203.3: what is exhausted cannot be exhausted as a cost", () => {
    expect(table({ objects: { mill: { ...mill, exhausted: true } } }).activate("mill").refused).toBeDefined();
  });
});

describe("382-385. Triggered abilities", () => {
  test("383, 383.2, 383.2.a, 383.2.b, 383.3, 383.3.c: a condition is met, and the effect goes onto the chain, in any state", () => {
    const now = table({ objects: { k: { card: "Kindred", controller: "A" } } }).play("Soldier");
    expect([names(now), xp(now)]).toEqual([["Kindred"], 0]);
    expect(xp(now.resolve())).toBe(1);
  });
  test("383.2.a.1: an 'if' right after the condition is part of it, and not looked at again", () => {
    const at = (place: string): Table =>
      table({ objects: { bard: { card: "Bard", controller: "A", at: place } } });
    expect(hand(at("base A").endTurn())).toBe(0);
    const there = at("hill").act({ act: "end-turn" });
    there.act({ act: "move", objects: [there.id("bard")], to: "base A" }).resolve();
    expect(hand(there)).toBe(1);
  });
  test("383.2.a.1: an 'if' later on belongs to the effect", () => {
    const now = table({
      turn: "B",
      objects: { m: { card: "Miser", controller: "A" } },
      A: { deck, hand: ["Dummy", "Dummy"] },
    });
    now.endTurn().act({ act: "start-turn", player: "A" });
    expect(names(now)).toEqual(["Miser"]);
    expect(hand(now.resolve())).toBe(3); // Only the card of the Draw Phase.
  });
  test("383.1, 383.1.b, 727: 'the first time' two die at once is once", () => {
    const now = table({ objects: { m: { card: "Mourner of Two", controller: "A" }, x: mine, y: mine } });
    kill(now, "x", "y").resolve();
    expect(hand(now)).toBe(1);
  });
  test("383.2.c, 383.2.c.1: a card that comes into its zone as the condition is met triggers too", () => {
    const now = table({ objects: { phoenix: { ...mine, card: "Phoenix" } } })
      .play("Spare")
      .targetsIfAsked("phoenix")
      .resolve();
    expect(now.asked).toMatchObject({ ask: "may" });
  });
  test("383.3.a, 383.3.a.1, 402.1, 402.1.a, 383.3.a.2: 'you may' at the beginning is decided as it is finalized", () => {
    const yes = table().play("Herald of Many").answer({ ask: "may", value: true });
    expect([names(yes), hand(yes.resolve())]).toEqual([["Herald of Many"], 1]);
    const no = table().play("Herald of Many").answer({ ask: "may", value: false });
    expect([names(no), no.state.waiting]).toEqual([[], null]);
  });
  test("383.3.a.3: a later 'you may' as it resolves", () => {
    const now = table().play("Late Chooser");
    expect(names(now)).toEqual(["Late Chooser"]);
    expect(now.resolve().asked).toMatchObject({ ask: "may" });
  });
  test("383.3.b, 383.3.b.1, 403.1.b, 403.1.b.1, 404.2, 404.2.a: a cost at the beginning is paid to finalize it", () => {
    const real = (energy: number): Table => table({ costs: "real", A: { deck, energy } }).play("Toll Keeper");
    const paid = real(1).answer({ ask: "may", value: true });
    expect([paid.state.players.A.energy, names(paid), hand(paid)]).toEqual([0, ["Toll Keeper"], 0]);
    expect(names(real(0))).toEqual([]);
    expect(real(0).logged("counter")).toEqual([]);
  });
  test("402.4, 402.4.a: without a target it leaves the chain, which is no countering", () => {
    const envoy = unitOf("Envoy", 2, "When you play me, deal 1 to an enemy unit.");
    const now = new Table({ objects: {} }, envoy).play("Envoy");
    expect([now.state.chain, now.logged("counter")]).toEqual([[], []]);
  });
  test("402.4.b: with one it must be chosen", () => {
    const envoy = unitOf("Envoy", 2, "When you play me, deal 1 to a unit.");
    const now = new Table({ objects: {} }, envoy).play("Envoy").resolve();
    expect(now.state.objects.map(({ damage }) => damage.length)).toEqual([1]);
  });
  test("383.3.e, 383.3.e.1, 383.3.e.2, 383.3.e.2.a, 383.3.e.2.b: 'once each turn' counts what was performed", () => {
    const now = table({
      objects: { r: { card: "Reaper", controller: "A" }, x: theirs, y: theirs, z: theirs },
    });
    kill(now, "x").answer({ ask: "may", value: false }).resolve();
    kill(now, "y").answer({ ask: "may", value: true }).resolve();
    kill(now, "z").resolve();
    expect([hand(now), now.state.waiting]).toEqual([1, null]);
  });
  test("383.3.e: 'twice each turn'", () => {
    const now = table({
      objects: { r: { card: "Twin Reaper", controller: "A" }, x: theirs, y: theirs, z: theirs },
    });
    for (const key of ["x", "y", "z"]) kill(now, key).resolve();
    expect(hand(now)).toBe(2);
  });
  test("383.4.a, 383.4.a.1, 383.4.a.4: a play effect is of the permanent itself, not of another", () => {
    const now = table({ objects: { k: { card: "Kindred", controller: "A" } } }).play("Kindred");
    expect(names(now)).toEqual(["Kindred"]);
    expect(now.state.chain[0]?.context.self).toBe(now.id("k"));
  });
  test("383.4.b, 383.4.b.1, 383.4.b.2, 383.4.b.3: 'when you choose' triggers as what targets it is finalized", () => {
    const now = table({ objects: { f: { card: "Fencer", controller: "A" }, x: theirs } })
      .play("Jab")
      .targets("f");
    expect(names(now)).toEqual(["Jab", "Fencer"]);
    expect(
      names(
        table({ objects: { f: { card: "Fencer", controller: "A" }, x: theirs } })
          .play("Jab")
          .targets("x"),
      ),
    ).toEqual(["Jab"]);
  });
  test("383.4.e.2.b, 383.4.f.2.b: other requirements are looked at as the unit attacks or defends, and not later", () => {
    const now = table({
      objects: {
        x: { card: "Sharp", controller: "A" },
        y: { card: "Guarded", controller: "B", at: "field" },
      },
    }).attack("field", "x");
    expect(names(now)).toEqual([]);
    const strong = table({
      objects: {
        x: { card: "Sharp", controller: "A", might: 5 },
        y: { card: "Guarded", controller: "B", at: "field", might: 5 },
      },
    }).attack("field", "x");
    expect(names(strong)).toEqual(["Sharp", "Guarded"]);
  });
  test("383.4.g, 383.4.g.1: to activate conquer effects is to look at their conditions as if it had happened", () => {
    const now = table({
      battlefields: { field: { controller: "A", card: "Arena" } },
      objects: { s: { card: "Showman", controller: "A", at: "field" } },
      turn: "B",
    }).endTurn();
    now.act({ act: "start-turn", player: "A" }).resolve();
    expect(hand(now)).toBe(2); // And the card of the Draw Phase.
  });
  test("384, 384.1, 384.2, 385, 385.1, 385.2: on the board, unless it says that it works in the trash", () => {
    const inHand = table({ A: { deck, hand: ["Kindred"] } }).play("Soldier");
    expect(names(inHand)).toEqual([]);
    const onBoard = table({ objects: { p: { ...mine, card: "Phoenix" }, x: theirs } })
      .play("Spare")
      .targets("x")
      .resolve();
    expect(onBoard.asked).toBeUndefined();
    const inTrash = table({ A: { deck, trash: ["Phoenix"] }, objects: { x: theirs } })
      .play("Spare")
      .targetsIfAsked("x");
    expect(inTrash.resolve().asked).toMatchObject({ ask: "may" });
  });
  test("808.1.c.1, 808.2, 808.2.a: each Deathknell triggers by itself, in the order of their controller", () => {
    const now = table({ objects: { t: { card: "Two Knells", controller: "A" } } });
    kill(now, "t");
    if (now.asked?.ask === "order") now.answer({ ask: "order", value: now.asked.options });
    expect(now.state.chain).toHaveLength(2);
    now.resolve();
    expect([hand(now), xp(now)]).toEqual([1, 1]);
  });
});

describe("386-397. Reflexive, delayed, linked", () => {
  test("387, 387.1, 387.2, 388: 'do this' is a new ability on the chain", () => {
    const now = table().play("Echo");
    now.act({ act: "pass", player: "A" }).act({ act: "pass", player: "B" });
    expect([now.state.chain.map(({ kind }) => kind), hand(now)]).toEqual([["ability"], 0]);
    expect(hand(now.resolve())).toBe(1);
  });
  test("390, 390.1, 390.2, 391: a delayed trigger, once and within its time", () => {
    const now = table({ objects: { x: theirs } })
      .play("Snare")
      .targetsIfAsked("x")
      .resolve();
    now.act({ act: "deal", to: now.id("x"), amount: 1, by: "A" }).resolve();
    expect(now.zone("x")).toBe("trash");
    const later = table({ objects: { x: theirs } })
      .play("Snare")
      .targetsIfAsked("x")
      .resolve()
      .endTurn();
    later.act({ act: "deal", to: later.id("x"), amount: 1, by: "A" }).resolve();
    expect(later.zone("x")).toBe("board");
  });
  test("390.2, 392: at a time of the turn, whatever has become of what made it", () => {
    const now = table().play("Tomorrow").resolve();
    expect([hand(now), hand(now.endTurn())]).toEqual([0, 1]);
  });
  test("390.4, 391, 392: a delayed passive ability, for the next spell alone", () => {
    const now = table({ objects: { x: theirs } })
      .play("Ember")
      .resolve();
    now.play("Jab").targetsIfAsked("x").resolve();
    expect(now.damage("x")).toBe(2);
    now.play("Jab").targetsIfAsked("x").resolve();
    expect(now.damage("x")).toBe(3);
  });
  test("359.3.e.16: what would come at a time that is over does not come", () => {
    const now = table().act({ act: "end-turn" });
    expect(now.state.phase).toBe("over");
  });
});
