import { describe, expect, test } from "vitest";
import type { Card, Trigger, TriggerEvent } from "../../runtime/index.ts";
import { Table } from "./support/table.ts";
import { watcherCard, me, enemy, friendly, objects, board, waiting, gained } from "./support/watcher.ts";

describe("383.2. What a trigger condition waits for", () => {
  test("attack, alone or not", () => {
    const alone = { event: "attack", who: me, alone: true } as const;
    expect(gained(waiting(alone).attack("field", "watcher"))).toBe(1);
    expect(gained(waiting(alone).attack("field", "watcher", "friend"))).toBe(0);
    expect(gained(waiting({ event: "attack-or-defend", who: me }).attack("field", "watcher"))).toBe(1);
    expect(gained(waiting({ event: "defend", who: me }).attack("field", "watcher"))).toBe(0);
    expect(gained(waiting({ event: "attack", who: me }).attack("field", "friend"))).toBe(0);
  });
  test("defend", () => {
    const setup = { turn: "B" } as const;
    const attacked = {
      watcher: { card: "Watcher", controller: "A", at: "hill" },
      foe: { card: "Dummy", controller: "B" },
    } as const;
    for (const [event, number] of [
      [{ event: "defend", who: me }, 1],
      [{ event: "you-defend", where: { at: "here" } }, 1],
      [{ event: "attack", who: me }, 0],
    ] as const)
      expect(gained(waiting(event, attacked, setup).attack("hill", "foe"))).toBe(number);
  });
  test("conquer: the unit must be there, or the player does it", () => {
    expect(gained(waiting({ event: "conquer", who: me }).attack("free", "watcher"))).toBe(1);
    expect(gained(waiting({ event: "conquer", who: me }).attack("free", "friend"))).toBe(0);
    expect(gained(waiting({ event: "conquer", who: { subject: "you" } }).attack("free", "friend"))).toBe(1);
    expect(gained(waiting({ event: "hold", who: { subject: "you" } }).attack("free", "friend"))).toBe(0);
  });
  test("hold", () => {
    const there = { watcher: { card: "Watcher", controller: "A", at: "hill" } } as const;
    const table = waiting({ event: "hold", who: me }, there).act({ act: "start-turn", player: "A" });
    expect(gained(table)).toBe(1);
    expect(gained(waiting({ event: "hold", who: me }).act({ act: "start-turn", player: "A" }))).toBe(0);
  });
  test("win a combat", () => {
    const weak = { foe: { card: "Soldier", controller: "B", at: "field" } } as const;
    expect(gained(waiting({ event: "win-combat", who: me }, weak).attack("field", "watcher"))).toBe(1);
    expect(gained(waiting({ event: "win-combat", who: me }).attack("field", "watcher"))).toBe(0);
  });
  test("move, to a battlefield or from one", () => {
    const moves = (to: "a-battlefield" | undefined) =>
      ({ event: "move", who: me, ...(to === undefined ? {} : { to }) }) as const;
    expect(gained(waiting(moves("a-battlefield")).attack("hill", "watcher"))).toBe(1);
    const there = { watcher: { card: "Watcher", controller: "A", at: "hill" } } as const;
    expect(gained(waiting(moves("a-battlefield"), there).attack("base A", "watcher"))).toBe(0);
    expect(gained(waiting(moves(undefined), there).attack("base A", "watcher"))).toBe(1);
    const from = { event: "move", who: { subject: "a", of: { kind: "unit" } }, from: "here" } as const;
    const two = { ...there, friend: { card: "Soldier", controller: "A", at: "hill" } } as const;
    expect(gained(waiting(from, two).attack("base A", "friend"))).toBe(1);
    expect(gained(waiting(from, there).attack("hill", "friend"))).toBe(0);
  });
  test("you play a card: its type, its cost, another one", () => {
    const played = (what: Extract<TriggerEvent, { readonly event: "you-play" }>["what"]) =>
      waiting({ event: "you-play", what });
    const costing = (energy: number) =>
      ({ with: "cost", energy: { energy, power: [] }, or: "more" }) as const;
    const spell = (table: Table) => gained(table.play("Bolt").resolve());
    const unit = (table: Table) => gained(table.play("Soldier").answer({ ask: "to", value: "base A" }));
    expect(spell(played({ played: "a", type: "spell" }))).toBe(1);
    expect(unit(played({ played: "a", type: "spell" }))).toBe(0);
    expect(unit(played({ played: "another", type: "unit" }))).toBe(1);
    expect(spell(played({ played: "a", type: "card" }))).toBe(1);
    expect(spell(played({ played: "a", type: "spell", quality: costing(1) }))).toBe(1);
    expect(spell(played({ played: "a", type: "spell", quality: costing(2) }))).toBe(0);
    expect(unit(played({ played: "a", type: "unit", mighty: true }))).toBe(0);
    const mighty = played({ played: "a", type: "unit", mighty: true })
      .play("Dummy")
      .answer({ ask: "to", value: "base A" });
    expect(gained(mighty)).toBe(1);
  });
  test("an opponent's card is not yours", () => {
    const table = waiting({ event: "you-play", what: { played: "a", type: "spell" } }).play("Bolt");
    table.act({ act: "pass", player: "A" }).play("Mend", "B").targets("foe");
    expect(gained(table)).toBe(1);
  });
  test("you play me", () => {
    const event = { event: "you-play-this", what: me } as const;
    expect(gained(waiting(event).play("Watcher").answer({ ask: "to", value: "base A" }))).toBe(1);
    const toBattlefield = { ...event, toBattlefield: true } as const;
    expect(gained(waiting(toBattlefield).play("Watcher").answer({ ask: "to", value: "base A" }))).toBe(0);
    expect(gained(waiting(toBattlefield).play("Watcher").answer({ ask: "to", value: "hill" }))).toBe(1);
  });
  test("you stun: only a unit that was not stunned (423.1.a.1)", () => {
    const event = { event: "you-do", act: "stun", what: { subject: "a", of: enemy } } as const;
    expect(gained(waiting(event).play("Daze").targets("foe"))).toBe(1);
    expect(gained(waiting(event).play("Daze").targets("friend"))).toBe(0);
    const stunned = { foe: { card: "Dummy", controller: "B", at: "field", stunned: true } } as const;
    expect(gained(waiting(event, stunned).play("Daze").targets("foe"))).toBe(0);
  });
  test("you choose: a target of your spell or ability (383.4.b)", () => {
    const event = {
      event: "you-do",
      act: "choose",
      what: { subject: "a", of: friendly },
      withSpell: true,
    } as const;
    expect(gained(waiting(event).play("Rally").targets("friend"))).toBe(1);
    expect(gained(waiting(event).play("Rally").targets("foe"))).toBe(0);
    const table = waiting({ event: "you-do", act: "choose", what: me }).play("Rally").targets("watcher");
    expect(table.state.chain.map(({ context }) => context.name)).toEqual(["Rally", "Watcher"]);
    expect(gained(table)).toBe(1);
  });
  test("you discard", () => {
    const discard: Card = {
      ...watcherCard({ trigger: "deathknell" }),
      name: "Waste",
      type: "spell",
      abilities: [{ ability: "spell", instructions: [{ actions: [{ do: "discard", step: 0, count: 1 }] }] }],
    };
    const event = { event: "you-do-with-cards", act: "discard", what: { subject: "a-card" } } as const;
    const table = new Table(board, discard, watcherCard({ trigger: "when", event })).play("Waste");
    expect(gained(table)).toBe(1);
  });
  test("takes damage, dies: whoever is named", () => {
    const another = { subject: "another", of: friendly } as const;
    expect(
      gained(
        waiting({ event: "take-damage", who: another })
          .play("Twin Bolts")
          .targets("friend")
          .targets("watcher"),
      ),
    ).toBe(1);
    expect(gained(waiting({ event: "die", who: another }).play("Doom").targets("watcher"))).toBe(0);
    expect(gained(waiting({ event: "die", who: another }).play("Doom").targets("friend"))).toBe(1);
    expect(
      gained(
        waiting({ event: "you-do", act: "kill", what: { subject: "a", of: enemy }, withSpell: true })
          .play("Doom")
          .targets("foe"),
      ),
    ).toBe(1);
    expect(
      gained(
        waiting({ event: "you-do", act: "kill", what: { subject: "a", of: enemy }, withSpell: true }).act({
          act: "kill",
          objects: ["foe:2"],
        }),
      ),
    ).toBe(0);
    expect(gained(waiting({ event: "die", who: me, inCombat: true }).attack("field", "watcher"))).toBe(1);
    expect(gained(waiting({ event: "die", who: me, inCombat: true }).play("Doom").targets("watcher"))).toBe(
      0,
    );
  });
  test("one or more: once for all that happens at the same time", () => {
    const two = { other: { card: "Soldier", controller: "B" } } as const;
    const table = waiting({ event: "die", who: { subject: "one-or-more", of: enemy } }, two)
      .play("Storm")
      .targets("foe", "other");
    expect(gained(table)).toBe(1);
    const each = waiting({ event: "die", who: { subject: "a", of: enemy } }, two)
      .play("Storm")
      .targets("foe", "other");
    expect(gained(each)).toBe(2);
  });
  test("you spend a buff", () => {
    const spend: Card = {
      ...watcherCard({ trigger: "deathknell" }),
      name: "Spend",
      type: "spell",
      abilities: [
        { ability: "spell", instructions: [{ actions: [{ do: "spend-buff", step: 0, whose: "a" }] }] },
      ],
    };
    const buffed = { ...objects, friend: { card: "Soldier", controller: "A", buffed: true } } as const;
    const watcher = watcherCard({ trigger: "when", event: { event: "you-spend-buff" } });
    expect(gained(new Table({ ...board, objects: buffed }, spend, watcher).play("Spend"))).toBe(1);
    expect(gained(new Table(board, spend, watcher).play("Spend"))).toBe(0);
  });
  test("you hide a card (421)", () => {
    const table = waiting(
      { event: "you-do-with-cards", act: "hide", what: { subject: "a-card" } },
      {},
      { A: { hand: ["Ambuscade"] } },
    );
    const object = table.state.players.A.hand[0]?.id ?? "";
    expect(gained(table.act({ act: "hide", player: "A", object, at: "hill" }))).toBe(1);
  });
  test("you ready a unit, also in the Awaken Phase (415.3.a)", () => {
    const tired = { friend: { card: "Soldier", controller: "A", exhausted: true } } as const;
    const event = { event: "you-do", act: "ready", what: { subject: "a", of: friendly } } as const;
    expect(gained(waiting(event, tired).act({ act: "start-turn", player: "A" }))).toBe(1);
    expect(gained(waiting(event).act({ act: "start-turn", player: "A" }))).toBe(0);
  });
  test("an opponent scores (467); you do not", () => {
    const foes = { foe: { card: "Dummy", controller: "B" } } as const;
    const event = { event: "you-score", by: "an-opponent" } as const;
    expect(gained(waiting(event, foes, { turn: "B" }).attack("free", "foe"))).toBe(1);
    expect(gained(waiting(event).attack("free", "friend"))).toBe(0);
  });
  test("conquer or hold", () => {
    const event = { event: "conquer-or-hold", who: me } as const;
    const there = { watcher: { card: "Watcher", controller: "A", at: "hill" } } as const;
    expect(gained(waiting(event).attack("free", "watcher"))).toBe(1);
    expect(gained(waiting(event, there).act({ act: "start-turn", player: "A" }))).toBe(1);
    expect(gained(waiting(event).attack("free", "friend"))).toBe(0);
    const here = { event: "conquer-or-hold", who: { subject: "you" }, where: { at: "here" } } as const;
    expect(gained(waiting(here, there).attack("free", "friend"))).toBe(0);
  });
  test("either of two events, or at the start of a phase", () => {
    const played = { event: "you-play-this", what: me } as const;
    const attacks = { event: "attack", who: me } as const;
    const either = { event: "either", first: played, second: attacks } as const;
    expect(gained(waiting(either).play("Watcher").answer({ ask: "to", value: "base A" }))).toBe(1);
    expect(gained(waiting(either).attack("field", "watcher"))).toBe(1);
    expect(gained(waiting(either).attack("field", "friend"))).toBe(0);
    const beginning = { event: "start", of: "beginning", whose: "your" } as const;
    const orAt = { event: "either", first: attacks, second: beginning } as const;
    expect(gained(waiting(orAt).attack("field", "watcher"))).toBe(1);
    expect(gained(waiting(orAt).act({ act: "start-turn", player: "A" }))).toBe(1);
    expect(gained(waiting(orAt).act({ act: "start-turn", player: "B" }))).toBe(0);
  });
  test("at the end of the turn, at the start of the Beginning Phase", () => {
    const at = (trigger: Trigger) => new Table(board, watcherCard(trigger));
    expect(
      gained(
        at({ trigger: "at", event: { event: "end", of: "turn", whose: "your" } }).act({ act: "end-turn" }),
      ),
    ).toBe(1);
    const beginning = { trigger: "at", event: { event: "start", of: "beginning", whose: "your" } } as const;
    expect(gained(at(beginning).act({ act: "start-turn", player: "A" }))).toBe(1);
    expect(gained(at(beginning).act({ act: "start-turn", player: "B" }))).toBe(0);
  });
});
