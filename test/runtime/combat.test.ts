import { describe, expect, test } from "vitest";
import type { ObjectSetup, Request } from "../../runtime/index.ts";
import { misfit } from "../../runtime/index.ts";
import { Table } from "./support/table.ts";

type Units = Readonly<
  Record<
    string,
    { readonly card: string; readonly might?: number; readonly damage?: number; readonly stunned?: boolean }
  >
>;

/** A attacks a field that B controls. */
function battle(attackers: Units, defenders: Units): Table {
  const placed: readonly (readonly [string, ObjectSetup])[] = [
    ...Object.entries(attackers).map(([key, unit]) => [key, { ...unit, controller: "A" }] as const),
    ...Object.entries(defenders).map(
      ([key, unit]) => [key, { ...unit, controller: "B", at: "field" }] as const,
    ),
  ];
  const table = new Table({
    battlefields: { field: { controller: "B" } },
    objects: Object.fromEntries(placed),
  });
  return table.attack("field", ...Object.keys(attackers)).fight();
}

/** Whether the assignment to these units fits what is asked. */
function fits(table: Table, amounts: Readonly<Record<string, number>>): boolean {
  const request: Request | undefined = table.asked;
  if (request?.ask !== "assign") throw new Error("no assignment is asked");
  const value = Object.fromEntries(Object.entries(amounts).map(([key, amount]) => [table.id(key), amount]));
  return misfit(request, { ask: "assign", value }) === null;
}

describe("465. Combat damage", () => {
  test("465.2.c: the summed Might, and all of it", () => {
    const table = battle({ big: { card: "Dummy" } }, { x: { card: "Soldier" }, y: { card: "Soldier" } });
    expect(table.asked).toMatchObject({ ask: "assign", player: "A", total: 5 });
    expect(fits(table, { x: 3, y: 1 })).toBe(false);
    expect(fits(table, { x: 3, y: 2 })).toBe(true);
  });
  test("465.2.c.3: lethal damage in full before another unit gets any", () => {
    const table = battle(
      { big: { card: "Dummy" } },
      { x: { card: "Soldier" }, y: { card: "Soldier" }, z: { card: "Soldier" } },
    );
    expect(fits(table, { x: 2, y: 3 })).toBe(true);
    expect(fits(table, { x: 2, y: 2, z: 1 })).toBe(false);
  });
  test("465.2.c.4: no more than lethal damage while others remain, marked damage counted", () => {
    const table = battle(
      { big: { card: "Dummy" } },
      { x: { card: "Soldier", damage: 1 }, y: { card: "Dummy" } },
    );
    expect(fits(table, { x: 3, y: 2 })).toBe(false);
    expect(fits(table, { x: 2, y: 3 })).toBe(true);
  });
  test("465.2.c.4: what is left over when all are full goes to any of them", () => {
    const table = battle(
      { big: { card: "Dummy", might: 9 } },
      { x: { card: "Soldier" }, y: { card: "Soldier" } },
    );
    expect(fits(table, { x: 6, y: 3 })).toBe(true);
    expect(fits(table, { x: 3, y: 6 })).toBe(true);
  });
  test("815: Tank first; 826: Backline last", () => {
    const table = battle(
      { big: { card: "Dummy" } },
      {
        archer: { card: "Archer" },
        plain: { card: "Soldier" },
        other: { card: "Soldier" },
        guard: { card: "Guard" },
      },
    );
    expect(fits(table, { guard: 3, plain: 2 })).toBe(true);
    expect(fits(table, { plain: 3, guard: 2 })).toBe(false);
    expect(fits(table, { guard: 3, archer: 2 })).toBe(false);
  });
  test("465.2.c.8: with both, one of them is fulfilled", () => {
    const table = battle(
      { big: { card: "Dummy" } },
      { both: { card: "Champion of Both" }, x: { card: "Soldier" }, y: { card: "Soldier" } },
    );
    expect(fits(table, { both: 3, x: 2 })).toBe(true);
    expect(fits(table, { x: 3, y: 2 })).toBe(true);
    expect(fits(table, { x: 3, both: 2 })).toBe(false);
  });
  test("437.5.a, 437.5.b: shields count in what is lethal", () => {
    const table = new Table({
      battlefields: { field: { controller: "B" } },
      objects: {
        x: { card: "Soldier", controller: "B", at: "field" },
        y: { card: "Soldier", controller: "B", at: "field" },
        big: { card: "Dummy", controller: "A", might: 7 },
      },
    });
    table.play("Ward").targets("x").resolve().attack("field", "big").fight();
    expect(table.asked).toMatchObject({ ask: "assign", rules: [{ lethal: 6 }, { lethal: 3 }] });
  });
  test("465.2.c.4.a: doubled damage is assigned in the least amount that is lethal", () => {
    const table = new Table({
      battlefields: { field: { controller: "B" } },
      objects: {
        x: { card: "Soldier", controller: "B", at: "field" },
        y: { card: "Soldier", controller: "B", at: "field" },
        big: { card: "Soldier", controller: "A" },
      },
    });
    table.play("Trap").targets("x").resolve().attack("field", "big").fight();
    expect(table.asked).toMatchObject({ ask: "assign", rules: [{ lethal: 2 }, { lethal: 3 }] });
  });
  test("423.1.b: a stunned unit deals no combat damage", () => {
    const table = battle({ big: { card: "Dummy" } }, { x: { card: "Dummy", might: 9, stunned: true } });
    expect(table.zone("big")).toBe("board");
  });
  test("807, 814: Assault for attackers, Shield for defenders, only in combat", () => {
    const table = battle({ raider: { card: "Raider" } }, { bearer: { card: "Shield Bearer" } });
    expect(table.logged("damage").map(({ name, amount }) => [name, amount])).toEqual([
      ["Raider", 5],
      ["Shield Bearer", 4],
    ]);
    expect(table.might("bearer")).toBe(3);
  });
  test("476: a keyword that hangs on the Might it adds to is applied once", () => {
    const table = new Table({ objects: { proud: { card: "Proud", controller: "A", buffed: true } } });
    expect(table.might("proud")).toBe(5);
    const defending = battle({ big: { card: "Dummy", might: 1 } }, { proud: { card: "Proud", might: 5 } });
    expect(defending.logged("damage").map(({ amount }) => amount)).toEqual([6, 1]);
  });
});

