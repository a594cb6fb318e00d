import { describe, expect, test } from "vitest";
import type { Action, Instructions, Sentence } from "../../runtime/index.ts";
import { Table } from "./support/table.ts";
import { named, board, cast, actions, choose, it } from "./support/actions-board.ts";

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
