import { describe, expect, test } from "vitest";
import type { Ability, Card, Setup } from "../../runtime/index.ts";
import { actions, enemy, friendly, gainXp, gear, it, me, one, spell, unit, when } from "./support/make.ts";
import { Table } from "./support/table.ts";
import type { Objects } from "./support/rules-board.ts";
import { mine, theirs } from "./support/rules-board.ts";

describe("383.3.d. The order of triggers", () => {
  const watcher = (name: string): Card =>
    unit(name, 1, when({ event: "die", who: { subject: "a", of: { kind: "unit" } } }, gainXp));
  const chainAfterDeath = (objects: Objects): Table => {
    const table = new Table({ objects: { ...objects, x: mine } }, watcher("First"), watcher("Second"));
    return table.act({ act: "kill", objects: [table.id("x")] });
  };
  const onChain = (table: Table) =>
    table.state.chain.map(({ context, controller }) => [context.name, controller]);

  test("their controller orders them", () => {
    const table = chainAfterDeath({
      one: { card: "First", controller: "A" },
      two: { card: "Second", controller: "A" },
    });
    expect(table.asked).toMatchObject({ ask: "order", player: "A", options: ["First", "Second"] });
    table.answer({ ask: "order", value: ["Second", "First"] });
    expect(onChain(table)).toEqual([
      ["Second", "A"],
      ["First", "A"],
    ]);
  });
  test("383.3.d.1: those of the turn player go on the chain first", () => {
    const table = chainAfterDeath({
      two: { card: "Second", controller: "B" },
      one: { card: "First", controller: "A" },
    });
    expect(onChain(table)).toEqual([
      ["First", "A"],
      ["Second", "B"],
    ]);
  });
  test("428.5: a kill by an ability is no kill with a spell", () => {
    const table = new Table({
      battlefields: { field: { controller: "B" } },
      objects: {
        trophy: { card: "Trophy", controller: "A" },
        ballista: { card: "Ballista", controller: "A" },
        weak: { card: "Rider", controller: "B", at: "field" },
      },
    });
    table.activate("ballista").targetsIfAsked("weak").resolve();
    expect([table.zone("weak"), table.logged("trigger")]).toEqual(["trash", []]);
  });
});

describe("355-357. Choices and costs", () => {
  const real = (A: Setup["A"], objects: Objects = {}): Setup => ({
    costs: "real",
    objects,
    ...(A === undefined ? {} : { A }),
  });

  test("051: another is not the one that was chosen before", () => {
    const text = spell(
      actions({ do: "stun", step: 0, what: one(0) }),
      actions({ do: "stun", step: 1, what: { ...one(1), select: "another" } }),
    );
    const table = new Table({ objects: { x: mine, y: mine, z: mine } }, text).play("The Spell").targets("y");
    expect(table.asked).toMatchObject({ options: [table.id("x"), table.id("z")] });
  });
  test("809.1.c: Deflect costs only opponents something", () => {
    const mirror = (controller: "A" | "B"): Objects => ({ mirror: { card: "Mirror", controller } });
    expect(new Table(real({}, mirror("A"))).play("Rally").targetsIfAsked("mirror").refused).toBeUndefined();
    expect(new Table(real({}, mirror("B"))).play("Rally").refused).toContain("357");
  });
  test("356.4.e: a discount does not go below its minimum", () => {
    const bargain: Card = {
      ...spell(actions({ do: "draw", step: 0, count: 1 })),
      name: "Bargain",
      cost: { energy: 4, power: [] },
    };
    const cheaper: Ability = {
      ability: "passive",
      passive: {
        passive: "costs-less",
        what: { refer: "this", means: [{ is: "self" }] },
        amount: { energy: 6, power: [] },
        minimum: { energy: 1, power: [] },
      },
    };
    const card = { ...bargain, abilities: [...bargain.abilities, cheaper] };
    const table = new Table(real({ energy: 3, deck: ["Bolt"] }), card).play("Bargain");
    expect(table.state.players.A.energy).toBe(2);
  });
  test("356.1.b.1, 811.1.b: a hidden card costs nothing when it is played from facedown", () => {
    const secret: Card = {
      ...spell(gainXp),
      name: "Secret",
      cost: { energy: 5, power: [] },
    };
    const card = {
      ...secret,
      abilities: [{ ability: "keyword", keyword: { keyword: "Hidden" } } as const, ...secret.abilities],
    };
    const table = new Table(
      {
        costs: "real",
        battlefields: { hill: { controller: "A" } },
        objects: { x: { ...mine, at: "hill" } },
        A: { hand: ["Secret"], power: { fury: 1 }, deck: ["Bolt"] },
        B: { deck: ["Bolt"] },
      },
      card,
    );
    table.act({ act: "hide", player: "A", object: table.state.players.A.hand[0]?.id ?? "", at: "hill" });
    expect(table.state.players.A.power).toEqual({ fury: 0 });
    table.endTurn().act({ act: "start-turn", player: "B" }).endTurn().act({ act: "start-turn", player: "A" });
    table.act({ act: "play", player: "A", object: table.state.facedown[0]?.id ?? "", from: "facedown" });
    expect([table.refused, table.resolve().state.players.A.xp]).toEqual([undefined, 1]);
  });
});

