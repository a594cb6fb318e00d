import { describe, expect, test } from "vitest";
import type { Ability, Card, Condition, ObjectSetup, Setup, UnitFilter, Value } from "../../runtime/index.ts";
import { Table } from "./support/table.ts";

const me = { refer: "me", means: [{ is: "self" }] } as const;
const speaker = (...abilities: readonly Ability[]): Card => ({
  name: "Speaker",
  type: "unit",
  supertypes: [],
  domains: [],
  tags: ["Mech"],
  might: 4,
  abilities,
});
const objects: Readonly<Record<string, ObjectSetup>> = {
  speaker: { card: "Speaker", controller: "A", at: "field" },
  foe: { card: "Soldier", controller: "B", at: "field" },
};
const board: Setup = { battlefields: { field: { controller: "A" }, hill: {} }, objects };

/** Whether a Speaker of A that has +10 Might while this is true has it. */
function isTrue(
  condition: Condition,
  more: Readonly<Record<string, ObjectSetup>> = {},
  setup: Setup = {},
  act?: (table: Table) => Table,
): boolean {
  const passive = { passive: "have", who: me, gift: { gift: "might", amount: 10 } } as const;
  const card = speaker({ ability: "passive", while: condition, passive });
  const table = new Table({ ...board, ...setup, objects: { ...objects, ...more } }, card);
  return (act?.(table) ?? table).might("speaker") >= 14;
}
const enemy: UnitFilter = { kind: "unit", side: "enemy" };
const friendly: UnitFilter = { kind: "unit", side: "friendly" };
const thereIs = (of: UnitFilter): Condition => ({ if: "controls", what: { quantity: "a", of } });

