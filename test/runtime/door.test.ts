import { describe, expect, test } from "vitest";
import type { AnswerOf, Request, Setup } from "../../runtime/index.ts";
import { answer, createState, misfit, submit } from "../../runtime/index.ts";
import { cards } from "./support/cards.ts";
import { Table } from "./support/table.ts";

const board: Setup = {
  battlefields: { field: { controller: "B" }, gate: { card: "Gate", controller: "B" } },
  objects: {
    mine: { card: "Soldier", controller: "A" },
    theirs: { card: "Soldier", controller: "B", at: "field" },
    other: { card: "Soldier", controller: "B", at: "gate" },
  },
};
/** What a program may hand over without the help of the types. */
function fromOutside(text: string): never {
  const fitsAnywhere = (given: unknown): given is never => given !== undefined;
  const value: unknown = JSON.parse(text);
  if (fitsAnywhere(value)) return value;
  throw new Error(text);
}
const nonsense: readonly never[] = [
  "null",
  "1",
  '"deal"',
  "[]",
  "{}",
  '{"ask":"targets"}',
  '{"ask":"targets","value":null}',
  '{"ask":"targets","value":[null]}',
  '{"ask":"targets","value":"one"}',
  '{"ask":"targets","value":{"length":1}}',
  '{"ask":"split","value":null}',
  '{"ask":"split","value":{"mine:0":"1"}}',
  '{"ask":"assign","value":[1]}',
  '{"ask":"order","value":null}',
  '{"ask":"order","value":[1]}',
  '{"ask":"mode","value":1}',
  '{"ask":"player","value":"C"}',
  '{"ask":"number","value":"1"}',
  '{"ask":"number","value":null}',
  '{"ask":"toString","value":[]}',
  '{"act":"fly"}',
  '{"act":"toString"}',
  '{"act":"play"}',
  '{"act":"play","player":"A","object":"x","from":"sleeve"}',
  '{"act":"play","player":"A","object":"constructor","from":"hand"}',
  '{"act":"activate","player":"A","object":"mine:0","ability":0.5}',
  '{"act":"standard-move","player":"A","units":null,"to":"field"}',
  '{"act":"standard-move","player":"C","units":["mine:0"],"to":"field"}',
  '{"act":"hide","player":"A","object":"mine:0","at":"toString"}',
  '{"act":"pass"}',
  '{"act":"start-turn","player":"C"}',
  '{"act":"deal","to":"mine:0","amount":"3","by":"A"}',
  '{"act":"deal","to":"mine:0","amount":null,"by":"A"}',
  '{"act":"deal","to":"mine:0","amount":1}',
  '{"act":"kill"}',
  '{"act":"kill","objects":[null]}',
  '{"act":"heal","objects":"mine:0"}',
  '{"act":"draw","player":"A","count":-1}',
  '{"act":"move","objects":["mine:0"]}',
].map(fromOutside);

const questions: readonly Request[] = (
  [
    { ask: "targets", options: ["mine:0"], min: 1, max: 1 },
    { ask: "cards", options: ["mine:0"], names: ["Soldier"], min: 1, max: 1 },
    { ask: "split", options: ["mine:0"], total: 2 },
    { ask: "assign", options: ["mine:0"], total: 2, rules: [{ lethal: 2, first: false, last: false }] },
    { ask: "may", options: [false, true] },
    { ask: "pay", options: ["Repeat", false] },
    { ask: "mode", options: [1, 2], min: 1, max: 1 },
    { ask: "to", options: ["field"] },
    { ask: "player", options: ["A"] },
    { ask: "number", min: 0, max: 2 },
    { ask: "name" },
    { ask: "order", options: ["One", "Two"] },
  ] as const
).map((question) => ({ player: "A", why: "a test", ...question }));

describe("what is no answer or act is refused with a reason, and nothing is thrown", () => {
  test("by every question", () => {
    for (const question of questions)
      for (const given of nonsense) expect(misfit(question, given)).toEqual(expect.any(String));
  });
  test("answer and submit change nothing", () => {
    const state = createState(board, cards);
    const asking = new Table({ ...board, A: { hand: ["Bolt"] } }).play("Bolt").state;
    expect(asking.waiting).not.toBeNull();
    for (const given of nonsense) {
      const submitted = submit(state, cards, given);
      expect(submitted.refused).toEqual(expect.any(String));
      expect(submitted.events).toEqual([]);
      const outcome = answer(asking, cards, given);
      expect(outcome.refused).toEqual(expect.any(String));
      expect(outcome.state).toBe(asking);
    }
  });
  test("417.1.e: damage is a whole number, and never less than none", () => {
    const state = createState(board, cards);
    for (const amount of [Number.NaN, 1.5, -1, Number.POSITIVE_INFINITY])
      expect(submit(state, cards, { act: "deal", to: "mine:0", amount, by: "A" }).refused).toContain(
        "417.1.e",
      );
  });
});

