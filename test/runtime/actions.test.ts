import { describe, expect, test } from "vitest";
import type { Action, Card, Instructions, Sentence, Setup } from "../../runtime/index.ts";
import { Table } from "./support/table.ts";

const named = (instructions: Instructions): Card => ({
  name: "The Spell",
  type: "spell",
  supertypes: [],
  domains: ["mind"],
  tags: [],
  abilities: [{ ability: "spell", instructions }],
});
const board: Setup = {
  battlefields: { field: { controller: "A" } },
  objects: {
    mine: { card: "Dummy", controller: "A", at: "field" },
    theirs: { card: "Soldier", controller: "B" },
  },
  A: {
    deck: ["Seer", "Ambuscade", "Bolt"],
    trash: ["Soldier", "Doom"],
    power: { fury: 1, any: 2 },
    energy: 3,
  },
  B: { deck: ["Dummy"] },
};
/** A plays a spell with these sentences. */
const cast = (...instructions: Instructions): Table =>
  new Table(board, named(instructions)).play("The Spell").resolve();
const actions = (...list: readonly Action[]): Sentence => ({ actions: list });
const choose = (choice: number, side: "friendly" | "enemy") =>
  ({ select: "one", choice, chosenAt: "finalization", of: { kind: "unit", side } }) as const;
const it = (choice: number) => ({ refer: "it", means: [{ is: "choice", choice }] }) as const;
const names = (cards: readonly { readonly name: string }[]): readonly string[] =>
  cards.map(({ name }) => name);

