import { describe, expect, test } from "vitest";
import type { ObjectSetup } from "../../runtime/index.ts";
import { misfit } from "../../runtime/index.ts";
import { unitOf } from "./support/from-text.ts";
import { actions, friendly, gainXp, one, spell, unit, when } from "./support/make.ts";
import { Table } from "./support/table.ts";

type Objects = Readonly<Record<string, ObjectSetup>>;
const fieldOfB = { field: { controller: "B" } } as const;
const soldier = { card: "Soldier", controller: "B", at: "field" } as const;
const dummy = { card: "Dummy", controller: "A" } as const;

describe("465. Combat damage", () => {
  const attack = (objects: Objects, ...attackers: readonly string[]) =>
    new Table({ battlefields: fieldOfB, objects }).attack("field", ...attackers).fight();

  test("465.2.c.3: two units cannot both get less than lethal damage", () => {
    const table = attack({ big: { ...dummy, might: 4 }, x: soldier, y: soldier }, "big");
    const { asked } = table;
    if (asked?.ask !== "assign") throw new Error("no assignment is asked");
    const fits = (x: number, y: number): boolean =>
      misfit(asked, { ask: "assign", value: { [table.id("x")]: x, [table.id("y")]: y } }) === null;
    expect([fits(3, 1), fits(2, 2)]).toEqual([true, false]);
  });
  test("437.5.b, 465.2.c.10: with all of it prevented no amount is lethal", () => {
    const table = new Table({
      battlefields: fieldOfB,
      objects: { warded: soldier, ghost: { ...soldier, card: "Ghost" }, x: soldier, big: dummy },
    });
    table.play("Great Ward").targets("warded").resolve().attack("field", "big").fight();
    expect(table.asked).toMatchObject({
      ask: "assign",
      rules: [{ lethal: "never" }, { lethal: "never" }, { lethal: 3 }],
    });
  });
  test("465.2.c.6: a unit that must be assigned damage last", () => {
    const shy = unitOf("Shy", 3, "I must be assigned combat damage last.");
    const objects = { shy: { ...soldier, card: "Shy" }, x: soldier, y: soldier, big: dummy };
    const table = new Table({ battlefields: fieldOfB, objects }, shy).attack("field", "big").fight();
    expect(table.asked).toMatchObject({ rules: [{ last: true }, { last: false }, { last: false }] });
  });
  test("143.2.b: a negative Might takes nothing from the damage of the others", () => {
    const table = attack(
      { big: dummy, weak: { ...dummy, might: -2 }, x: soldier, y: soldier },
      "big",
      "weak",
    );
    expect(table.asked).toMatchObject({ ask: "assign", total: 5 });
  });
  test("417.6.c.1: all units of one side are the source of its damage", () => {
    const table = attack(
      { big: dummy, other: { ...dummy, card: "Soldier" }, x: { ...soldier, stunned: true } },
      "big",
      "other",
    );
    const [first] = table.logged("damage").filter(({ by }) => by === "A");
    expect(first?.sources.map(({ name }) => name)).toEqual(["Dummy", "Soldier"]);
  });
  test("807.1.c: Assault does not count for defenders; 807.2: its instances are summed", () => {
    const twice = unit(
      "Twice",
      2,
      { ability: "keyword", keyword: { keyword: "Assault", value: 2 } },
      { ability: "keyword", keyword: { keyword: "Assault" } },
    );
    const fight = (attacker: "A" | "B") =>
      new Table(
        {
          turn: attacker,
          battlefields: { field: { controller: attacker === "A" ? "B" : "A" } },
          objects: {
            twice: { card: "Twice", controller: "A", ...(attacker === "A" ? {} : { at: "field" }) },
            wall: { card: "Dummy", controller: "B", ...(attacker === "B" ? {} : { at: "field" }) },
          },
        },
        twice,
      )
        .attack("field", attacker === "A" ? "twice" : "wall")
        .fight()
        .logged("damage")
        .find(({ by }) => by === "A")?.amount;
    expect([fight("A"), fight("B")]).toEqual([5, 2]);
  });
  test("383.4.c: another unit dies in combat", () => {
    const watcher = unit(
      "Watcher",
      1,
      when({ event: "die", who: { subject: "another", of: friendly }, inCombat: true }, gainXp),
    );
    const objects: Objects = {
      watcher: { card: "Watcher", controller: "A" },
      x: { ...soldier, might: 9 },
      big: dummy,
    };
    const table = new Table({ battlefields: fieldOfB, objects }, watcher).attack("field", "big").fight();
    expect(table.resolve().state.players.A.xp).toBe(1);
    const killed = new Table({ battlefields: fieldOfB, objects }, watcher).play("Doom").targets("big");
    expect(killed.resolve().state.players.A.xp).toBe(0);
  });
  test("466.7.c: what lasts this combat ends with it", () => {
    const text = spell(
      actions({
        do: "give",
        step: 0,
        to: one(0, friendly),
        gift: { gift: "might", amount: 4 },
        duration: "combat",
      }),
    );
    const table = new Table({ battlefields: fieldOfB, objects: { big: dummy, x: soldier } }, text)
      .attack("field", "big")
      .play("The Spell")
      .targetsIfAsked("big")
      .resolve();
    expect(table.might("big")).toBe(9);
    expect(table.fight().might("big")).toBe(5);
  });
});