describe("what objects have and are", () => {
  test("828.1.c: only what is empowered has what hangs on it", () => {
    const idol = unit("Idol", 1, {
      ability: "dependent",
      on: { dependent: "empowered" },
      inner: {
        ability: "passive",
        passive: { passive: "have", who: me, gift: { gift: "might", amount: 3 } },
      },
    });
    const idolOf = (empowered: boolean) =>
      new Table({ objects: { idol: { card: "Idol", controller: "A", empowered } } }, idol).might("idol");
    expect([idolOf(false), idolOf(true)]).toEqual([1, 4]);
  });
  test("143.2.b: texts read a negative Might as 0", () => {
    const text = spell(
      actions({ do: "choose", step: 0, what: [one(0, enemy), one(1, friendly)] }),
      actions({
        do: "give",
        step: 1,
        to: it(1),
        gift: {
          gift: "equal-to",
          amount: { value: "property", of: it(0), property: { property: "might" } },
        },
        duration: "turn",
      }),
    );
    const objects: Objects = { weak: { ...theirs, might: -3 }, x: mine };
    const table = new Table({ objects }, text).play("The Spell").targetsIfAsked("weak").targetsIfAsked("x");
    expect(table.resolve().might("x")).toBe(5);
  });
  test("135.4: attached gear has none of its printed keywords", () => {
    const candle: Card = {
      ...gear("Candle", { ability: "keyword", keyword: { keyword: "Temporary" } }),
      tags: ["Equipment"],
    };
    const start = (attachedTo: string | undefined) =>
      new Table(
        {
          objects: {
            x: mine,
            candle: { card: "Candle", controller: "A", ...(attachedTo === undefined ? {} : { attachedTo }) },
          },
          A: { deck: ["Bolt"] },
        },
        candle,
      )
        .act({ act: "start-turn", player: "A" })
        .resolve()
        .zone("candle");
    expect([start("x"), start(undefined)]).toEqual(["board", "trash"]);
  });
  test("355.4.a: what is there already does not move", () => {
    const table = new Table({
      battlefields: { hill: { controller: "A" } },
      objects: { x: { ...mine, at: "hill" } },
    });
    table.act({ act: "move", objects: [table.id("x")], to: "hill" });
    expect(table.logged("move")).toEqual([]);
  });
  test("416.5: recycled cards are put into the deck in a random order", () => {
    const trash = ["Bolt", "Dummy", "Seer", "Doom", "Mend"];
    const recycled = (seed: number): string =>
      new Table({ seed, A: { trash } })
        .act({ act: "draw", player: "A", count: 1 })
        .state.players.A.deck.map(({ name }) => name)
        .join(" ");
    expect(new Set([1, 2, 3, 4, 5, 6].map(recycled)).size).toBeGreaterThan(1);
  });
});
