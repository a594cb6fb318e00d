import { describe, expect, test } from "vitest";
import { Table } from "./support/table.ts";

const board = {
  battlefields: { field: { controller: "B" }, hill: { controller: "A" } },
  objects: {
    dummy: { card: "Dummy", controller: "B", at: "field" },
    mirror: { card: "Mirror", controller: "B", at: "field" },
    mine: { card: "Soldier", controller: "A", at: "hill" },
  },
  A: { deck: ["Dummy", "Dummy", "Dummy"] },
} as const;

describe("327-340. The chain", () => {
  test("339.1: it resolves when both players have passed in sequence, the newest first", () => {
    const table = new Table(board).play("Bolt").targets("dummy");
    table.act({ act: "pass", player: "A" }).play("Ward", "B").targets("dummy");
    expect(table.state.priority).toBe("B");
    table.resolve();
    expect(table.damage("dummy")).toBe(0);
  });
  test("309.1.a, 312.1: only Reactions, and only with Priority", () => {
    const table = new Table(board).play("Bolt").targets("dummy");
    expect(table.play("Bolt").refused).toContain("309.1.a");
    expect(table.play("Ward", "B").refused).toContain("312.1");
  });
  test("308.1.a, 346: in a showdown Actions and Reactions, and Focus passes with each chain", () => {
    const table = new Table(board).act({
      act: "standard-move",
      player: "A",
      units: ["mine:2"],
      to: "base A",
    });
    expect(table.refused).toBeUndefined();
    const second = new Table({
      ...board,
      objects: { ...board.objects, rider: { card: "Soldier", controller: "A" } },
    });
    second.attack("field", "rider");
    expect(second.state.showdown).toMatchObject({ at: "field", combat: true, focus: "A" });
    expect(second.play("Doom").refused).toContain("308.1.a");
    expect(second.play("Bolt", "B").refused).toContain("313");
    second.play("Bolt").targets("dummy").resolve();
    expect(second.state.showdown?.focus).toBe("B");
  });
  test("316.5.b: not on the turn of the opponent", () => {
    expect(new Table(board).play("Bolt", "B").refused).toContain("316.5.b");
  });
  test("425: a countered spell does nothing, and was not played", () => {
    const table = new Table(board)
      .play("Bolt")
      .targets("dummy")
      .act({ act: "pass", player: "A" })
      .play("Negate", "B")
      .resolve();
    expect(table.damage("dummy")).toBe(0);
    expect(table.logged("play").map(({ name }) => name)).toEqual(["Negate"]);
    expect(table.state.players.A.trash.map(({ name }) => name)).toEqual(["Bolt"]);
  });
});

describe("355-357. Choices and costs", () => {
  const paying = (energy: number, power: Readonly<Record<string, number>>) =>
    new Table({ ...board, costs: "real", A: { ...board.A, energy, power } });

  test("357: a spell that cannot be paid is undone", () => {
    const table = paying(0, { fury: 1 }).play("Bolt").targets("dummy");
    expect(table.refused).toContain("357");
    expect(table.state.players.A.power).toEqual({ fury: 1 });
  });
  test("357.1: Energy and Power are paid together", () => {
    const table = paying(2, { fury: 1, any: 1 }).play("Bolt").targets("dummy");
    expect(table.state.players.A).toMatchObject({ energy: 1, power: { fury: 0, any: 1 } });
  });
  test("809.1.c: an opponent pays Power of any domain for each time that they choose it", () => {
    expect(paying(1, { fury: 1, calm: 1 }).play("Bolt").targets("mirror").refused).toContain("357");
    const table = paying(1, { fury: 1, calm: 2 }).play("Bolt").targets("mirror");
    expect(table.refused).toBeUndefined();
    expect(table.state.players.A.power).toEqual({ fury: 0, calm: 0 });
  });
  test("820: a repeated spell makes its choices again and is executed twice", () => {
    const table = paying(4, {})
      .play("Weaken")
      .answer({ ask: "pay", value: "Repeat" })
      .targets("dummy")
      .targets("mirror");
    expect(table.refused).toContain("357"); // Deflect
    const free = new Table(board)
      .play("Weaken")
      .answer({ ask: "pay", value: true })
      .targets("dummy")
      .targets("mine")
      .resolve();
    expect([free.might("dummy"), free.might("mine")]).toEqual([3, 1]);
  });
  test("820.1.d: it is not offered where it cannot be paid", () => {
    const table = paying(2, {}).play("Weaken");
    expect(table.asked).toMatchObject({ ask: "targets" });
  });
  test("805: a unit enters ready for the cost of Accelerate, and exhausted without", () => {
    for (const value of ["Accelerate", false] as const) {
      const table = paying(3, { fury: 1 })
        .play("Swift")
        .answer({ ask: "pay", value })
        .answer({ ask: "to", value: "hill" });
      const swift = table.state.objects.at(-1);
      expect(swift).toMatchObject({
        name: "Swift",
        exhausted: value === false,
        place: { battlefield: "hill" },
      });
    }
  });
  test("812: Legion counts another card that was finalized this turn", () => {
    const table = new Table({
      ...board,
      objects: { ...board.objects, veteran: { card: "Veteran", controller: "A" } },
    });
    expect(table.might("veteran")).toBe(3);
    table.play("Mend").targets("dummy");
    expect(table.might("veteran")).toBe(4);
  });
  test("817: Vision looks at the top card, and may recycle it", () => {
    const table = new Table({ ...board, A: { deck: ["Bolt", "Dummy"] } })
      .play("Seer")
      .answer({ ask: "to", value: "base A" })
      .resolve();
    expect(table.asked).toMatchObject({ ask: "cards", player: "A", names: ["Bolt"], min: 0, max: 1 });
    table.answer({ ask: "cards", value: [table.state.players.A.deck[0]?.id ?? ""] });
    expect(table.state.players.A.deck.map(({ name }) => name)).toEqual(["Dummy", "Bolt"]);
  });
});