test("a setup with numbers beyond reason is told, and makes no game", () => {
  const setups: readonly Setup[] = [
    { A: { runes: { ready: 1_000_000_000 } } },
    { B: { runes: { exhausted: 1.5 } } },
    { A: { runeDeck: Number.POSITIVE_INFINITY } },
    { A: { energy: -1 } },
    { A: { power: { fury: Number.NaN } } },
    { A: { points: 1e308 } },
    { objects: { one: { card: "Soldier", controller: "A", damage: 1e308 } } },
    { objects: { one: { card: "Soldier", controller: "A", might: 0.5 } } },
  ];
  for (const setup of setups) expect(() => createState(setup, cards)).toThrow("The game cannot be set up");
});

describe("372, 373, 383.3.d. An order", () => {
  const asked = { ask: "order", player: "A", why: "a test", options: ["One", "Two"] } as const;
  const order = (...value: readonly string[]): AnswerOf<"order"> => ({ ask: "order", value });
  test("holds each option once", () => {
    expect(misfit(asked, order("Two", "One"))).toBeNull();
    expect(misfit(asked, order("Two"))).not.toBeNull();
    expect(misfit(asked, order())).not.toBeNull();
    expect(misfit(asked, order("Two", "Two"))).not.toBeNull();
    expect(misfit(asked, order("Two", "Three"))).not.toBeNull();
    // What comes after the first is asked again.
    expect(misfit({ ...asked, first: true }, order("Two"))).toBeNull();
    expect(misfit({ ...asked, first: true }, order())).not.toBeNull();
  });
});

describe("465.2.c. Assignments to many units", () => {
  const both = { lethal: 2, first: true, last: true };
  const asked = (count: number, total: number): Request & { readonly ask: "assign" } => ({
    ask: "assign",
    player: "A",
    why: "a test",
    total,
    options: ["plain", ...Array.from({ length: count }, (_, index) => `both ${index}`)],
    rules: [{ lethal: 2, first: false, last: false }, ...Array.from({ length: count }, () => both)],
  });
  const give = (value: Readonly<Record<string, number>>) => ({ ask: "assign", value }) as const;
  test("465.2.c.9: with Tank and Backline each unit is dealt with by itself, however many there are", () => {
    const many = asked(500, 5);
    expect(misfit(many, give({ "both 0": 2, "both 1": 2, "both 2": 1 }))).toBeNull();
    expect(misfit(many, give({ "both 0": 2, plain: 2, "both 1": 1 }))).toBeNull();
    expect(misfit(many, give({ "both 0": 2, plain: 1, "both 1": 2 }))).toBeNull();
  });
  test("465.2.c.8: not in between", () => {
    const request = {
      ...asked(1, 3),
      options: ["x", "y", "both"],
      rules: [{ lethal: 2, first: false, last: false }, { lethal: 2, first: false, last: false }, both],
    };
    expect(misfit(request, give({ x: 2, both: 1 }))).toContain("465.2.c.6");
    expect(misfit(request, give({ x: 2, y: 1 }))).toBeNull();
    expect(misfit(request, give({ both: 2, y: 1 }))).toBeNull();
  });
});

describe("197. Places and names are those of the game", () => {
  const words = ["toString", "constructor", "__proto__", "hasOwnProperty", "nowhere"];
  test("for a standard move and for an effect's move", () => {
    for (const to of words) {
      const table = new Table(board);
      expect(table.attack(to, "mine").refused).toContain("144");
      expect(table.act({ act: "move", objects: [table.id("mine")], to }).refused).toContain("197");
      expect(table.at("mine")).toBe("base A");
    }
  });
  test("a battlefield may be named so", () => {
    const table = new Table({ ...board, battlefields: { ...board.battlefields, toString: {} } });
    expect(table.attack("toString", "mine").refused).toBeUndefined();
    expect(table.at("mine")).toBe("toString");
  });
  test("a setup that names what is not there is refused as a whole", () => {
    const setup: Setup = {
      battlefields: { field: { card: "No Field" }, gate: {} },
      objects: {
        a: { card: "No Unit", controller: "A" },
        b: { card: "Soldier", controller: "A", at: "toString" },
        c: { card: "Crown", controller: "A", attachedTo: "nobody" },
      },
      A: { hand: ["No Card"] },
    };
    const names = /"No Field"[^]*"No Unit"[^]*"toString"[^]*"nobody"[^]*"No Card"/u;
    expect(() => createState(setup, cards)).toThrow(names);
  });
});

describe("144.3. A standard move", () => {
  test("of no unit, or of the same unit twice, is refused", () => {
    const table = new Table(board);
    expect(table.attack("field").refused).toContain("144.3");
    expect(table.attack("field", "mine", "mine").refused).toContain("144.3");
    expect(table.object("mine").exhausted).toBe(false);
    expect(table.attack("field", "mine").refused).toBeUndefined();
  });
});
