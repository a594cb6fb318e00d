import { describe, expect, test } from "vitest";
import type { Ability, Card, Setup } from "../../runtime/index.ts";
import { Table } from "./support/table.ts";

const me = { refer: "me", means: [{ is: "self" }] } as const;
const theUnit = { refer: "it", means: [{ is: "event" }] } as const;
const unit = (name: string, might: number, ...abilities: readonly Ability[]): Card => ({
  name,
  type: "unit",
  supertypes: [],
  domains: [],
  tags: [],
  might,
  abilities,
});

describe("356.2. Additional costs", () => {
  const patron = unit("Patron", 6, {
    ability: "additional-cost",
    what: me,
    actions: [
      {
        do: "kill",
        step: 0,
        what: { select: "one", choice: 0, chosenAt: "cost", of: { kind: "unit", side: "friendly" } },
      },
    ],
  });
  const payer = unit(
    "Payer",
    2,
    {
      ability: "additional-cost",
      optional: true,
      what: me,
      actions: [{ do: "pay", step: 0, resources: { energy: 0, power: ["fury"] } }],
    },
    {
      ability: "triggered",
      when: { trigger: "when", event: { event: "you-play-this", what: me } },
      instructions: [
        {
          lead: { lead: "if", condition: { if: "paid-additional-cost" } },
          actions: [{ do: "gain-xp", step: 0, amount: 1 }],
        },
      ],
    },
  );
  const board: Setup = {
    objects: { soldier: { card: "Soldier", controller: "A" } },
    A: { power: { fury: 1 } },
    costs: "real",
  };

  test("356.2.a: a mandatory one must be paid", () => {
    expect(new Table({}, patron).play("Patron").refused).toContain("357");
    const table = new Table(board, patron).play("Patron");
    expect([table.zone("soldier"), table.state.objects.map(({ name }) => name)]).toEqual([
      "trash",
      ["Patron"],
    ]);
  });
  test("357.2.a: it is paid also if something else happens in its place", () => {
    const objects = { ...board.objects, glass: { card: "Hourglass", controller: "A" } } as const;
    const table = new Table({ ...board, objects }, patron).play("Patron");
    expect(table.refused).toBeUndefined();
    expect([table.zone("soldier"), table.zone("glass")]).toEqual(["board", "trash"]);
  });
  test("356.2.b: an optional one is asked for, and remembered", () => {
    for (const value of [true, false]) {
      const table = new Table(board, payer).play("Payer").answer({ ask: "pay", value }).resolve();
      expect(table.state.players.A).toMatchObject({ xp: value ? 1 : 0, power: { fury: value ? 0 : 1 } });
    }
  });
  test("203.3: it is not offered where it cannot be paid", () => {
    const table = new Table({ ...board, A: {} }, payer).play("Payer").resolve();
    expect(table.state.players.A.xp).toBe(0);
  });
});

describe("373.2. Each replacement effect is applied in one sequence", () => {
  // The example of the rule: a unit that saves weaker units with it here, and Equipment that saves that unit.
  const savior = unit("Savior", 5, {
    ability: "replacement",
    event: {
      would: "happen",
      event: {
        event: "die",
        who: { subject: "another", of: { kind: "unit", side: "friendly", where: { at: "here" } } },
      },
    },
    instructions: [
      {
        lead: {
          lead: "if",
          condition: {
            if: "has",
            who: theUnit,
            quality: {
              with: "compared",
              property: "might",
              is: "less",
              amount: { value: "property", of: me, property: { property: "might" } },
            },
          },
        },
        actions: [
          { do: "heal", step: 0, what: theUnit },
          { do: "recall", step: 1, what: theUnit },
        ],
        instead: true,
      },
    ],
  });
  const angel: Card = {
    ...unit("Angel", 0),
    type: "gear",
    tags: ["Equipment"],
    effectText: [
      {
        ability: "replacement",
        event: { would: "happen", event: { event: "die", who: me } },
        instructions: [
          {
            actions: [{ do: "kill", step: 0, what: { refer: "this", means: [{ is: "self" }] } }],
            instead: true,
          },
          {
            actions: [
              { do: "heal", step: 1, what: me },
              { do: "recall", step: 2, what: me },
            ],
          },
        ],
      },
    ],
  };
  const board: Setup = {
    battlefields: { field: { controller: "A" } },
    objects: {
      savior: { card: "Savior", controller: "A", at: "field" },
      here: { card: "Soldier", controller: "A", at: "field", might: 1 },
      home: { card: "Soldier", controller: "A", might: 1 },
      angel: { card: "Angel", controller: "A", attachedTo: "savior" },
    },
  };
  const die = (): Table => {
    const table = new Table(board, savior, angel);
    return table.act({ act: "kill", objects: ["savior", "here", "home"].map((key) => table.id(key)) });
  };

  test("first the unit's own effect: it saves who is here, and not who is in the base where it is recalled to", () => {
    const table = die();
    expect(table.zone("savior")).toBe("board");
    expect(table.zone("angel")).toBe("trash");
    expect([table.zone("here"), table.zone("home")].filter((zone) => zone === "board")).toHaveLength(1);
  });
});

describe("341-346, 464. Showdowns", () => {
  const board: Setup = {
    battlefields: { field: {} },
    objects: {
      attacker: { card: "Striker", controller: "A" },
      foe: { card: "Dummy", controller: "B", might: 9 },
    },
  };
  test("344.2, 348.2: without units of the opponent it ends with control", () => {
    const table = new Table(board).attack("field", "attacker");
    expect(table.state.showdown).toMatchObject({ combat: false, focus: "A" });
    table.fight();
    expect(table.state.battlefields["field"]).toEqual({ card: null, controller: "A", contestedBy: null });
  });
  test("323.14: it becomes a combat when units of the opponent are there; Focus stays (464.2.c.1.b)", () => {
    const table = new Table(board).attack("field", "attacker").act({ act: "pass", player: "A" });
    table.act({ act: "move", objects: [table.id("foe")], to: "field" });
    expect(table.state.showdown).toMatchObject({ combat: true, attacker: "A", focus: "B" });
    expect(table.logged("trigger").map(({ name }) => name)).toEqual(["Striker"]);
  });
  test("383.4.e.2.a: a unit attacks once in a combat, also if it leaves and comes back", () => {
    const objects = {
      ...board.objects,
      foe: { card: "Dummy", controller: "B", at: "field", might: 20 },
    } as const;
    const table = new Table({ ...board, battlefields: { field: { controller: "B" } }, objects })
      .attack("field", "attacker")
      .resolve();
    table.act({ act: "move", objects: [table.id("attacker")], to: "base A" });
    expect(table.object("attacker").designation).toBeNull(); // 323.2.c
    table.act({ act: "move", objects: [table.id("attacker")], to: "field" });
    expect(table.object("attacker").designation).toBe("attacker"); // 323.2.a
    expect(table.logged("trigger")).toHaveLength(1);
  });
});

describe("431. Burn Out", () => {
  test("431.3.a: without any card it goes on until the opponent has won", () => {
    const table = new Table({}).act({ act: "draw", player: "A", count: 1 });
    expect([table.state.winner, table.state.players.B.points]).toEqual(["B", 8]);
  });
});
