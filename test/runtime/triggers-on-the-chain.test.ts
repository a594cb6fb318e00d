import { describe, expect, test } from "vitest";
import type { Card, Instructions, Setup } from "../../runtime/index.ts";
import { Table } from "./support/table.ts";
import { watcherCard, me, objects, board, waiting, gained } from "./support/watcher.ts";

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
