import { describe, expect, test } from "vitest";
import { Table } from "./support/table.ts";

const board = {
  battlefields: { field: { controller: "B" }, hill: { controller: "B" } },
  objects: {
    dummy: { card: "Dummy", controller: "B", at: "field" },
    other: { card: "Dummy", controller: "B", at: "field" },
    elusive: { card: "Elusive", controller: "B", at: "field" },
    mine: { card: "Soldier", controller: "A" },
  },
  A: { deck: ["Dummy", "Dummy", "Dummy"] },
  B: { deck: ["Dummy", "Dummy", "Dummy"] },
} as const;

describe("355. Choosing targets", () => {
  test("355.8: without a valid choice the spell cannot be played, and nothing has happened (358.5)", () => {
    const table = new Table({ objects: { mine: { card: "Soldier", controller: "A" } } });
    const before = table.state.players;
    table.play("Bolt");
    expect(table.refused).toContain("355.8");
    expect(table.state.chain).toEqual([]);
    expect(table.state.players.A.hand.map(({ name }) => name)).toEqual(["Bolt"]);
    expect(table.state.players.A.trash).toEqual(before.A.trash);
  });
  test("355.9.b, 756: only what fits, and can be chosen", () => {
    const table = new Table(board).play("Bolt");
    expect(table.asked).toMatchObject({ options: [table.id("dummy"), table.id("other")], min: 1, max: 1 });
  });
  test("355.13: up to two may be none", () => {
    const table = new Table(board).play("Storm").answer({ ask: "targets", value: [] }).resolve();
    expect(table.logged("damage")).toEqual([]);
  });
  test("an answer that does not fit is refused and changes nothing", () => {
    const table = new Table(board).play("Bolt");
    const { state } = table;
    expect(() => table.targets("mine")).toThrow("not an option");
    expect(table.state).toEqual(state);
  });
});

describe("359.3.e. Targets that are not legal any more", () => {
  test("359.3.e.2, 359.3.e.5: a target that left the battlefield is unaffected; the rest is executed", () => {
    const table = new Table(board).play("Blast").targets("dummy");
    table.act({ act: "pass", player: "A" }).play("Flash", "B").targets("dummy").resolve();
    expect(table.at("dummy")).toBe("base B");
    expect(table.logged("damage")).toEqual([]);
    expect(table.state.players.A.hand).toHaveLength(1);
  });
  test("359.3.e.3: a target that meets the requirements again is legal", () => {
    const table = new Table(board).play("Blast").targets("dummy");
    table.act({ act: "pass", player: "A" }).play("Flash", "B").targets("dummy");
    table.act({ act: "pass", player: "B" }).act({ act: "pass", player: "A" });
    table.act({ act: "move", objects: [table.id("dummy")], to: "hill" }).resolve();
    expect(table.damage("dummy")).toBe(4);
  });
  test("359.3.e.4: what left the board and came back is another object", () => {
    const table = new Table(board).play("Blast").targets("dummy");
    table.act({ act: "pass", player: "A" }).play("Rebuke", "B").targets("dummy").resolve();
    expect(table.zone("dummy")).toBe("hand");
    expect(table.logged("damage")).toEqual([]);
  });
  test("359.3.e.8: an instruction is executed on the targets that are left", () => {
    const table = new Table(board).play("Storm").targets("dummy", "other");
    table.act({ act: "pass", player: "A" }).play("Rebuke", "B").targets("dummy").resolve();
    expect(table.logged("damage").map((event) => event.object)).toHaveLength(1);
    expect(table.zone("other")).toBe("trash");
  });
  test("359.3.e.7: it is looked at once, as the item begins to resolve", () => {
    // The second instruction finds the unit that the first has killed gone, and the third is executed all the same.
    const table = new Table(board).play("Twin Bolts").targets("dummy").targets("dummy").resolve();
    expect(table.logged("damage").map((event) => event.amount)).toEqual([3, 3]);
  });
  test("359.3.e.14.a: what is linked to an ignored instruction is ignored", () => {
    const table = new Table(board).play("Blade").targets("dummy");
    table.act({ act: "pass", player: "A" }).play("Flash", "B").targets("dummy").resolve();
    expect(table.zone("dummy")).toBe("board");
    expect(table.state.players.B.hand).toEqual([]);
  });
  test("359.3.f.2: 'here' is where the unit is when its ability resolves", () => {
    const table = new Table({
      ...board,
      objects: { ...board.objects, striker: { card: "Striker", controller: "A" } },
    });
    table.attack("field", "striker").targets("dummy");
    table.play("Flash", "A").targets("striker").resolve();
    expect(table.logged("damage")).toEqual([]);
  });
});

describe("124. A new object in each zone outside the board", () => {
  test("124.1: damage, statuses and what was given are gone", () => {
    const objects = {
      dummy: { ...board.objects.dummy, damage: 2, buffed: true, stunned: true, exhausted: true },
    } as const;
    const table = new Table({ ...board, objects }).play("Rally").resolve().play("Ward").resolve();
    expect(table.might("dummy")).toBe(8);
    table.play("Rebuke").resolve();
    const [card] = table.state.players.B.hand;
    expect(card?.key).toBe("dummy");
    table.endTurn().act({ act: "start-turn", player: "B" });
    table.act({ act: "play", player: "B", object: card?.id ?? "", from: "hand" });
    expect(table.object("dummy")).toMatchObject({ damage: [], buffed: false, stunned: false });
    expect(table.might("dummy")).toBe(5);
  });
  test("186.1: a token ceases to exist", () => {
    const objects = { recruit: { card: "Recruit", controller: "B", at: "field", token: true } } as const;
    const table = new Table({ ...board, objects }).play("Rebuke").resolve();
    expect(table.zone("recruit")).toBe("gone");
    expect(table.state.players.B.hand).toEqual([]);
  });
  test("435.4, 457.1: gear that was attached stays, and is recalled in the next Cleanup", () => {
    const objects = {
      dummy: board.objects.dummy,
      crown: { card: "Crown", controller: "B", attachedTo: "dummy" },
    } as const;
    const table = new Table({ ...board, objects });
    expect([table.at("crown"), table.might("dummy")]).toEqual(["field", 8]);
    table.play("Rebuke").resolve();
    expect(table.at("crown")).toBe("base B");
    expect(table.object("crown").attachedTo).toBeNull();
  });
});
