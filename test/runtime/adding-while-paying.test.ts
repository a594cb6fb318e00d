import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { nameOf } from "../../runtime/index.ts";
import { gearOf, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const cost = (energy: number, ...power: readonly ("fury" | "any")[]) => ({ cost: { energy, power } });
const cards = [
  spellOf("Ember", "Draw 1.", { cost: { energy: 1, power: ["fury"] } }),
  spellOf("Costly", "Draw 1.", cost(2)),
  spellOf("Dearest", "Draw 1.", cost(9)),
  spellOf("Offer", "You may pay [2] to draw 2."),
  spellOf("Whim", "Pay any amount of [A]. Draw that many."),
  unitOf(
    "Toll Keeper",
    2,
    "Opponents must pay [A] for each unit beyond the first to move multiple units to my battlefield at the same time.",
  ),
  gearOf("Lamp", "[E]: [Reaction][>] [Add] [2]."),
  gearOf("Slow Lamp", "[E]: [Add] [2]."),
  gearOf("Twin Lamp", "[E]: [Reaction][>] [Add] [1].\nKill this: [Reaction][>] [Add] [2]."),
  gearOf("Bought Light", "[1], [E]: [Reaction][>] [Add] [2]."),
  gearOf("Idol", "[E]: [Reaction][>] [Add] [2]. Use only to use gear abilities."),
];
const deck = ["Dummy", "Dummy", "Dummy", "Dummy"];
const table = ({ A, ...setup }: Setup): Table =>
  new Table({ costs: "real", battlefields: { field: {} }, A: { deck, ...A }, ...setup }, ...cards);
const mine = (card: string) => ({ card, controller: "A" }) as const;
const a = (now: Table) => now.state.players.A;
const options = ({ asked, state }: Table) =>
  asked?.ask === "targets" ? asked.options.map((id) => nameOf(state, id)) : asked;
/** Uses the first thing that is offered. */
const useFirst = (now: Table): Table =>
  now.answer({ ask: "targets", value: now.asked?.ask === "targets" ? now.asked.options.slice(0, 1) : [] });
const useNothing = (now: Table): Table => now.answer({ ask: "targets", value: [] });

describe("164.2. Basic runes", () => {
  test("164.2.a, 164.2.b: they are used like any other activated ability with [Reaction]", () => {
    const now = table({ A: { deck, runes: { ready: ["fury"] } } });
    const rune = a(now).runes[0]?.id ?? "";
    now.act({ act: "activate", player: "A", object: rune, ability: 1 });
    expect([a(now).energy, a(now).runes[0]?.exhausted]).toEqual([1, true]);
    now.act({ act: "activate", player: "A", object: rune, ability: 1 });
    expect(now.refused).toContain("414.4");
    now.act({ act: "activate", player: "A", object: rune, ability: 2 });
    expect([a(now).power, a(now).runes, a(now).runeDeck.at(-1)?.domain]).toEqual([{ fury: 1 }, [], "fury"]);
  });
  test("357.1.a, 164.2.b: one is recycled for the Power of its domain while a card is paid for", () => {
    const now = table({ A: { deck, runes: { ready: ["mind", "fury"] } } }).play("Ember");
    expect(options(now)).toEqual(["Fury Rune"]);
    useFirst(now).resolve();
    expect([a(now).hand.length, a(now).energy, a(now).runes.map(({ domain }) => domain)]).toEqual([
      1,
      0,
      ["mind"],
    ]);
  });
});

describe("357.1.a, 429.3. Add abilities while a card is paid for", () => {
  test("429.3: those with [Reaction] that add what is missing, and no others", () => {
    const objects = { lamp: mine("Lamp"), slow: mine("Slow Lamp"), idol: mine("Idol") };
    const now = table({ objects }).play("Costly");
    expect(options(now)).toEqual(["Lamp"]);
    expect(useFirst(now).object("lamp").exhausted).toBe(true);
    expect(a(now.resolve()).hand.length).toBe(1);
  });
  test("358.5, 444.2.a: who does not add what is missing has not played the card", () => {
    const now = useNothing(table({ objects: { lamp: mine("Lamp") } }).play("Costly"));
    expect(now.refused).toContain("357");
    expect([a(now).hand.length, now.state.chain]).toEqual([1, []]);
  });
  test("429.3: of an object with several of them one is named", () => {
    const objects = { one: mine("Lamp"), two: mine("Twin Lamp") };
    const now = table({ objects, A: { deck, energy: 1 } }).play("Costly");
    expect(options(now)).toEqual(["Lamp", "Twin Lamp"]);
    now.targets("two");
    expect(now.asked).toMatchObject({ ask: "mode", options: [1, 2] });
    now.answer({ ask: "mode", value: [2] });
    expect([now.refused, now.zone("two"), a(now).energy]).toEqual([undefined, "trash", 1]);
  });
  test("nobody is asked where all of it together is not enough", () => {
    const now = table({ objects: { lamp: mine("Lamp") } }).play("Dearest");
    expect([now.refused?.slice(0, 3), now.asked]).toEqual(["357", undefined]);
  });
  test("429.3: an ability that costs resources itself is paid for in the same way", () => {
    const objects = { bought: mine("Bought Light"), lamp: mine("Lamp") };
    const now = table({ objects, A: { deck } }).play("Costly");
    now.targets("bought");
    expect(options(now)).toEqual(["Lamp"]);
    now.targets("lamp");
    expect([now.refused, a(now).energy, now.state.chain.length]).toEqual([undefined, 1, 1]);
  });
});

describe("429.3.a, 444.2.c. Add abilities while something else is paid", () => {
  test("429.3.a: they resolve at once, in the middle of a spell that resolves", () => {
    const now = table({ objects: { lamp: mine("Lamp") } })
      .play("Offer")
      .resolve();
    now.answer({ ask: "may", value: true });
    expect(options(now)).toEqual(["Lamp"]);
    useFirst(now);
    expect([a(now).hand.length, now.object("lamp").exhausted, now.state.chain]).toEqual([2, true, []]);
  });
  test("444.2.b: who does not pay after all does not do what it was for", () => {
    const now = table({ objects: { lamp: mine("Lamp") } })
      .play("Offer")
      .resolve();
    useNothing(now.answer({ ask: "may", value: true }));
    expect([now.refused, a(now).hand.length, now.object("lamp").exhausted]).toEqual([undefined, 0, false]);
  });
  test("444.2.c: any amount can be paid with what is added meanwhile", () => {
    const runes = { ready: ["fury", "mind"] } as const;
    const now = table({ A: { deck, runes, power: { any: 1 } } })
      .play("Whim")
      .resolve();
    expect(now.asked).toMatchObject({ ask: "number", max: 3 });
    useFirst(now.answer({ ask: "number", value: 2 }));
    expect([a(now).hand.length, a(now).runes.length]).toEqual([2, 1]);
  });
  test("429.3: a move that has to be paid, without Priority", () => {
    const objects = {
      keeper: { card: "Toll Keeper", controller: "B", at: "field" },
      x: mine("Dummy"),
      y: mine("Dummy"),
      gold: { ...mine("Gold"), token: true },
    } as const;
    const now = table({ battlefields: { field: { controller: "B" } }, objects }).attack("field", "x", "y");
    expect(options(now)).toEqual(["Gold"]);
    useFirst(now);
    expect([now.at("x"), now.at("y"), now.zone("gold")]).toEqual(["field", "field", "gone"]);
    expect(now.state.showdown?.focus).toBe("A"); // 429.2.a
  });
});
