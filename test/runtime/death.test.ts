import { describe, expect, test } from "vitest";
import { Table } from "./support/table.ts";

const board = {
  battlefields: { field: { controller: "B" } },
  objects: {
    dummy: { card: "Dummy", controller: "B", at: "field" },
    weak: { card: "Soldier", controller: "B", at: "field" },
    mine: { card: "Soldier", controller: "A" },
  },
  A: { deck: ["Dummy", "Dummy", "Dummy", "Dummy"] },
  B: { deck: ["Dummy", "Dummy", "Dummy", "Dummy"] },
} as const;

describe("142.4. Lethal damage", () => {
  test("142.4.b: damage equal to the Might is lethal, less is not", () => {
    const table = new Table(board).play("Bolt").targets("weak").resolve();
    expect(table.zone("weak")).toBe("trash");
    table.play("Bolt").resolve();
    expect(table.zone("dummy")).toBe("board");
  });
  test("142.4.b: a unit with 0 Might needs at least 1 damage", () => {
    const objects = {
      ...board.objects,
      nobody: { card: "Soldier", controller: "B", at: "field", might: 0 },
    } as const;
    const table = new Table({ ...board, objects }).act({ act: "heal", objects: [] });
    expect(table.zone("nobody")).toBe("board");
    table.act({ act: "deal", to: table.id("nobody"), amount: 1, by: "A" });
    expect(table.zone("nobody")).toBe("trash");
  });
  test("142.4.b: damage becomes lethal when the Might goes down", () => {
    const table = new Table(board).play("Bolt").targets("dummy").resolve();
    table.play("Weaken").answer({ ask: "pay", value: false }).targets("dummy").resolve();
    expect(table.zone("dummy")).toBe("trash");
  });
  test("142.4.c: any amount of the damage that this player has marked", () => {
    const objects = { ...board.objects, dragon: { card: "Old Dragon", controller: "A" } } as const;
    const table = new Table({ ...board, objects }).act({ act: "deal", to: "dummy:0", amount: 1, by: "B" });
    expect(table.zone("dummy")).toBe("board");
    table.act({ act: "deal", to: table.id("dummy"), amount: 1, by: "A" });
    expect(table.zone("dummy")).toBe("trash");
  });
});

describe("428.5. To whom a kill is attributed", () => {
  const withTrophy = {
    ...board,
    objects: { ...board.objects, trophy: { card: "Trophy", controller: "A" } },
  } as const;

  test("428.5.b: to the spell with the Kill instruction", () => {
    const table = new Table(withTrophy).play("Doom").targets("dummy").resolve();
    expect(table.logged("kill")[0]).toMatchObject({ by: "A", sources: [{ name: "Doom" }] });
    expect(table.logged("trigger").map(({ name }) => name)).toEqual(["Trophy"]);
  });
  test("428.5.c: to the spell that dealt damage immediately before the Cleanup", () => {
    const table = new Table(withTrophy).play("Bolt").targets("weak").resolve();
    expect(table.logged("kill")[0]).toMatchObject({ by: "A", sources: [{ name: "Bolt" }] });
    expect(table.logged("trigger").map(({ name }) => name)).toEqual(["Trophy"]);
  });
  test("428.5.c: not to a spell that dealt damage earlier", () => {
    const table = new Table(withTrophy).play("Bolt").targets("dummy").resolve();
    table.play("Weaken").answer({ ask: "pay", value: false }).targets("dummy").resolve();
    expect(table.logged("kill")[0]).toMatchObject({ by: null, sources: [] });
    expect(table.logged("trigger")).toEqual([]);
  });
  test("428.5.c: a Cleanup clears it, also for units that it did not kill", () => {
    const table = new Table(withTrophy).play("Bolt").targets("dummy").resolve();
    expect(table.state.attribution).toEqual({});
    table.act({ act: "deal", to: table.id("dummy"), amount: 2, by: "A" });
    expect(table.logged("kill")[0]).toMatchObject({ by: null });
  });
  test("411.1: each player is responsible for the unit they kill", () => {
    const table = new Table(withTrophy).play("Cull").resolve();
    table.targets("weak").resolve();
    expect(table.logged("kill").map(({ name, by }) => [name, by])).toEqual([
      ["Soldier", "B"],
      ["Soldier", "A"],
    ]);
    expect(table.logged("trigger").map(({ name }) => name)).toEqual(["Trophy"]);
  });
});