describe("818. Equip", () => {
  test("attaches the gear to a unit that its player controls; it moves with the unit", () => {
    const objects = {
      ...board.objects,
      crown: { card: "Crown", controller: "A" },
      soldier: { card: "Soldier", controller: "A" },
    } as const;
    const table = new Table({ ...board, objects }).activate("crown").targets("soldier").resolve();
    expect([table.object("crown").attachedTo, table.might("soldier")]).toEqual([table.id("soldier"), 6]);
    table.attack("hill", "soldier").fight();
    expect(table.at("crown")).toBe("hill");
  });
});

describe("421, 811. Hidden", () => {
  function hidden(): Table {
    const table = new Table({ ...board, A: { ...board.A, hand: ["Ambuscade"] }, B: { deck: ["Dummy"] } });
    const [card] = table.state.players.A.hand;
    return table.act({ act: "hide", player: "A", object: card?.id ?? "", at: "hill" });
  }
  const play = (table: Table) =>
    table.act({ act: "play", player: "A", object: table.state.facedown[0]?.id ?? "", from: "facedown" });

  test("811.1.b: facedown at a battlefield of its player, and not played on the same turn", () => {
    const table = hidden();
    expect(table.state.facedown).toMatchObject([{ name: "Ambuscade", battlefield: "hill", owner: "A" }]);
    expect(play(table).refused).toContain("811.1.b");
  });
  test("811.1.d.2: its targets are at that battlefield", () => {
    const table = hidden().endTurn().act({ act: "start-turn", player: "B" });
    table.play("Bolt", "B").targets("dummy").act({ act: "pass", player: "B" });
    play(table).resolve();
    expect(table.zone("mine")).toBe("trash");
  });
  test("107.3.d: it goes to the trash when the battlefield is lost", () => {
    const table = hidden().act({ act: "kill", objects: ["mine:2"] });
    expect(table.state.facedown).toEqual([]);
    expect(table.state.players.A.trash.map(({ name }) => name)).toContain("Ambuscade");
  });
});

describe("144, 810. The Standard Move", () => {
  const moving = {
    ...board,
    objects: { ...board.objects, rider: { card: "Rider", controller: "A", at: "hill" } },
  } as const;

  test("144.2: it exhausts the unit; an exhausted unit cannot", () => {
    const table = new Table(moving).attack("base A", "mine");
    expect(table.object("mine").exhausted).toBe(true);
    expect(table.attack("hill", "mine").refused).toContain("414.4");
  });
  test("810.1.b: from battlefield to battlefield only with Ganking", () => {
    expect(new Table(moving).attack("field", "mine").refused).toContain("810.1.b");
    expect(new Table(moving).attack("field", "rider").refused).toBeUndefined();
  });
});

describe("314-317. The turn", () => {
  test("315: ready, score, channel, draw", () => {
    const objects = { mine: { ...board.objects.mine, exhausted: true } } as const;
    const table = new Table({ ...board, objects, B: { deck: ["Dummy"] } }).act({
      act: "start-turn",
      player: "A",
    });
    expect(table.object("mine").exhausted).toBe(false);
    expect(table.state.players.A).toMatchObject({ points: 1, energy: 0 });
    expect([table.state.players.A.runes.length, table.state.players.A.hand.length]).toEqual([2, 1]);
    expect(table.state.phase).toBe("main");
  });
  test("816: a Temporary unit is killed before scoring", () => {
    const objects = { fleeting: { card: "Fleeting", controller: "A", at: "hill" } } as const;
    const table = new Table({ ...board, objects }).act({ act: "start-turn", player: "A" });
    expect(table.logged("trigger").map(({ name }) => name)).toEqual(["Fleeting"]);
    table.resolve();
    expect(table.zone("fleeting")).toBe("trash");
    expect(table.state.players.A.points).toBe(0);
  });
  test("317.2: lethal damage is looked at before units are healed and effects expire", () => {
    const table = new Table(board)
      .play("Bolt")
      .targets("dummy")
      .resolve()
      .play("Daze")
      .targets("dummy")
      .resolve()
      .endTurn();
    expect(table.object("dummy")).toMatchObject({ damage: [], stunned: false });
    expect(table.state).toMatchObject({ turn: "B", turnNumber: 2, phase: "over" });
  });
  test("431: who cannot draw burns out, and draws from the recycled trash", () => {
    const table = new Table({ A: { trash: ["Dummy", "Bolt"] } }).act({ act: "draw", player: "A", count: 1 });
    expect(table.state.players.A.hand).toHaveLength(1);
    expect(table.state.players.B.points).toBe(1);
  });
  test("323.1: the game ends with the Victory Score", () => {
    const table = new Table({ ...board, A: { ...board.A, points: 7 } }).act({
      act: "start-turn",
      player: "A",
    });
    expect(table.state.winner).toBe("A");
    expect(table.play("Bolt").refused).toContain("196");
  });
});
