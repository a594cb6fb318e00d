import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { fromText, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const cards = [
  fromText("High Ground", "battlefield", "Units you control here have their Might increased to 5 [M]."),
  unitOf("Cart Horse", 4, ""),
  unitOf("Coach", 2, "Your other units have +3 [M], to a maximum of 6 [M]."),
  unitOf("Gloom", 2, "Enemy units have -2 [M], to a minimum of 1 [M]."),
  spellOf("Focus", "Give a unit +2 [M] this turn."),
  spellOf("Measured Help", "Give a unit +2 [M] this turn, to a maximum of 5 [M]."),
  spellOf("Weaken", "Give a unit -2 [M] this turn."),
];
const table = (setup: Setup = {}): Table =>
  new Table(
    { battlefields: { field: { card: "High Ground", controller: "A" }, hill: {} }, ...setup },
    ...cards,
  );
const horse = { card: "Cart Horse", controller: "A" } as const;
const use = (now: Table, name: string): Table => now.play(name).targetsIfAsked("horse").resolve();

describe("477-480. Increases and decreases of Might", () => {
  test("478.1.c, 479.2: what raises Might to an amount depends on what adds to it, whichever came first", () => {
    const now = table({ objects: { horse: { ...horse, at: "field" } } });
    expect(now.might("horse")).toBe(5);
    expect(use(now, "Focus").might("horse")).toBe(6);
  });
  test("477.3.e.1.a, 477.3.e.2.a: increases come first, then decreases", () => {
    const now = table({ objects: { horse: { ...horse, at: "field" } } });
    expect(use(now, "Weaken").might("horse")).toBe(3);
  });
  test("477.3.e.1.b, 480.3: a limit that is not of a passive ability is remembered as it was applied", () => {
    const objects = { horse };
    const now = use(table({ objects }), "Measured Help");
    expect(now.might("horse")).toBe(5);
    expect(use(now, "Focus").might("horse")).toBe(7);
    const other = use(use(table({ objects }), "Focus"), "Measured Help");
    expect(other.might("horse")).toBe(6);
  });
  test("479, 479.1: the limit of a passive ability is looked at all the time", () => {
    const now = table({ objects: { horse, coach: { card: "Coach", controller: "A" } } });
    expect(now.might("horse")).toBe(6);
    expect(use(now, "Focus").might("horse")).toBe(6);
    expect(use(now, "Focus").might("horse")).toBe(8);
  });
  test("477.3.e.2.b: a decrease does not go below its minimum, nor raise what is below it", () => {
    const now = table({ objects: { horse, gloom: { card: "Gloom", controller: "B" } } });
    expect(now.might("horse")).toBe(2);
    expect(use(now, "Weaken").might("horse")).toBe(1);
    expect(use(now, "Weaken").might("horse")).toBe(0);
  });
});
