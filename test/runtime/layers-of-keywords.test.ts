import { describe, expect, test } from "vitest";
import { keywordsOf } from "../../runtime/index.ts";
import { spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";
import { cards, mine, table, registry } from "./support/keyword-cards.ts";

describe("473-480. Layers", () => {
  test("474, 475, 475.1, 476, 476.1, 476.2: what depends on a later layer is applied when it is true, once", () => {
    const proud = unitOf("Proud One", 4, "While I'm [Mighty], I have [Shield].");
    const now = new Table(
      {
        battlefields: { field: { controller: "B" } },
        objects: { x: mine, p: { card: "Proud One", controller: "B", at: "field", buffed: true } },
      },
      proud,
    ).attack("field", "x");
    expect(now.might("p")).toBe(6);
  });
  test("476.3, 477.2, 477.2.a, 477.2.b: and not any more when it is not", () => {
    const now = table({ objects: { d: { ...mine, card: "Doctor" }, x: mine } });
    expect(keywordsOf(now.state, registry, now.object("x"))).toEqual(["Shield"]);
    now.act({ act: "kill", objects: [now.id("d")] });
    expect(keywordsOf(now.state, registry, now.object("x"))).toEqual([]);
  });
  test("477, 477.1, 477.1.a.1, 477.3, 477.3.a, 477.3.e, 477.3.e.1, 477.3.e.1.a: first what its Might is, then what is added", () => {
    const now = table({ objects: { x: { ...mine, might: 4, buffed: true } } });
    expect(now.might("x")).toBe(5);
  });
  test("477.3.b, 477.3.e.2, 477.3.e.2.a, 477.3.e.2.b: a limited decrease keeps what it was", () => {
    const weaken = spellOf("Sap", "Give a unit -4 [M] this turn, to a minimum of 1 [M].");
    const now = new Table({ objects: { x: { ...mine, might: 2 } } }, weaken, ...cards)
      .play("Sap")
      .targetsIfAsked("x")
      .resolve();
    expect(now.might("x")).toBe(1);
    now.state = { ...now.state, objects: now.state.objects.map((object) => ({ ...object, buffed: true })) };
    expect(now.might("x")).toBe(2);
  });
});
