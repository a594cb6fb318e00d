import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { gearOf, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const glass = "If a friendly unit would die, kill this instead. Heal it, exhaust it, and recall it.";
const cards = [
  gearOf("Glass", glass),
  gearOf("Case", "If another friendly gear would die, gain 1 XP instead."),
  gearOf("Mould", "If you would play a token, play that token and an additional copy of it instead."),
  gearOf("Broken Mould", "If you would play a token, draw 1 instead."),
  unitOf("Hunter", 2, "When I move, play a Gold gear token exhausted."),
  spellOf(
    "Fleeting Mech",
    "Play a ready 3 [M] Mech unit token to your base. Then do this: Give it [Temporary].",
  ),
  spellOf("All Die", "Kill all units."),
];
const deck = ["Dummy", "Dummy", "Dummy", "Dummy"];
const table = (setup: Setup): Table =>
  new Table({ battlefields: { field: {} }, A: { deck }, B: { deck }, ...setup }, ...cards);
const mine = (card: string) => ({ card, controller: "A" }) as const;
const theirs = (card: string) => ({ card, controller: "B" }) as const;

describe("373. Simultaneous events", () => {
  test("373.1: effects of different controllers are applied in turn order", () => {
    const objects = { y: theirs("Dummy"), other: theirs("Glass"), x: mine("Dummy"), own: mine("Glass") };
    const order = (turn: "A" | "B") =>
      table({ objects, turn })
        .play("All Die")
        .resolve()
        .logged("replaced")
        .map(({ by }) => by);
    expect([order("A"), order("B")]).toEqual([
      ["A", "B"],
      ["B", "A"],
    ]);
  });
  test("373.2.a.1: an effect that replaces a part of another one does not interrupt its sequence", () => {
    const objects = { x: mine("Dummy"), y: mine("Dummy"), own: mine("Glass"), chest: mine("Case") };
    const now = table({ objects }).play("All Die").resolve();
    now.answer({ ask: "order", value: [now.id("x"), now.id("y")] });
    expect([now.zone("x"), now.zone("y"), now.zone("own"), now.state.players.A.xp]).toEqual([
      "board",
      "board",
      "board",
      2,
    ]);
  });
});

describe("375. What a replacement inherits", () => {
  const tokens = (now: Table) => now.state.objects.filter(({ token }) => token !== null);
  test("375: the additional copy is exhausted too", () => {
    const now = table({ objects: { x: mine("Hunter"), mould: mine("Mould") } })
      .attack("field", "x")
      .fight();
    expect(tokens(now).map(({ exhausted, name }) => [name, exhausted])).toEqual([
      ["Gold", true],
      ["Gold", true],
    ]);
  });
  test("375: what cannot apply is ignored", () => {
    const now = table({ objects: { x: mine("Hunter"), mould: mine("Broken Mould") } });
    now.attack("field", "x").fight();
    expect([tokens(now), now.state.players.A.hand.length]).toEqual([[], 1]);
  });
  test("375: what a linked ability does to the event, it does to all of it", () => {
    const now = table({ objects: { mould: mine("Mould") } })
      .play("Fleeting Mech")
      .resolve();
    expect(tokens(now).map(({ exhausted, key }) => [exhausted, now.keywords(key)])).toEqual([
      [false, ["Temporary"]],
      [false, ["Temporary"]],
    ]);
  });
});

describe("719.5. What is attached to a unit that leaves the board", () => {
  const equipment = { tags: ["Equipment"], mightBonus: 1 } as const;
  const more = [
    gearOf("First Strap", "When this is detached, gain 1 XP.", equipment),
    gearOf("Second Strap", "When this is detached, draw 1.", equipment),
    gearOf("Plain Strap", "", equipment),
  ];
  const killed = (...gears: readonly string[]) => {
    const objects = Object.fromEntries(
      gears.map((card, index) => [`gear${index}`, { ...mine(card), attachedTo: "x" }]),
    );
    return new Table({ A: { deck }, objects: { x: mine("Dummy"), ...objects } }, ...cards, ...more)
      .play("All Die")
      .resolve();
  };
  test("719.5, 719.5.a: its controller says in which order they detach, and what triggers does so in that order", () => {
    const now = killed("First Strap", "Second Strap");
    expect(now.asked).toMatchObject({ ask: "order", player: "A" });
    now.answer({ ask: "order", value: [now.id("gear1"), now.id("gear0")] });
    expect(now.logged("detach").map(({ name }) => name)).toEqual(["Second Strap", "First Strap"]);
    expect(now.state.chain.map(({ context }) => context.name)).toEqual(["Second Strap", "First Strap"]);
    now.resolve();
    expect([now.state.players.A.xp, now.state.players.A.hand.length]).toEqual([1, 1]);
  });
  test("719.5: nobody is asked where the order makes no difference", () => {
    const now = killed("Plain Strap", "Plain Strap");
    expect([now.asked, now.logged("detach").length, now.object("gear0").attachedTo]).toEqual([
      undefined,
      2,
      null,
    ]);
  });
});
