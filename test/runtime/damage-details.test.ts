import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { misfit } from "../../runtime/index.ts";
import { actions, enemy, friendly, it, one, spell, unit } from "./support/make.ts";
import { Table } from "./support/table.ts";

const board: Setup = {
  battlefields: { field: { controller: "B" } },
  objects: {
    dummy: { card: "Dummy", controller: "B", at: "field", might: 9 },
    mine: { card: "Soldier", controller: "A" },
  },
  A: { deck: ["Dummy", "Dummy"] },
};
const withObjects = (objects: Setup["objects"]): Setup => ({
  ...board,
  objects: { ...board.objects, ...objects },
});
const amounts = (table: Table): readonly number[] => table.logged("damage").map(({ amount }) => amount);

describe("417. Deal", () => {
  test("417.1.c: each of several units is dealt damage, and each triggers", () => {
    const thorn = { card: "Thorn", controller: "B", at: "field" } as const;
    const table = new Table(withObjects({ one: thorn, two: thorn })).play("Wave").resolve();
    expect(table.logged("trigger").map(({ name }) => name)).toEqual(["Thorn", "Thorn"]);
  });
  test("417.1.e.1: 0 is no damage, and nothing is replaced", () => {
    const table = new Table(board).act({ act: "deal", to: "dummy:0", amount: 0, by: "A" });
    expect([amounts(table), table.logged("replaced")]).toEqual([[], []]);
  });
  test("417.6.b.4: the controller of a unit that deals is responsible, whoever made it deal", () => {
    const text = spell(
      actions({ do: "choose", step: 0, what: [one(0, enemy), one(1, friendly)] }),
      actions({ do: "deal", step: 1, amount: 2, to: it(1), source: it(0) }),
    );
    const table = new Table(board, text)
      .play("The Spell")
      .targetsIfAsked("dummy")
      .targetsIfAsked("mine")
      .resolve();
    expect(table.object("mine").damage).toEqual([{ amount: 2, by: "B" }]);
    expect(table.logged("damage")[0]?.sources.map(({ kind, name }) => [kind, name])).toEqual([
      ["unit", "Dummy"],
    ]);
  });
  test("418: all damage is cleared, however often it was marked", () => {
    const table = new Table(board);
    for (let i = 0; i < 3; i++) table.act({ act: "deal", to: "dummy:0", amount: 1, by: "A" });
    expect(table.damage("dummy")).toBe(3);
    expect(table.play("Mend").targets("dummy").resolve().damage("dummy")).toBe(0);
  });
  test("142.3.b: only the damage of the player of the Banner cannot be prevented", () => {
    const table = new Table(withObjects({ banner: { card: "Banner", controller: "A" } }))
      .play("Ward")
      .targets("dummy")
      .resolve();
    table.act({ act: "deal", to: "dummy:0", amount: 2, by: "B" });
    expect(table.damage("dummy")).toBe(0);
  });
});

describe("712-715. Bonus Damage", () => {
  test("714.2: it is never negative", () => {
    const damper = unit("Damper", 2, {
      ability: "passive",
      passive: { passive: "bonus-damage", from: "spells-and-abilities", amount: -2 },
    });
    const table = new Table(withObjects({ damper: { card: "Damper", controller: "B" } }), damper);
    expect(amounts(table.play("Bolt").targets("dummy").resolve())).toEqual([3]);
  });
  test("713, 417.6.b.3: units that fight get nothing of what the next spell is granted", () => {
    const table = new Table(withObjects({ tome: { card: "Tome", controller: "A" } }))
      .activate("tome")
      .resolve()
      .play("Duel")
      .targetsIfAsked("mine")
      .targetsIfAsked("dummy")
      .resolve();
    expect(amounts(table)).toEqual([3, 9]);
  });
  test("391: the next spell of an opponent gets nothing", () => {
    const reply = spell(actions({ do: "deal", step: 0, amount: 1, to: one(0) }));
    const table = new Table(
      withObjects({
        tome: { card: "Tome", controller: "A" },
        ballista: { card: "Ballista", controller: "A" },
      }),
      reply,
    )
      .activate("tome")
      .resolve()
      .activate("ballista")
      .targetsIfAsked("dummy");
    table.act({ act: "pass", player: "A" }).play("The Spell", "B").targets("mine").resolve();
    expect(amounts(table)).toEqual([1, 2]);
  });
});

describe("355.14. Damage that is split", () => {
  const foes = (...keys: readonly string[]): Setup["objects"] =>
    Object.fromEntries(keys.map((key) => [key, { card: "Dummy", controller: "B", at: "field" }] as const));
  const attack = (objects: Setup["objects"]) =>
    new Table({
      battlefields: { field: { controller: "B" } },
      objects: { ...objects, splitter: { card: "Splitter", controller: "A" } },
    }).attack("field", "splitter");

  test("355.14.c: not more targets than there is damage", () => {
    expect(attack(foes("a", "b", "c", "d", "e", "f")).asked).toMatchObject({ ask: "targets", max: 5 });
  });
  test("355.14.e, 355.14.f: all of it is divided, and each target gets at least 1", () => {
    const table = attack(foes("a", "b")).targets("a", "b").resolve();
    const { asked } = table;
    if (asked?.ask !== "split") throw new Error("no split is asked");
    const fits = (a: number, b: number): boolean =>
      misfit(asked, { ask: "split", value: { [table.id("a")]: a, [table.id("b")]: b } }) === null;
    expect([fits(4, 1), fits(5, 0), fits(2, 2), fits(3, 3)]).toEqual([true, false, false, false]);
  });
  test("355.14.h: with more targets than damage, the player says which remain", () => {
    const keys = ["a", "b", "c", "d", "e", "f"];
    const table = attack({ ...foes(...keys), annie: { card: "Amplifier", controller: "A" } });
    table.targets(...keys).act({ act: "kill", objects: [table.id("annie")] });
    table.resolve();
    expect(table.asked).toMatchObject({ ask: "targets", player: "A", min: 5, max: 5 });
    table.targets("a", "b", "c", "d", "f").resolve();
    expect([table.damage("e"), table.damage("f")]).toEqual([0, 1]);
  });
});