describe("what each action does", () => {
  test("429: add", () => {
    const table = cast(actions({ do: "add", step: 0, resources: { energy: 1, power: ["own", "fury"] } }));
    expect(table.state.players.A).toMatchObject({ energy: 4, power: { mind: 1, fury: 2, any: 2 } });
  });
  test("427: banish; not a kill", () => {
    const table = cast(actions({ do: "banish", step: 0, what: choose(0, "enemy") }));
    expect([table.zone("theirs"), table.logged("kill")]).toEqual(["banished", []]);
  });
  test("426: buff, once", () => {
    const buff = actions({ do: "buff", step: 0, what: choose(0, "friendly") });
    expect(cast(buff).might("mine")).toBe(6);
    const twice = cast(buff, actions({ do: "buff", step: 1, what: it(0) }));
    expect([twice.might("mine"), twice.logged("buff").length]).toEqual([6, 1]);
  });
  test("702.2.b: spend a buff", () => {
    const buff = actions({ do: "buff", step: 0, what: choose(0, "friendly") });
    const table = cast(buff, actions({ do: "spend-buff", step: 1, whose: "a" }));
    expect(table.might("mine")).toBe(5);
  });
  test("430: channel, as many runes as there are", () => {
    const table = cast(actions({ do: "channel", step: 0, count: 20, exhausted: true }));
    expect(table.state.players.A.runes).toHaveLength(12);
    expect(table.state.players.A.runes.every((rune) => rune.exhausted)).toBe(true);
  });
  test("422: discard, by the player's choice and as many as they have", () => {
    const table = new Table(
      { ...board, A: { ...board.A, hand: ["Bolt", "Doom"] } },
      named([actions({ do: "discard", step: 0, count: 1 })]),
    );
    table.play("The Spell").resolve();
    expect(table.asked).toMatchObject({ ask: "cards", names: ["Bolt", "Doom"], min: 1, max: 1 });
    const [, doom] = table.state.players.A.hand;
    table.answer({ ask: "cards", value: [doom?.id ?? ""] });
    expect(names(table.state.players.A.hand)).toEqual(["Bolt"]);
  });
  test("432.1.a: double Might, a fixed amount; 477.3.c: a negative one adds nothing", () => {
    const double = actions({
      do: "change-might",
      how: "double",
      step: 0,
      of: choose(0, "friendly"),
      duration: "turn",
    });
    const table = cast(double, actions({ do: "buff", step: 1, what: it(0) }));
    expect(table.might("mine")).toBe(11);
    const weakened = new Table(
      { ...board, objects: { mine: { card: "Dummy", controller: "A", might: -2 } } },
      named([double]),
    );
    expect(weakened.play("The Spell").resolve().might("mine")).toBe(-2);
  });
  test("477.3.b: a minimum is looked at once", () => {
    const gift = { gift: "might", amount: -4 } as const;
    const table = cast(
      actions({ do: "give", step: 0, to: choose(0, "enemy"), gift, duration: "turn", minimum: 1 }),
    );
    expect(table.might("theirs")).toBe(1);
  });
  test("801.3.a.3: a keyword without a duration stays", () => {
    const gift = { gift: "keywords", keywords: [{ keyword: "Temporary" }] } as const;
    const table = cast(actions({ do: "give", step: 0, to: choose(0, "enemy"), gift })).endTurn();
    expect(table.state.continuous).toHaveLength(1);
    table.act({ act: "start-turn", player: "B" }).resolve();
    expect(table.zone("theirs")).toBe("trash");
  });
  test("414, 415: exhaust and ready", () => {
    const table = cast(actions({ do: "exhaust", step: 0, what: choose(0, "enemy") }));
    expect(table.object("theirs").exhausted).toBe(true);
    const second = cast(
      actions({ do: "exhaust", step: 0, what: choose(0, "enemy") }),
      actions({ do: "ready", step: 1, what: it(0) }),
    );
    expect(second.object("theirs").exhausted).toBe(false);
  });
  test("420: move; the controller of the spell chooses where (355.4)", () => {
    const table = new Table(board, named([actions({ do: "move", step: 0, what: choose(0, "enemy") })])).play(
      "The Spell",
    );
    expect(table.state.chain[0]?.rounds[0]?.destinations).toEqual({ 0: "field" });
    table.resolve();
    expect(table.state.showdown).toMatchObject({ at: "field", attacker: "B", combat: true });
  });
  test("444: pay any amount", () => {
    const all = { select: "every", of: { kind: "unit", side: "enemy" } } as const;
    const table = cast({
      actions: [{ do: "pay-any-amount", step: 0, of: "power" }],
      to: [
        { do: "deal", step: 1, amount: { value: "that-much", means: [{ is: "step", step: 0 }] }, to: all },
      ],
    });
    expect(table.asked).toMatchObject({ ask: "number", min: 0, max: 3 });
    table.answer({ ask: "number", value: 2 });
    expect(table.damage("theirs")).toBe(2);
  });
  test("419.3: play a card from the trash; it is finalized after the spell (354.3)", () => {
    const what = {
      select: "one",
      choice: 0,
      chosenAt: "finalization",
      of: { kind: "card", type: "unit", zone: { from: "your-trash" } },
    } as const;
    const table = cast(
      actions({ do: "play", step: 0, what, ignoring: "cost" }),
      actions({ do: "gain-xp", step: 1, amount: 1 }),
    );
    table.answer({ ask: "to", value: "field" });
    expect(table.state.objects.at(-1)).toMatchObject({
      name: "Soldier",
      place: { battlefield: "field" },
      exhausted: true,
    });
    expect(table.state.players.A.xp).toBe(1);
  });
  test("350.2: play tokens", () => {
    const recruit = { token: "unit", name: "Recruit", might: 1 } as const;
    const sprite = {
      token: "unit",
      name: "Sprite",
      might: 3,
      ready: true,
      keywords: [{ keyword: "Temporary" }],
    } as const;
    const table = cast(
      actions({ do: "play-token", step: 0, count: 2, what: recruit, destination: "in-your-base" }),
      actions({ do: "play-token", step: 1, count: 1, what: sprite, destination: "your-base" }),
      actions({
        do: "play-token",
        step: 2,
        count: 1,
        what: { token: "gear", name: "Gold" },
        exhausted: true,
      }),
    );
    expect(table.state.objects.slice(2).map(({ name, exhausted, kind }) => [name, exhausted, kind])).toEqual([
      ["Recruit", true, "unit"],
      ["Recruit", true, "unit"],
      ["Sprite", false, "unit"],
      ["Gold", true, "gear"],
    ]);
  });
  test("437: prevent all spell and ability damage, and no other", () => {
    const table = cast(
      actions({
        do: "change-damage",
        how: "prevent",
        amount: "all",
        step: 0,
        from: "spells-and-abilities",
      }),
    );
    table.play("Twin Bolts").targets("theirs").targets("theirs").resolve();
    expect(table.damage("theirs")).toBe(0);
    table.act({ act: "deal", to: table.id("theirs"), amount: 1, by: "A" });
    expect(table.damage("theirs")).toBe(1);
  });
  test("454: recall is not a move", () => {
    const table = cast(actions({ do: "recall", step: 0, what: choose(0, "friendly"), exhausted: true }));
    expect(table.object("mine")).toMatchObject({ place: { at: "base", of: "A" }, exhausted: true });
    expect(table.logged("move")).toEqual([]);
  });
  test("424, 416: reveal, count, recycle the revealed cards", () => {
    const revealed = {
      refer: "all-done",
      done: "revealed",
      noun: "card",
      means: [{ is: "step", step: 0 }],
    } as const;
    const per = {
      count: "this-way",
      quality: { with: "keyword", keyword: "Hidden" },
      done: "revealed",
      means: revealed.means,
    } as const;
    const table = cast(
      actions({ do: "reveal", step: 0, what: { select: "top", count: 2 } }),
      actions({ do: "deal", step: 1, amount: 1, to: choose(0, "enemy"), per }),
      actions({ do: "recycle", step: 2, what: revealed }),
    );
    expect(table.damage("theirs")).toBe(1);
    expect(names(table.state.players.A.deck).slice(0, 1)).toEqual(["Bolt"]);
    expect(table.state.players.A.deck).toHaveLength(3);
  });
  test("look, take one, recycle the rest", () => {
    const among = { from: "among-them", means: [{ is: "step", step: 0 }] } as const;
    const what = {
      select: "one",
      choice: 0,
      chosenAt: "resolution",
      of: { kind: "card", type: "unit", zone: among },
    } as const;
    const table = cast(
      actions({ do: "look", step: 0, what: { select: "top", count: 2 } }),
      actions({ do: "return-to-hand", step: 1, what, hand: "your" }),
      actions({ do: "recycle", step: 2, what: { refer: "the-rest", means: [{ is: "rest", step: 0 }] } }),
    );
    expect([names(table.state.players.A.hand), names(table.state.players.A.deck)]).toEqual([
      ["Seer"],
      ["Bolt", "Ambuscade"],
    ]);
  });
  test("416.6: recycle from the trash, the player's choice", () => {
    const table = cast(actions({ do: "recycle-from-trash", step: 0, count: 5 }));
    expect(names(table.state.players.A.trash)).toEqual(["The Spell"]);
    expect(table.state.players.A.deck).toHaveLength(5);
  });
  test("194.1.c: score", () => {
    expect(cast(actions({ do: "score", step: 0, points: 1 })).state.players.A.points).toBe(1);
  });
  test("730.2: spend XP, all of it or none", () => {
    const spend = {
      actions: [{ do: "spend-xp", step: 0, amount: 2 }],
      to: [{ do: "score", step: 1, points: 1 }],
    } as const;
    const text = named([spend]);
    const rich = new Table({ ...board, A: { ...board.A, xp: 3 } }, text).play("The Spell").resolve();
    expect(rich.state.players.A).toMatchObject({ xp: 1, points: 1 });
    expect(
      new Table({ ...board, A: { ...board.A, xp: 1 } }, text).play("The Spell").resolve().state.players.A,
    ).toMatchObject({ xp: 1, points: 0 });
  });
  test("436.1.a: predict, recycling any of the cards", () => {
    const table = cast(actions({ do: "predict", step: 0, count: 2 }));
    expect(table.asked).toMatchObject({ ask: "cards", names: ["Seer", "Ambuscade"], min: 0, max: 2 });
    table.answer({ ask: "cards", value: [table.state.players.A.deck[1]?.id ?? ""] });
    expect(names(table.state.players.A.deck)).toEqual(["Seer", "Bolt", "Ambuscade"]);
  });
  test("369.3: units enter ready this turn", () => {
    const table = cast(actions({ do: "enter-ready-this-turn", step: 0, who: "the-next-unit-you-play" }));
    for (const exhausted of [false, true]) {
      table.play("Soldier").answer({ ask: "to", value: "base A" });
      expect(table.state.objects.at(-1)?.exhausted).toBe(exhausted);
    }
  });
});