describe("466. After combat", () => {
  test("466.1.a.1: a unit that loses the Might of one that died is healed first", () => {
    const table = battle(
      { big: { card: "Dummy", might: 8 } },
      { boss: { card: "Commander" }, x: { card: "Soldier" } },
    );
    table.answer({ ask: "assign", value: { [table.id("boss")]: 5, [table.id("x")]: 3 } }).fight();
    expect([table.zone("boss"), table.zone("x")]).toEqual(["trash", "board"]);
    expect(table.damage("x")).toBe(0);
  });
  test("466.1.a.2: attackers are recalled if defenders are still there, and keep what they have", () => {
    const table = battle(
      { weak: { card: "Raider", might: 1 }, big: { card: "Dummy", might: 9 } },
      { wall: { card: "Dummy", might: 20 } },
    );
    table.answer({ ask: "assign", value: { [table.id("weak")]: 11, [table.id("big")]: 9 } });
    expect([table.zone("weak"), table.zone("big"), table.at("wall")]).toEqual(["trash", "trash", "field"]);
    const safe = battle(
      { big: { card: "Dummy", might: 9 } },
      { wall: { card: "Soldier", might: 10, stunned: true } },
    );
    expect([safe.at("big"), safe.at("wall")]).toEqual(["base A", "field"]);
    expect(safe.object("big")).toMatchObject({ exhausted: true, damage: [], designation: null });
    expect(safe.logged("move")).toHaveLength(1); // 456. A recall is not a move.
    expect(safe.state.battlefields["field"]).toMatchObject({ controller: "B", contestedBy: null });
    expect(safe.logged("combat-result")[0]?.winner).toBeNull(); // 466.3.d
  });
  test("466.5: the player whose units remain gets control, and scores the battlefield (469.1)", () => {
    const table = battle({ big: { card: "Dummy" } }, { x: { card: "Soldier" } });
    expect(table.state.battlefields["field"]?.controller).toBe("A");
    expect(table.state.players.A.points).toBe(1);
    expect(table.logged("combat-result")[0]?.winner).toBe("A");
  });
  test("428.5.c.2: those who dealt the combat damage killed the unit", () => {
    const table = battle({ big: { card: "Dummy" } }, { x: { card: "Soldier" } });
    expect(table.logged("kill")[0]).toMatchObject({ by: "A", sources: [{ name: "Dummy" }] });
  });
  test("466.7.a: nobody attacks or defends any more", () => {
    const table = battle({ big: { card: "Dummy" } }, { x: { card: "Soldier" } });
    expect(table.state.objects.every((unit) => unit.designation === null && !unit.fought)).toBe(true);
    expect(table.state.showdown).toBeNull();
  });
});
