import { describe, expect, test } from "vitest";
import { Table } from "./support/table.ts";
import { named, board, cast, actions, choose, it, names } from "./support/actions-board.ts";

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
