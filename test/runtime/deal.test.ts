import { describe, expect, test } from "vitest";
import { Table } from "./support/table.ts";

const board = {
  battlefields: { field: { controller: "B" }, gate: { card: "Gate", controller: "B" } },
  objects: {
    dummy: { card: "Dummy", controller: "B", at: "field" },
    other: { card: "Dummy", controller: "B", at: "gate" },
    mine: { card: "Soldier", controller: "A" },
  },
  A: { deck: ["Dummy", "Dummy", "Dummy"] },
} as const;

describe("417. Deal", () => {
  test("417.1.b: damage is marked on the unit, by the player responsible (142.3.a)", () => {
    const table = new Table(board).play("Bolt").targets("dummy").resolve();
    expect(table.object("dummy").damage).toEqual([{ amount: 3, by: "A" }]);
  });
  test("417.1.c, 417.1.d: several units at the same time, each by itself", () => {
    const table = new Table(board).play("Storm").targets("dummy", "mine").resolve();
    expect(table.logged("damage").map((event) => [event.name, event.amount])).toEqual([
      ["Dummy", 6],
      ["Soldier", 6],
    ]);
    expect([table.zone("dummy"), table.zone("mine")]).toEqual(["trash", "trash"]);
  });
  test("417.1.e.1: what is not at least 1 is not dealt", () => {
    const table = new Table(board).act({ act: "deal", to: "dummy:0", amount: 0, by: "A" });
    expect(table.logged("damage")).toEqual([]);
  });
  test("417.2: only units are dealt damage", () => {
    const table = new Table({
      ...board,
      objects: { ...board.objects, book: { card: "Tome", controller: "B" } },
    });
    const id = table.id("book");
    expect(table.act({ act: "deal", to: id, amount: 1, by: "A" }).refused).toContain("417.2");
  });
  test("417.6.a: a spell that names no source is the source itself", () => {
    const table = new Table(board).play("Bolt").targets("dummy").resolve();
    expect(table.logged("damage")[0]?.sources.map(({ kind, name }) => [kind, name])).toEqual([
      ["spell", "Bolt"],
    ]);
  });
  test("417.6.b.2.a: an ability is the source in addition to what has it", () => {
    const objects = { ...board.objects, ballista: { card: "Ballista", controller: "A" } } as const;
    const table = new Table({ ...board, objects }).activate("ballista").targets("dummy").resolve();
    const kinds = table.logged("damage")[0]?.sources.map(({ kind, name }) => [kind, name]);
    expect(kinds).toEqual([
      ["ability", "Ballista"],
      ["gear", "Ballista"],
    ]);
  });
  test("417.6.b.3, 417.6.b.4: a unit that deals is the only source, and its controller is responsible", () => {
    const table = new Table(board).play("Duel").targets("dummy").resolve();
    const dealt = table
      .logged("damage")
      .map(({ amount, by, sources }) => [amount, by, sources.map(({ name }) => name)]);
    expect(dealt).toEqual([
      [3, "A", ["Soldier"]],
      [5, "B", ["Dummy"]],
    ]);
  });
});

describe("712-715. Bonus Damage", () => {
  const amplified = {
    ...board,
    objects: {
      ...board.objects,
      annie: { card: "Amplifier", controller: "A" },
      twin: { card: "Amplifier", controller: "A" },
    },
  } as const;

  test("714: all instances are summed and applied once", () => {
    const table = new Table(amplified).play("Bolt").targets("other").resolve();
    const [event] = table.logged("damage");
    expect([event?.printed, event?.bonus, event?.amount]).toEqual([3, 3, 6]);
  });
  test("715.2: each target gets it, and a battlefield only gives it to units that are there", () => {
    const table = new Table(amplified).play("Storm").targets("dummy", "other").resolve();
    expect(table.logged("damage").map((event) => event.amount)).toEqual([8, 9]);
  });
  test("713: a unit that deals damage is no spell or ability", () => {
    const table = new Table(amplified).play("Duel").targets("mine").targets("other").resolve();
    expect(table.logged("damage").map((event) => event.amount)).toEqual([3, 5]);
  });
  test("715.3: a split gets it once, and can have more targets for it", () => {
    const table = new Table({
      battlefields: { field: { controller: "B" } },
      objects: {
        ...Object.fromEntries(
          ["a", "b", "c", "d", "e", "f"].map(
            (key) => [key, { card: "Dummy", controller: "B", at: "field" }] as const,
          ),
        ),
        splitter: { card: "Splitter", controller: "A" },
        annie: { card: "Amplifier", controller: "A" },
      },
    }).attack("field", "splitter");
    expect(table.asked).toMatchObject({ ask: "targets", max: 6 });
    table.targets("a", "b", "c", "d", "e", "f").resolve();
    expect(table.logged("damage").map((event) => event.amount)).toEqual([1, 1, 1, 1, 1, 1]);
  });
  test("391: the next spell, and only that one", () => {
    const objects = { ...board.objects, tome: { card: "Tome", controller: "A" } } as const;
    const table = new Table({ ...board, objects }).activate("tome").resolve();
    table.play("Bolt").targets("dummy").resolve().play("Mend").targets("dummy").resolve();
    table.play("Bolt").targets("dummy").resolve();
    expect(table.logged("damage").map((event) => event.amount)).toEqual([4, 3]);
  });
  test("136, 135.4: effect text of attached gear counts, its rules text and Might bonus with it", () => {
    const objects = {
      ...board.objects,
      crown: { card: "Crown", controller: "A", attachedTo: "mine" },
    } as const;
    const table = new Table({ ...board, objects });
    expect(table.might("mine")).toBe(6);
    table.play("Bolt").targets("dummy").resolve();
    expect(table.logged("damage")[0]?.amount).toBe(6);
    expect(table.activate("crown").refused).toContain("377");
  });
});
