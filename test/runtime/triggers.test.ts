import { describe, expect, test } from "vitest";
import type { Card, Instructions, ObjectSetup, Setup, Trigger, TriggerEvent } from "../../runtime/index.ts";
import { Table } from "./support/table.ts";

const xp: Instructions = [{ actions: [{ do: "gain-xp", step: 0, amount: 1 }] }];
const watcherCard = (when: Trigger, instructions: Instructions = xp): Card => ({
  name: "Watcher",
  type: "unit",
  supertypes: [],
  domains: [],
  tags: [],
  might: 4,
  abilities: [{ ability: "triggered", when, instructions }],
});
const me = { refer: "me", means: [{ is: "self" }] } as const;
const enemy = { kind: "unit", side: "enemy" } as const;
const friendly = { kind: "unit", side: "friendly" } as const;

const objects: Readonly<Record<string, ObjectSetup>> = {
  watcher: { card: "Watcher", controller: "A" },
  friend: { card: "Soldier", controller: "A" },
  foe: { card: "Dummy", controller: "B", at: "field" },
};
const board: Setup = {
  battlefields: { field: { controller: "B" }, hill: { controller: "A" }, free: {} },
  objects,
  A: { deck: ["Soldier", "Bolt", "Dummy"], hand: ["Bolt"] },
  B: { deck: ["Soldier", "Bolt"] },
};
/** A table with a Watcher of A that gains 1 XP when this happens. */
const waiting = (
  event: TriggerEvent,
  more: Readonly<Record<string, ObjectSetup>> = {},
  setup: Setup = {},
): Table =>
  new Table(
    { ...board, ...setup, objects: { ...objects, ...more } },
    watcherCard({ trigger: "when", event }),
  );
const gained = (table: Table): number => table.resolve().fight().state.players.A.xp;

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

describe("383.3. Putting it on the chain", () => {
  const mayPay = (power: "fury" | "calm"): Card =>
    watcherCard({ trigger: "when", event: { event: "attack", who: me } }, [
      {
        may: true,
        actions: [{ do: "pay", step: 0, resources: { energy: 0, power: [power] } }],
        to: [{ do: "gain-xp", step: 1, amount: 1 }],
      },
    ]);
  const real: Setup = { ...board, costs: "real", A: { ...board.A, power: { fury: 1 } } };

  test("383.3.a, 383.3.b: 'you may' is decided and paid as it is finalized", () => {
    const table = new Table(real, mayPay("fury")).attack("field", "watcher");
    expect(table.asked).toMatchObject({ ask: "may", player: "A", options: [true, false] });
    table.answer({ ask: "may", value: true });
    expect(table.state.players.A).toMatchObject({ power: { fury: 0 }, xp: 0 });
    expect(table.resolve().state.players.A.xp).toBe(1);
  });
  test("383.3.a.2: declined, it leaves the chain", () => {
    const table = new Table(real, mayPay("fury"))
      .attack("field", "watcher")
      .answer({ ask: "may", value: false });
    expect([table.state.chain, table.state.players.A.power]).toEqual([[], { fury: 1 }]);
  });
  test("203.3: what cannot be paid cannot be accepted", () => {
    const table = new Table(real, mayPay("calm")).attack("field", "watcher");
    expect(table.state.chain).toEqual([]);
  });
  test("402.4: without a target it is removed", () => {
    const text: Instructions = [
      {
        actions: [
          {
            do: "kill",
            step: 0,
            what: { select: "one", choice: 0, chosenAt: "finalization", of: { kind: "gear" } },
          },
        ],
      },
    ];
    const table = new Table(
      board,
      watcherCard({ trigger: "when", event: { event: "attack", who: me } }, text),
    ).attack("field", "watcher");
    expect([table.logged("trigger").length, table.state.chain]).toEqual([1, []]);
  });
  test("383.2.a.1: an 'if' right after the condition is looked at as it would trigger, and not again", () => {
    const isMighty = {
      lead: "if",
      condition: { if: "is", who: me, what: { be: "state", state: "mighty" } },
    } as const;
    const card = watcherCard({ trigger: "when", event: { event: "attack", who: me } }, [
      { lead: isMighty, actions: [{ do: "gain-xp", step: 0, amount: 1 }] },
    ]);
    expect(gained(new Table(board, card).attack("field", "watcher"))).toBe(0);
    const mighty = { ...objects, watcher: { card: "Watcher", controller: "A", buffed: true } } as const;
    expect(gained(new Table({ ...board, objects: mighty }, card).attack("field", "watcher"))).toBe(1);
  });
});

describe("467. Scoring", () => {
  test("470: once for each battlefield and turn", () => {
    const table = waiting({ event: "conquer", who: { subject: "you" } })
      .attack("free", "friend")
      .fight();
    expect(table.state.players.A.points).toBe(1);
    table.act({ act: "kill", objects: [table.id("friend")] });
    expect(table.state.battlefields["free"]?.controller).toBeNull(); // 323.6
    table.attack("free", "watcher").fight();
    expect(table.state.battlefields["free"]?.controller).toBe("A");
    expect(table.state.players.A.points).toBe(1);
  });
  test("471.1.b: without every battlefield the Final Point is a card, and the battlefield counts as scored", () => {
    const nearly: Setup = { ...board, A: { ...board.A, points: 7 } };
    const table = new Table(nearly, watcherCard({ trigger: "when", event: { event: "conquer", who: me } }));
    table.attack("free", "watcher").fight();
    expect(table.state.players.A).toMatchObject({ points: 7, xp: 1 });
    expect(table.state.players.A.hand).toHaveLength(2);
    expect(table.state.winner).toBeNull();
  });
});