describe("conditions", () => {
  test("how many cards are in hand", () => {
    const cards = (or: "more" | "fewer"): Condition => ({
      if: "player-has",
      who: "you",
      what: {
        quantity: "many",
        count: 1,
        or,
        of: { have: "cards", type: "card", where: { held: "hand" } },
      },
    });
    expect(isTrue(cards("fewer"), {}, { A: { hand: ["Bolt"] } })).toBe(true);
    expect(isTrue(cards("fewer"), {}, { A: { hand: ["Bolt", "Bolt"] } })).toBe(false);
    expect(isTrue(cards("more"), {}, { A: { hand: ["Bolt", "Bolt"] } })).toBe(true);
  });
  test("what somebody controls", () => {
    const another = {
      if: "controls",
      who: "you",
      what: { quantity: "another", of: { kind: "unit", tags: [{ tag: "Mech" }] } },
    } as const;
    expect(isTrue(another)).toBe(false);
    expect(isTrue(another, { twin: { card: "Mech", controller: "A" } })).toBe(true);
    expect(isTrue(another, { twin: { card: "Mech", controller: "B" } })).toBe(false);
    const gear = {
      if: "controls",
      who: "you",
      what: { quantity: "many", count: 2, or: "more", of: { kind: "gear" } },
    } as const;
    expect(isTrue(gear, { one: { card: "Tome", controller: "A" } })).toBe(false);
    expect(
      isTrue(gear, { one: { card: "Tome", controller: "A" }, two: { card: "Tome", controller: "A" } }),
    ).toBe(true);
    const battlefield = {
      if: "controls",
      who: "an-opponent",
      what: { quantity: "a", of: { kind: "battlefield" } },
    } as const;
    expect(isTrue(battlefield)).toBe(false);
    expect(isTrue(battlefield, {}, { battlefields: { field: { controller: "B" } } })).toBe(true);
  });
  test("how near an opponent is to the Victory Score", () => {
    const condition = { if: "near-victory", whose: "opponents", points: 3 } as const;
    expect(isTrue(condition, {}, { B: { points: 5 } })).toBe(true);
    expect(isTrue(condition, {}, { B: { points: 4 } })).toBe(false);
  });
  test("what has happened this turn", () => {
    const died = { if: "has-happened", who: { quantity: "a", of: enemy }, what: "died" } as const;
    const kill = (key: string) => (table: Table) => table.act({ act: "kill", objects: [table.id(key)] });
    expect(isTrue(died)).toBe(false);
    expect(isTrue(died, {}, {}, kill("foe"))).toBe(true);
    expect(isTrue(died, { friend: { card: "Soldier", controller: "A" } }, {}, kill("friend"))).toBe(false);
    expect(isTrue(died, {}, {}, (table) => kill("foe")(table).endTurn())).toBe(false);
    const played = {
      if: "has-done",
      who: "you",
      did: {
        did: "cards",
        done: "played",
        what: { quantity: "another", of: { kind: "card", type: "card" } },
      },
    } as const;
    expect(isTrue(played)).toBe(false);
    expect(isTrue(played, {}, {}, (table) => table.play("Mend").targets("foe"))).toBe(true);
  });
  test("where it is, and in which state", () => {
    expect(isTrue({ if: "is", who: me, what: { be: "at", where: { at: "a-battlefield" } } })).toBe(true);
    expect(isTrue({ if: "is", who: me, what: { be: "at", where: { at: "your-base" } } })).toBe(false);
    const home = { speaker: { card: "Speaker", controller: "A" } } as const;
    expect(isTrue({ if: "is", who: me, what: { be: "at", where: { at: "your-base" } } }, home)).toBe(true);
    expect(isTrue({ if: "is", who: me, what: { be: "at", where: { at: "a-base" } } }, home)).toBe(true);
    expect(isTrue({ if: "is", who: me, what: { be: "at", where: { at: "my-battlefield" } } }, home)).toBe(
      false,
    );
    for (const state of ["buffed", "stunned", "exhausted", "empowered"] as const) {
      expect(isTrue({ if: "is", who: me, what: { be: "state", state } })).toBe(false);
      expect(
        isTrue(
          { if: "is", who: me, what: { be: "state", state } },
          { speaker: { card: "Speaker", controller: "A", at: "field", [state]: true } },
        ),
      ).toBe(true);
    }
    expect(isTrue({ if: "is", who: me, what: { be: "state", state: "ready" } })).toBe(true);
    expect(
      isTrue(
        { if: "is", who: me, what: { be: "state", state: "damaged" } },
        { speaker: { card: "Speaker", controller: "A", damage: 1 } },
      ),
    ).toBe(true);
    expect(
      isTrue(
        { if: "is", who: me, what: { be: "state", state: "equipped" } },
        { crown: { card: "Crown", controller: "A", attachedTo: "speaker" } },
      ),
    ).toBe(true);
    expect(
      isTrue(
        { if: "is", who: me, what: { be: "state", state: "equipped" } },
        { book: { card: "Tome", controller: "A", attachedTo: "speaker" } },
      ),
    ).toBe(false);
  });
  test("740.2.a: attacking or defending alone", () => {
    const attack =
      (...keys: readonly string[]) =>
      (table: Table) =>
        table.attack("field", ...keys);
    const home = {
      speaker: { card: "Speaker", controller: "A" },
      friend: { card: "Soldier", controller: "A" },
    } as const;
    const setup = { battlefields: { field: { controller: "B" } } } as const;
    const alone = {
      if: "is",
      who: me,
      what: { be: "fighting", how: "attacking-or-defending", company: "alone" },
    } as const;
    expect(isTrue(alone, home, setup, attack("speaker"))).toBe(true);
    expect(isTrue(alone, home, setup, attack("speaker", "friend"))).toBe(false);
    expect(isTrue(alone, home, setup)).toBe(false);
  });
});

describe("filters", () => {
  test("355.9.b: every word narrows", () => {
    expect(isTrue(thereIs({ ...enemy, where: { at: "here" } }))).toBe(true);
    expect(isTrue(thereIs({ ...enemy, where: { at: "a-base" } }))).toBe(false);
    expect(isTrue(thereIs({ ...friendly, other: true }))).toBe(false);
    expect(isTrue(thereIs({ ...enemy, youControl: true }))).toBe(false);
    expect(isTrue(thereIs({ kind: "unit", yours: true }))).toBe(true);
    expect(isTrue(thereIs({ ...enemy, mighty: true }))).toBe(false);
    expect(isTrue(thereIs({ ...enemy, mighty: true }), { foe: { card: "Dummy", controller: "B" } })).toBe(
      true,
    );
    expect(isTrue(thereIs({ ...friendly, without: "Mech" }))).toBe(false);
    expect(isTrue(thereIs({ ...enemy, state: "token" }))).toBe(false);
    expect(
      isTrue(thereIs({ ...enemy, state: "token" }), {
        recruit: { card: "Recruit", controller: "B", token: true },
      }),
    ).toBe(true);
  });
  test("qualities", () => {
    const might = (amount: number, or: "less" | "more"): Condition =>
      thereIs({ ...enemy, quality: { with: "might", amount, or } });
    expect(
      [might(3, "less"), might(2, "less"), might(3, "more"), might(4, "more")].map((each) => isTrue(each)),
    ).toEqual([true, false, true, false]);
    const hidden = thereIs({ ...enemy, quality: { with: "keyword", keyword: "Tank" } });
    expect(isTrue(hidden)).toBe(false);
    expect(isTrue(hidden, { guard: { card: "Guard", controller: "B" } })).toBe(true);
    const cost = (energy: number): Condition =>
      thereIs({ ...enemy, quality: { with: "cost", energy: { energy, power: [] }, or: "less" } });
    const swift = { foe: { card: "Swift", controller: "B" } } as const;
    expect([isTrue(cost(2), swift), isTrue(cost(1), swift)]).toEqual([true, false]);
  });
});

