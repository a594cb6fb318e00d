import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { spellOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const cards = [
  spellOf("Ward of Three", "Choose a unit. Prevent the next 3 damage that would be dealt to it this turn."),
  spellOf("Ward of Two", "Choose a unit. Prevent the next 2 damage that would be dealt to it this turn."),
  spellOf("Trap", "Choose a unit. Double all damage that would be dealt to it this turn."),
];
const theirs = { card: "Dummy", controller: "B", at: "field", might: 2 } as const;
const attacked = (
  might: number,
  spells: readonly (readonly [name: string, on: string])[],
  more: Setup["objects"],
) => {
  const now = new Table(
    {
      battlefields: { field: { controller: "B" } },
      objects: { x: { card: "Dummy", controller: "A", might }, ...more },
    },
    ...cards,
  );
  for (const [name, on] of spells) now.play(name).targets(on).resolve();
  return now.attack("field", "x").fight();
};
const amounts = (now: Table): readonly number[] =>
  now.logged("damage").flatMap(({ amount, by }) => (by === "A" ? [amount] : []));
const assign = (now: Table, amountsOf: Readonly<Record<string, number>>): Table =>
  now
    .answer({
      ask: "assign",
      value: Object.fromEntries(Object.entries(amountsOf).map(([key, amount]) => [now.id(key), amount])),
    })
    .fight();

describe("465.2.c.5. What changes damage applies as it is assigned", () => {
  test("with a shield of 3 a unit with 2 Might has to be assigned 5", () => {
    const now = attacked(6, [["Ward of Three", "y"]], { y: theirs, z: theirs });
    expect(now.asked).toMatchObject({ ask: "assign", rules: [{ lethal: 5 }, { lethal: 2 }] });
    assign(now, { y: 5, z: 1 });
    expect([now.zone("y"), amounts(now)]).toEqual(["trash", [2, 1]]);
  });
  test("2 to one unit and 1, which is doubled once, to another", () => {
    const now = attacked(3, [["Trap", "z"]], { y: theirs, z: theirs });
    expect([now.zone("y"), now.zone("z"), amounts(now)]).toEqual(["trash", "trash", [2, 2]]);
  });
  test.each<[string, readonly string[], number, number]>([
    ["prevented first", ["Ward of Two", "Trap"], 3, 2],
    ["doubled first", ["Trap", "Ward of Two"], 2, 4],
  ])("372: %s, as the controller of the unit says before it is assigned", (_, value, lethal, dealt) => {
    const spells = [
      ["Ward of Two", "y"],
      ["Trap", "y"],
    ] as const;
    const now = attacked(3, spells, { y: theirs, z: theirs });
    expect(now.asked).toMatchObject({ ask: "order", player: "B" });
    now.answer({ ask: "order", value });
    expect(now.asked).toMatchObject({ ask: "assign", rules: [{ lethal }, { lethal: 2 }] });
    assign(now, lethal === 3 ? { y: 3 } : { y: 2, z: 1 });
    expect([amounts(now)[0], now.asked]).toEqual([lethal === 3 ? dealt : 2, undefined]);
    const alone = attacked(3, spells, { y: theirs }).answer({ ask: "order", value });
    expect(amounts(alone.fight())).toEqual([dealt]);
  });
});