describe("367-375. What replaces a death", () => {
  const saved = (more: Readonly<Record<string, { readonly card: string; readonly controller: "A" | "B" }>>) =>
    ({ ...board, objects: { ...board.objects, ...more } }) as const;

  test("370.1.b: the unit is healed, exhausted and recalled instead", () => {
    const table = new Table(saved({ glass: { card: "Hourglass", controller: "B" } }))
      .play("Bolt")
      .targets("weak")
      .resolve();
    expect(table.object("weak")).toMatchObject({
      damage: [],
      exhausted: true,
      place: { at: "base", of: "B" },
    });
    expect(table.zone("glass")).toBe("trash");
    expect(table.logged("kill").map(({ name }) => name)).toEqual(["Hourglass"]);
  });
  test("373: of two deaths, the controller says to which it is applied first", () => {
    const table = new Table(saved({ glass: { card: "Hourglass", controller: "B" } }))
      .play("Storm")
      .targets("dummy", "weak")
      .resolve();
    expect(table.asked).toMatchObject({
      ask: "order",
      player: "B",
      options: [table.id("dummy"), table.id("weak")],
    });
    table.answer({ ask: "order", value: [table.id("weak")] }).resolve();
    expect([table.zone("weak"), table.zone("dummy")]).toEqual(["board", "trash"]);
  });
  test("372: of two effects for one death, the controller of the unit says which is applied", () => {
    const two = saved({
      glass: { card: "Hourglass", controller: "B" },
      shrine: { card: "Shrine", controller: "B" },
    });
    const table = new Table(two).play("Bolt").targets("weak").resolve();
    expect(table.asked).toMatchObject({ ask: "order", player: "B", options: ["Hourglass", "Shrine"] });
    table.answer({ ask: "order", value: ["Shrine"] }).resolve();
    expect([table.zone("weak"), table.zone("glass")]).toEqual(["banished", "board"]);
  });
  test("373.1.a: what replaces one death is done before the other unit dies", () => {
    const table = new Table(saved({ glass: { card: "Hourglass", controller: "B" } }))
      .play("Storm")
      .targets("dummy", "weak")
      .resolve();
    table.answer({ ask: "order", value: [table.id("weak")] }).resolve();
    const order = table.log.flatMap((event) =>
      event.what === "kill" || event.what === "recall" ? `${event.what} ${event.name}` : [],
    );
    expect(order).toEqual(["kill Hourglass", "recall Soldier", "kill Dummy"]);
  });
  test("359.3.e.14.b: an instruction linked to a kill that was replaced is still executed", () => {
    const table = new Table(saved({ glass: { card: "Hourglass", controller: "B" } }))
      .play("Blade")
      .targets("weak")
      .resolve();
    expect(table.zone("weak")).toBe("board");
    expect(table.state.players.B.hand).toHaveLength(2);
  });
  test("808.1.d.1: a Deathknell does not trigger when the death was replaced", () => {
    const objects = {
      ...board.objects,
      sentry: { card: "Sentry", controller: "B", at: "field" },
      glass: { card: "Hourglass", controller: "B" },
    } as const;
    const table = new Table({ ...board, objects }).play("Doom").targets("sentry").resolve();
    expect(table.logged("trigger")).toEqual([]);
  });
});

describe("383. Triggers on deaths", () => {
  const mourned = {
    ...board,
    objects: {
      ...board.objects,
      sentry: { card: "Sentry", controller: "B", at: "field" },
      mourner: { card: "Mourner", controller: "B" },
      herald: { card: "Herald", controller: "B" },
    },
  } as const;

  test("323.4: what triggers on its own death goes on the chain before what sees the death", () => {
    const table = new Table(mourned).play("Doom").targets("sentry").resolve();
    table.answer({ ask: "order", value: ["Mourner", "Herald"] });
    expect(table.logged("trigger").map(({ name }) => name)).toEqual(["Sentry", "Mourner", "Herald"]);
    table.resolve();
    expect(table.state.players.B.hand).toHaveLength(3);
  });
  test("383.1.b: the first time each turn, once", () => {
    const table = new Table(mourned).play("Doom").targets("dummy").resolve();
    table.answer({ ask: "order", value: ["Mourner", "Herald"] }).resolve();
    table.play("Doom").targets("weak").resolve();
    expect(table.logged("trigger").map(({ name }) => name)).toEqual(["Mourner", "Herald", "Mourner"]);
  });
  test("383.2.c.2: a unit that dies at the same time does not see the other death", () => {
    const objects = { ...board.objects, mourner: { card: "Mourner", controller: "B", at: "field" } } as const;
    const table = new Table({ ...board, objects }).play("Storm").targets("mourner", "weak").resolve();
    expect(table.logged("kill")).toHaveLength(2);
    expect(table.logged("trigger")).toEqual([]);
  });
});
