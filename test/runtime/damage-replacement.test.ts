import { describe, expect, test } from "vitest";
import { Table } from "./support/table.ts";

const board = {
  battlefields: { field: { controller: "B" }, gate: { card: "Gate", controller: "B" } },
  objects: {
    dummy: { card: "Dummy", controller: "B", at: "field", might: 9 },
    thorn: { card: "Thorn", controller: "B", at: "gate", might: 9 },
    mine: { card: "Soldier", controller: "A" },
  },
  A: { deck: ["Dummy", "Dummy", "Dummy"] },
} as const;

describe("437. Prevent", () => {
  test("437.1.a.1, 715.4.a: Bonus Damage is counted in", () => {
    const table = new Table(board)
      .play("Ward")
      .targets("thorn")
      .resolve()
      .play("Bolt")
      .targets("thorn")
      .resolve();
    expect(table.damage("thorn")).toBe(1);
    expect(table.logged("damage")[0]?.changes).toEqual([{ name: "Ward", from: 4, to: 1, rule: "437.2" }]);
  });
  test("437.3: the Prevent Value is reduced by what it prevents", () => {
    const table = new Table(board).play("Ward").targets("dummy").resolve();
    table.act({ act: "deal", to: table.id("dummy"), amount: 2, by: "A" });
    expect(table.damage("dummy")).toBe(0);
    table.act({ act: "deal", to: table.id("dummy"), amount: 2, by: "A" });
    expect(table.damage("dummy")).toBe(1);
    expect(table.state.continuous).toEqual([]);
  });
  test("437.4: what is prevented altogether was not dealt, and triggers nothing", () => {
    const table = new Table(board)
      .play("Great Ward")
      .targets("thorn")
      .resolve()
      .play("Bolt")
      .targets("thorn")
      .resolve();
    expect(table.logged("damage")).toEqual([]);
    expect(table.logged("trigger")).toEqual([]);
    expect(table.might("thorn")).toBe(9);
  });
  test("054.1: damage that cannot be prevented is not", () => {
    const objects = { ...board.objects, banner: { card: "Banner", controller: "A" } } as const;
    const table = new Table({ ...board, objects }).play("Ward").targets("dummy").resolve();
    table.act({ act: "deal", to: table.id("dummy"), amount: 2, by: "A" });
    expect(table.damage("dummy")).toBe(2);
  });
  test("390.3: the next time it would be dealt damage, once", () => {
    const table = new Table(board).play("Counter Strike").targets("dummy").resolve();
    table.play("Blast").targets("dummy").resolve();
    expect(table.damage("dummy")).toBe(0);
    table.play("Blast").targets("dummy").resolve();
    expect(table.damage("dummy")).toBe(4);
  });
  test("317.2.c: a shield of this turn is gone on the next", () => {
    const table = new Table(board).play("Ward").targets("dummy").resolve().endTurn();
    expect(table.state.continuous).toEqual([]);
  });
  test("a unit that takes no damage takes none", () => {
    const objects = { ...board.objects, ghost: { card: "Ghost", controller: "B", at: "field" } } as const;
    const table = new Table({ ...board, objects }).play("Blast").targets("ghost").resolve();
    expect(table.logged("damage")).toEqual([]);
    expect(table.zone("ghost")).toBe("board");
  });
});

describe("372. The controller of the unit orders what changes its damage", () => {
  const shielded = () =>
    new Table(board)
      .play("Trap")
      .targets("dummy")
      .resolve()
      .play("Ward")
      .targets("dummy")
      .resolve()
      .play("Blast")
      .targets("dummy")
      .resolve();

  test("it is asked, and the first named is applied first", () => {
    const table = shielded();
    expect(table.asked).toMatchObject({ ask: "order", player: "B", options: ["Ward", "Trap"] });
    table.answer({ ask: "order", value: ["Ward", "Trap"] }).resolve();
    expect(table.damage("dummy")).toBe(2); // (4 - 3) x 2
  });
  test("the other order gives another amount", () => {
    const table = shielded()
      .answer({ ask: "order", value: ["Trap", "Ward"] })
      .resolve();
    expect(table.damage("dummy")).toBe(5); // 4 x 2 - 3
  });
});
