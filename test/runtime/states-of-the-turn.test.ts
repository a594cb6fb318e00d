import { describe, expect, test } from "vitest";
import type { ObjectSetup } from "../../runtime/index.ts";
import { gearOf, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

/** One of each timing: without a keyword, with [Action], with [Reaction]; as cards and as activated abilities. */
const cards = [
  spellOf("Plain Word", "Draw 1."),
  spellOf("Action Word", "[Action]\nDraw 1."),
  spellOf("Reaction Word", "[Reaction]\nDraw 1."),
  gearOf("Plain Wheel", "[E]: Draw 1."),
  gearOf("Action Wheel", "[Action][>] [E]: Draw 1."),
  gearOf("Reaction Wheel", "[Reaction][>] [E]: Draw 1."),
  unitOf("Late Guest", 2, ""),
];
const spells = ["Plain Word", "Action Word", "Reaction Word"];
const wheels = ["Plain Wheel", "Action Wheel", "Reaction Wheel"];

const objects: Readonly<Record<string, ObjectSetup>> = {
  ...Object.fromEntries(
    (["A", "B"] as const).flatMap((controller) =>
      wheels.map((card) => [`${controller} ${card}`, { card, controller }] as const),
    ),
  ),
  runner: { card: "Soldier", controller: "A" },
  foe: { card: "Soldier", controller: "B", at: "hill" },
};
const deck = ["Dummy", "Dummy", "Dummy", "Dummy"];
const start = (): Table =>
  new Table(
    { battlefields: { field: {}, hill: { controller: "B" } }, objects, A: { deck }, B: { deck } },
    ...cards,
  );

/** Brings the table into the state, where `holder` may act. */
const states = {
  "310.1: Neutral Open": () => start(),
  "310.2: Neutral Closed": () => start().play("Plain Word"),
  "310.3: Showdown Open": () => start().attack("field", "runner"),
  "310.4: Showdown Closed": () => start().attack("field", "runner").play("Action Word"),
} as const;

const may = (state: () => Table, act: (table: Table) => Table): boolean => act(state()).refused === undefined;

describe("307-310. States of the turn", () => {
  // 308.1, 308.2, 309.1, 309.2, 331.1, 331.2, 343.1, 343.2. What is allowed depends on both.
  test.each([
    ["310.1: Neutral Open", [true, true, true]],
    ["310.2: Neutral Closed", [false, false, true]],
    ["310.3: Showdown Open", [false, true, true]],
    ["310.4: Showdown Closed", [false, false, true]],
  ] as const)("%s: without a keyword, with Action, with Reaction: %j", (state, allowed) => {
    const table = states[state];
    // 308.1.a, 309.1.a, 331.1.a, 338.1.a.1, 338.1.a.2, 343.1.a, 806.1.b, 806.1.c.1, 813.1.b, 813.1.c.1, 813.2
    expect(spells.map((name) => may(table, (now) => now.play(name, "A")))).toEqual(allowed);
    // 331.1.b, 343.1.b, 806.1.a, 806.1.c.2, 813.1.a, 813.1.c.2
    expect(wheels.map((name) => may(table, (now) => now.activate(`A ${name}`)))).toEqual(allowed);
  });

  test("310.1.a, 316.5.b: in a Neutral Open State only the Turn Player plays and activates", () => {
    expect(spells.map((name) => may(start, (now) => now.play(name, "B")))).toEqual([false, false, false]);
    expect(wheels.map((name) => may(start, (now) => now.activate(`B ${name}`)))).toEqual([
      false,
      false,
      false,
    ]);
  });
  test("806.1.b, 813.1.c: on the turn of another player, as soon as Focus or Priority comes", () => {
    const focus = (): Table => start().attack("field", "runner").act({ act: "pass", player: "A" });
    expect(spells.map((name) => may(focus, (now) => now.play(name, "B")))).toEqual([false, true, true]);
    const priority = (): Table => start().play("Plain Word").act({ act: "pass", player: "A" });
    expect(wheels.map((name) => may(priority, (now) => now.activate(`B ${name}`)))).toEqual([
      false,
      false,
      true,
    ]);
  });
  test("806.2, 806.3, 813.3: the keywords are permission and nothing else", () => {
    for (const name of spells) {
      const table = start().play(name).resolve();
      expect(table.state.players.A.hand).toHaveLength(1);
    }
  });
  test("316.5.a, 410.1.b: as many discretionary actions as the player likes", () => {
    const table = start()
      .play("Plain Word")
      .resolve()
      .play("Action Word")
      .resolve()
      .activate("A Plain Wheel");
    expect(table.refused).toBeUndefined();
    expect(table.resolve().state.players.A.hand).toHaveLength(3);
  });
  test("143, 331.1.a: a permanent needs an Open State too", () => {
    expect(may(states["310.2: Neutral Closed"], (now) => now.play("Late Guest"))).toBe(false);
    expect(may(states["310.3: Showdown Open"], (now) => now.play("Late Guest"))).toBe(false);
  });
});

describe("311-313. Priority and Focus", () => {
  const priority = (table: Table): string | null => table.state.priority;
  const focus = (table: Table): string | undefined => table.state.showdown?.focus;
  const pass = (table: Table, player: "A" | "B"): Table => table.act({ act: "pass", player });

  test("312.1, 312.1.a, 312.1.b: who has no Priority can do nothing, not even pass", () => {
    const table = start().play("Plain Word");
    expect(priority(table)).toBe("A");
    expect(may(states["310.2: Neutral Closed"], (now) => now.play("Reaction Word", "B"))).toBe(false);
    expect(pass(table, "B").refused).toBeDefined();
  });
  test("312.1.b.1: choices for an instruction are made without Priority", () => {
    const exile = spellOf("Hard Choice", "Each player kills a unit they control.");
    const table = new Table(
      { objects: { a: { card: "Dummy", controller: "A" }, b: { card: "Dummy", controller: "B" } } },
      exile,
    );
    table.play("Hard Choice").resolve();
    expect([table.zone("a"), table.zone("b")]).toEqual(["trash", "trash"]);
  });
  test("312.2.c, 337.4: as the last pending item is finalized, the controller of the newest item has Priority", () => {
    const table = pass(start().play("Plain Word"), "A").play("Reaction Word", "B");
    expect(priority(table)).toBe("B");
  });
  test("312.2.d, 312.3, 338.1.b.1, 339.2: who passes gives Priority to the next player in turn order", () => {
    const table = pass(start().play("Plain Word"), "A");
    expect(priority(table)).toBe("B");
    expect(
      may(
        () => table,
        (now) => now.play("Reaction Word", "A"),
      ),
    ).toBe(false);
  });
  test("312.2.a, 335: with nothing on the chain the Turn Player may act again", () => {
    expect(start().play("Plain Word").resolve().play("Plain Word").refused).toBeUndefined();
  });
  test("312.2.b, 313.1, 313.2: Focus is permission to act in a Showdown Open State", () => {
    const table = pass(start().attack("field", "runner"), "A");
    expect(focus(table)).toBe("B");
    expect(
      may(
        () => table,
        (now) => now.play("Action Word", "A"),
      ),
    ).toBe(false);
    expect(table.play("Action Word", "B").refused).toBeUndefined();
  });
  test("313.1.a: with Focus too, a card needs Action or Reaction", () => {
    expect(may(states["310.3: Showdown Open"], (now) => now.play("Plain Word"))).toBe(false);
  });
  test("313.3, 313.4: who passes Priority keeps Focus, and without Priority cannot use it", () => {
    const table = pass(start().attack("field", "runner").play("Action Word"), "A");
    expect([focus(table), priority(table)]).toEqual(["A", "B"]);
    expect(
      may(
        () => table,
        (now) => now.play("Reaction Word", "A"),
      ),
    ).toBe(false);
  });
  test("313.5: in a Neutral State nobody has Focus", () => {
    expect(focus(start())).toBeUndefined();
    expect(focus(start().attack("field", "runner").fight())).toBeUndefined();
  });
});