describe("sentences", () => {
  const isStunned = {
    lead: "if",
    condition: { if: "is", who: it(0), what: { be: "state", state: "stunned" } },
  } as const;
  const kill: Action = { do: "kill", step: 1, what: it(0) };
  const stun: Action = { do: "stun", step: 2, what: it(0) };
  const target = actions({ do: "choose", step: 0, what: [choose(0, "enemy")] });

  test("if, otherwise", () => {
    const table = cast(
      target,
      { lead: isStunned, actions: [kill] },
      { lead: { lead: "otherwise" }, actions: [stun] },
    );
    expect(table.object("theirs").stunned).toBe(true);
    const objects = {
      ...board.objects,
      theirs: { card: "Soldier", controller: "B", stunned: true },
    } as const;
    const text = named([
      target,
      { lead: isStunned, actions: [kill] },
      { lead: { lead: "otherwise" }, actions: [stun] },
    ]);
    const second = new Table({ ...board, objects }, text).play("The Spell").resolve();
    expect(second.zone("theirs")).toBe("trash");
  });
  test("instead: in place of the sentence before", () => {
    const text = named([
      actions({ do: "deal", step: 0, amount: 1, to: choose(0, "enemy") }),
      { lead: isStunned, actions: [{ do: "deal", step: 1, amount: 2, to: it(0) }], instead: true },
    ]);
    for (const stunned of [true, false]) {
      const objects = { ...board.objects, theirs: { card: "Soldier", controller: "B", stunned } } as const;
      const table = new Table({ ...board, objects }, text).play("The Spell").resolve();
      expect(table.logged("damage").map(({ amount }) => amount)).toEqual([stunned ? 2 : 1]);
    }
  });
  test("359.3.e.14: 'if you do' asks whether it was done", () => {
    const text: Instructions = [
      actions({ do: "deal", step: 0, amount: 2, to: choose(0, "enemy") }),
      { lead: { lead: "if-you-do" }, actions: [{ do: "score", step: 1, points: 1 }] },
    ];
    expect(cast(...text).state.players.A.points).toBe(1);
    const table = new Table(board, named(text)).play("Great Ward").targets("theirs").resolve();
    expect(table.play("The Spell").resolve().state.players.A.points).toBe(0);
  });
  test("355.10.c.1: 'you may pay … to …'; not offered where it cannot be paid", () => {
    const sentence = (power: "fury" | "calm", energy: number): Sentence => ({
      may: true,
      actions: [{ do: "pay", step: 0, resources: { energy, power: [power] } }],
      to: [{ do: "score", step: 1, points: 1 }],
    });
    const real = (text: Sentence) =>
      new Table({ ...board, costs: "real" }, named([text])).play("The Spell").resolve();
    const table = real(sentence("fury", 1));
    expect(table.asked).toMatchObject({ ask: "may", options: [true, false] });
    table.answer({ ask: "may", value: true });
    expect(table.state.players.A).toMatchObject({ points: 1, energy: 2, power: { fury: 0, any: 2 } });
    expect(real(sentence("calm", 9)).state.players.A.points).toBe(0);
  });
  test("386: 'do this' is an ability of its own, which chooses when it is finalized", () => {
    const table = cast(actions({ do: "deal", step: 0, amount: 1, to: choose(0, "enemy") }), {
      reflexive: true,
      actions: [{ do: "deal", step: 1, amount: 1, to: choose(1, "enemy") }],
    });
    expect(table.logged("damage").map(({ sources }) => sources.map(({ kind }) => kind))).toEqual([
      ["spell"],
      ["ability", "spell"],
    ]); // 428.5.d
  });
  test("428.5.c: 'if this kills it', also when the Cleanup after it does", () => {
    const text = (amount: number): Instructions => [
      actions({ do: "deal", step: 0, amount, to: choose(0, "enemy") }),
      {
        lead: { lead: "if", condition: { if: "this-kills", what: it(0) } },
        reflexive: true,
        actions: [{ do: "score", step: 1, points: 1 }],
      },
    ];
    expect(cast(...text(3)).state.players.A.points).toBe(1);
    const table = cast(...text(2)).act({ act: "deal", to: "theirs:1", amount: 1, by: "A" });
    expect([table.zone("theirs"), table.state.players.A.points]).toEqual(["trash", 0]);
  });
  test("389: 'when it dies this turn', and not on the next", () => {
    const when = { lead: "when", event: { event: "die", who: it(0) } } as const;
    const text: Instructions = [target, { lead: when, actions: [{ do: "score", step: 1, points: 1 }] }];
    const table = cast(...text)
      .play("Doom")
      .targets("theirs")
      .resolve();
    expect(table.state.players.A.points).toBe(1);
    const late = cast(...text).endTurn();
    late.act({ act: "kill", objects: ["theirs:1"] });
    expect(late.state.players.A.points).toBe(0);
  });
  test("391: 'the next time it takes damage this turn', once", () => {
    const next = {
      lead: "next-time",
      event: { event: "take-damage", who: it(0) },
      duration: "turn",
    } as const;
    const table = cast(target, { lead: next, actions: [{ do: "score", step: 1, points: 1 }] });
    const deal = () => table.act({ act: "deal", to: table.id("theirs"), amount: 1, by: "B" }).resolve();
    deal();
    deal();
    expect(table.state.players.A.points).toBe(1);
  });
  test("367: 'if it would die this turn, banish it instead'", () => {
    const would = {
      lead: "would",
      duration: "turn",
      event: { would: "happen", event: { event: "die", who: it(0) } },
    } as const;
    const banish: Action = { do: "banish", step: 1, what: { refer: "it", means: [{ is: "event" }] } };
    const table = cast(target, { lead: would, actions: [banish], instead: true })
      .play("Doom")
      .targets("theirs")
      .resolve();
    expect(table.zone("theirs")).toBe("banished");
  });
});