describe("345-348. Showdowns", () => {
  test("346.1: a chain that a trigger opened does not pass Focus; that of a spell does (346)", () => {
    const objects = {
      striker: { card: "Striker", controller: "A" },
      x: { ...soldier, might: 9 },
      y: { ...soldier, might: 9 },
    } as const;
    const table = new Table({ battlefields: fieldOfB, objects })
      .attack("field", "striker")
      .targets("x")
      .resolve();
    expect(table.state.showdown?.focus).toBe("A");
    table.play("Bolt").targets("x").resolve();
    expect(table.state.showdown?.focus).toBe("B");
  });
  test("323.8: none begins while a chain exists", () => {
    const text = spell(
      actions({
        do: "move",
        step: 0,
        what: one(0, friendly),
        destination: { to: "a-battlefield", of: { kind: "battlefield" } },
      }),
    );
    const objects = {
      x: soldier,
      mine: { card: "Dummy", controller: "A", at: "hill" },
      foe: { card: "Dummy", controller: "B" },
    } as const;
    const table = new Table(
      { battlefields: { ...fieldOfB, hill: { controller: "A" }, free: {} }, objects },
      text,
    );
    table.play("Bolt").targets("x").act({ act: "pass", player: "A" }).play("The Spell", "B").targets("foe");
    table.answer({ ask: "to", value: "free" });
    table.act({ act: "pass", player: "B" }).act({ act: "pass", player: "A" });
    expect([table.at("foe"), table.state.chain.length, table.state.showdown]).toEqual(["free", 1, null]);
    expect(table.resolve().state.showdown).toMatchObject({ at: "free", focus: "B" });
  });
  test("323.11: a battlefield is not contested any more when the units that did it are gone", () => {
    const objects = { one: dummy, two: dummy };
    const table = new Table({ battlefields: { free: {}, other: {} }, objects }).attack("free", "one");
    table.act({ act: "move", objects: [table.id("two")], to: "other" });
    expect(table.state.battlefields["other"]?.contestedBy).toBe("A");
    table.act({ act: "kill", objects: [table.id("two")] });
    expect(table.state.battlefields["other"]?.contestedBy).toBeNull();
    expect(table.state.battlefields["free"]?.contestedBy).toBe("A");
  });
  test("340.4: after an item has resolved, the controller of the next one has Priority", () => {
    const objects = { thorn: { ...soldier, card: "Thorn", might: 9 }, mine: dummy };
    const table = new Table({ battlefields: fieldOfB, objects }).play("Bolt").targetsIfAsked("thorn");
    table.act({ act: "pass", player: "A" }).act({ act: "pass", player: "B" });
    expect(table.state.chain.map(({ context }) => context.name)).toEqual(["Thorn"]);
    table.act({ act: "pass", player: "B" }).play("Mend").targets("mine");
    table.act({ act: "pass", player: "A" }).act({ act: "pass", player: "B" });
    expect(table.state).toMatchObject({ priority: "B", chain: [{ context: { name: "Thorn" } }] });
  });
});