describe("amounts", () => {
  /** How much A's unit with "When I attack, deal … to an enemy unit" deals. */
  function dealt(amount: Value, more: Readonly<Record<string, ObjectSetup>> = {}): number | undefined {
    const target = { select: "one", choice: 0, chosenAt: "finalization", of: enemy } as const;
    const card = speaker({
      ability: "activated",
      cost: [{ cost: "exhaust-this" }],
      instructions: [{ actions: [{ do: "deal", step: 0, amount, to: target }] }],
    });
    const table = new Table({ ...board, objects: { ...objects, ...more } }, card)
      .activate("speaker")
      .targetsIfAsked("foe")
      .resolve();
    return table.logged("damage")[0]?.amount;
  }
  test("143.2.b: a negative Might deals nothing", () => {
    expect(dealt({ value: "property", of: me, property: { property: "might" } })).toBe(4);
    expect(
      dealt(
        { value: "property", of: me, property: { property: "might" } },
        { speaker: { card: "Speaker", controller: "A", might: -3 } },
      ),
    ).toBeUndefined();
  });
  test("359.3.e.12: the Might of a unit that is not there is no number", () => {
    const card = speaker({
      ability: "activated",
      cost: [{ cost: "exhaust-this" }],
      instructions: [
        {
          actions: [
            {
              do: "deal",
              step: 0,
              amount: { value: "property", of: me, property: { property: "might" } },
              to: { select: "every", of: enemy },
            },
          ],
        },
      ],
    });
    const table = new Table(board, card)
      .activate("speaker")
      .act({ act: "kill", objects: ["speaker:0"] })
      .resolve();
    expect(table.logged("damage")).toEqual([]);
  });
});

describe("355.11. What a group of targets fulfils together", () => {
  const units = Object.fromEntries(
    ["a", "b", "c"].map((key, index) => [
      key,
      { card: "Soldier", controller: "B", at: index === 2 ? "hill" : "field", might: index + 1 } as const,
    ]),
  );
  const foxFire: Card = {
    ...speaker(),
    name: "Fox",
    type: "spell",
    abilities: [
      {
        ability: "spell",
        instructions: [
          {
            actions: [
              {
                do: "kill",
                step: 0,
                what: {
                  select: "any-number",
                  choice: 0,
                  chosenAt: "finalization",
                  totalMight: 3,
                  of: { kind: "unit", where: { at: "a-battlefield" } },
                },
              },
            ],
          },
        ],
      },
    ],
  };
  const cast = (...keys: readonly string[]) =>
    new Table({ ...board, objects: units }, foxFire).play("Fox").targets(...keys);

  test("355.11.a: the sum of the Mights, and one battlefield", () => {
    expect(() => cast("a", "c")).toThrow("355.11");
    expect(() => cast("b", "c")).toThrow("355.11");
    expect(cast("a", "b").resolve().logged("kill")).toHaveLength(2);
  });
  test("355.11.b: if they do not any more, the controller keeps some of them", () => {
    const table = cast("a", "b").act({ act: "pass", player: "A" }).play("Rally", "B").targets("a").resolve();
    expect(table.asked).toMatchObject({
      ask: "targets",
      player: "A",
      options: [table.id("a"), table.id("b")],
    });
    table.targets("b").resolve();
    expect([table.zone("a"), table.zone("b")]).toEqual(["board", "trash"]);
  });
});
