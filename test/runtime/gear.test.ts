import { describe, expect, test } from "vitest";
import type { Ability, Action, Card, ObjectSetup, Setup, TriggerEvent } from "../../runtime/index.ts";
import { Table } from "./support/table.ts";

const card = (name: string, type: Card["type"], abilities: readonly Ability[]): Card => ({
  name,
  type,
  supertypes: [],
  domains: [],
  tags: [],
  ...(type === "unit" ? { might: 4 } : {}),
  abilities,
});
const spell = (...actions: readonly Action[]): Card =>
  card("The Spell", "spell", [{ ability: "spell", instructions: [{ actions }] }]);
const attachTo = spell({
  do: "attach",
  step: 0,
  what: { select: "one", choice: 0, chosenAt: "finalization", of: { kind: "gear" } },
  to: { select: "one", choice: 1, chosenAt: "finalization", of: { kind: "unit", side: "friendly" } },
});
const objects: Readonly<Record<string, ObjectSetup>> = {
  soldier: { card: "Soldier", controller: "A", at: "field" },
  watcher: { card: "Watcher", controller: "A" },
  crown: { card: "Crown", controller: "A" },
  tome: { card: "Tome", controller: "A" },
};
const board: Setup = { battlefields: { field: { controller: "A" } }, objects };

/** A Watcher that gains 1 XP when this happens. */
const watcher = (event: TriggerEvent): Card =>
  card("Watcher", "unit", [
    {
      ability: "triggered",
      when: { trigger: "when", event },
      instructions: [{ actions: [{ do: "gain-xp", step: 0, amount: 1 }] }],
    },
  ]);
const plain = card("Watcher", "unit", []);
const me = { refer: "me", means: [{ is: "self" }] } as const;

describe("434. Attach", () => {
  const attach = (gear: string, unit: string, more: Card = plain, setup: Setup = board) =>
    new Table(setup, attachTo, more).play("The Spell").targetsIfAsked(gear).targetsIfAsked(unit).resolve();

  test("434.4: its location becomes that of the unit, which gets its Might bonus (137.3)", () => {
    const table = attach("crown", "soldier");
    expect(table.object("crown")).toMatchObject({ attachedTo: table.id("soldier"), exhausted: false });
    expect([table.at("crown"), table.might("soldier")]).toEqual(["field", 6]);
  });
  test("434.1.f: it leaves the unit that it was attached to", () => {
    const crown = { card: "Crown", controller: "A", attachedTo: "watcher" } as const;
    const table = attach("crown", "soldier", plain, { ...board, objects: { ...objects, crown } });
    expect([table.might("watcher"), table.might("soldier")]).toEqual([4, 6]);
  });
  test("434: gear that is no Equipment is not attached", () => {
    expect(attach("tome", "soldier").object("tome").attachedTo).toBeNull();
  });
  test("you attach an Equipment to me, or to a unit", () => {
    const toMe = watcher({ event: "you-attach", to: me });
    const xp = (table: Table) => table.resolve().state.players.A.xp;
    expect([xp(attach("crown", "watcher", toMe)), xp(attach("crown", "soldier", toMe))]).toEqual([1, 0]);
    const toAny = (side: "friendly" | "enemy") =>
      watcher({ event: "you-attach", to: { subject: "a", of: { kind: "unit", side } } });
    expect(xp(attach("crown", "soldier", toAny("friendly")))).toBe(1);
    expect(xp(attach("crown", "soldier", toAny("enemy")))).toBe(0);
  });
});

describe("435. Detach", () => {
  const detach = spell({
    do: "detach",
    step: 0,
    what: { select: "one", choice: 0, chosenAt: "finalization", of: { kind: "gear", equipment: true } },
  });

  test("435, 323.7: it is attached to nothing any more, and recalled to its base", () => {
    const crown = { card: "Crown", controller: "A", attachedTo: "soldier" } as const;
    const table = new Table({ ...board, objects: { ...objects, crown } }, detach, plain);
    expect([table.at("crown"), table.might("soldier")]).toEqual(["field", 6]);
    table.play("The Spell").resolve();
    expect(table.object("crown").attachedTo).toBeNull();
    expect([table.at("crown"), table.might("soldier")]).toEqual(["base A", 3]);
    expect(table.logged("detach").map(({ name }) => name)).toEqual(["Crown"]);
  });
  test("359.3.e.6: what is not attached is not detached", () => {
    const table = new Table(board, detach, plain).play("The Spell").resolve();
    expect(table.logged("detach")).toEqual([]);
    expect(table.logged("ignore").map(({ action }) => action)).toEqual(["detach"]);
  });
});
