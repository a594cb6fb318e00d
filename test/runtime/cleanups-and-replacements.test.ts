import { describe, expect, test } from "vitest";
import type { Ability } from "../../runtime/index.ts";
import { actions, enemy, friendly, gear, it, me, one, spell, thatUnit, unit } from "./support/make.ts";
import { Table } from "./support/table.ts";
import type { Objects } from "./support/rules-board.ts";
import { mine, theirs } from "./support/rules-board.ts";

describe("318-324. Cleanups", () => {
  const points = (A: number, B: number): Table =>
    new Table({ objects: { x: mine }, A: { points: A }, B: { points: B } }).act({
      act: "deal",
      to: "x:0",
      amount: 1,
      by: "A",
    });

  test("194.2: more points than the opponent are needed to win", () => {
    expect([points(8, 8).state.winner, points(8, 7).state.winner]).toEqual([null, "A"]);
  });
  test("323.6: control is not lost while a chain exists", () => {
    const table = new Table({ battlefields: { hill: { controller: "A" } }, objects: { x: mine } });
    table.play("Rally").targetsIfAsked("x");
    expect(table.state.battlefields["hill"]?.controller).toBe("A");
    expect(table.resolve().state.battlefields["hill"]?.controller).toBeNull();
  });
  test("323.7: a permanent in the base of another player goes to that of its controller", () => {
    const table = new Table({ objects: { x: { ...mine, at: "base B" } } });
    expect(table.act({ act: "heal", objects: [] }).at("x")).toBe("base B");
    table.act({ act: "deal", to: table.id("x"), amount: 1, by: "A" });
    expect(table.at("x")).toBe("base A");
  });
  test("428.5.c: what waits for a kill waits no longer than the Cleanup", () => {
    const text = spell(actions({ do: "deal", step: 0, amount: 1, to: one(0, enemy) }), {
      lead: { lead: "if", condition: { if: "this-kills", what: it(0) } },
      reflexive: true,
      actions: [{ do: "gain-xp", step: 1, amount: 1 }],
    });
    const table = new Table({ objects: { foe: theirs } }, text)
      .play("The Spell")
      .targetsIfAsked("foe")
      .resolve();
    expect(table.state.continuous).toEqual([]);
  });
});

describe("367-375. Replacement effects", () => {
  const would = (who: Ability & { readonly ability: "replacement" }): Ability => who;
  const kill = (table: Table, ...keys: readonly string[]) =>
    table.act({ act: "kill", objects: keys.map((key) => table.id(key)) });

  test("371.2: a protection that is declined does not protect", () => {
    const shield = gear(
      "Shield",
      would({
        ability: "replacement",
        event: { would: "happen", event: { event: "die", who: { subject: "a", of: friendly } } },
        instructions: [{ may: true, actions: [{ do: "recall", step: 0, what: thatUnit }], instead: true }],
      }),
    );
    for (const value of [true, false]) {
      const table = new Table({ objects: { shield: { card: "Shield", controller: "A" }, x: mine } }, shield);
      kill(table, "x").answer({ ask: "may", value });
      expect(table.zone("x")).toBe(value ? "board" : "trash");
    }
  });
  test("370.2: an effect does not replace what it makes happen itself", () => {
    const martyr = unit(
      "Martyr",
      2,
      would({
        ability: "replacement",
        event: { would: "happen", event: { event: "die", who: { subject: "a", of: friendly } } },
        instructions: [{ actions: [{ do: "kill", step: 0, what: me }], instead: true }],
      }),
    );
    const table = new Table({ objects: { martyr: { card: "Martyr", controller: "A" }, x: mine } }, martyr);
    kill(table, "x");
    expect([table.zone("x"), table.zone("martyr")]).toEqual(["board", "trash"]);
  });
  test("370.1: it applies only if its condition is true", () => {
    const nurse = gear(
      "Nurse",
      would({
        ability: "replacement",
        event: { would: "happen", event: { event: "die", who: { subject: "a", of: friendly } } },
        instructions: [
          {
            lead: {
              lead: "if",
              condition: { if: "has", who: thatUnit, quality: { with: "might", amount: 3, or: "less" } },
            },
            actions: [{ do: "recall", step: 0, what: thatUnit }],
            instead: true,
          },
        ],
      }),
    );
    const objects: Objects = {
      nurse: { card: "Nurse", controller: "A" },
      big: mine,
      small: { ...mine, card: "Soldier" },
    };
    const table = new Table({ objects }, nurse);
    kill(table, "big", "small");
    expect([table.zone("big"), table.zone("small")]).toEqual(["trash", "board"]);
  });
  test("373.2: once another effect has been applied, it is not applied again", () => {
    const refuge = gear(
      "Refuge",
      would({
        ability: "replacement",
        event: { would: "happen", event: { event: "die", who: { subject: "a", of: friendly } } },
        instructions: [{ actions: [{ do: "recall", step: 0, what: thatUnit }], instead: true }],
      }),
    );
    const objects: Objects = {
      shrine: { card: "Shrine", controller: "A" },
      refuge: { card: "Refuge", controller: "A" },
      x: mine,
      y: mine,
      z: mine,
    };
    const table = new Table({ objects }, refuge);
    kill(table, "x", "y", "z");
    const order = (...value: readonly string[]) => table.answer({ ask: "order", value });
    order(table.id("x"));
    order("Shrine");
    order(table.id("y"));
    order("Refuge");
    expect(table.asked).toBeUndefined(); // Only the Refuge is left for the third.
    expect([table.zone("x"), table.zone("y"), table.zone("z")]).toEqual(["banished", "board", "board"]);
  });
});

describe("317. The end of the turn", () => {
  test("165: Rune Pools are emptied", () => {
    const table = new Table({ A: { energy: 3, power: { fury: 1 } } }).endTurn();
    expect(table.state.players.A).toMatchObject({ energy: 0, power: {} });
  });
  test("391: a delayed ability without a window lasts until it has happened", () => {
    const text = spell(actions({ do: "choose", step: 0, what: [one(0)] }), {
      lead: { lead: "next-time", event: { event: "take-damage", who: it(0) } },
      actions: [{ do: "gain-xp", step: 1, amount: 1 }],
    });
    const table = new Table({ objects: { x: mine } }, text).play("The Spell").targetsIfAsked("x").resolve();
    table.endTurn().act({ act: "deal", to: table.id("x"), amount: 1, by: "B" });
    expect(table.resolve().state.players.A.xp).toBe(1);
  });
  test("469.2: only the battlefields of the turn player are held", () => {
    const table = new Table({
      battlefields: { hill: { controller: "A" } },
      objects: { x: { ...mine, at: "hill" } },
      B: { deck: ["Bolt"] },
    }).act({ act: "start-turn", player: "B" });
    expect([table.state.players.A.points, table.state.players.B.points]).toEqual([0, 0]);
  });
});
