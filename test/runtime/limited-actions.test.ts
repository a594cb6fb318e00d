import { describe, expect, test } from "vitest";
import { spellOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";
import { cards, deck, mine, theirs, table, a, hand, use } from "./support/game-actions-board.ts";

describe("423-428. Stun, reveal, counter, buff, banish, kill", () => {
  test("423.1, 423.1.a, 423.1.a.1, 423.2.a: stunned or not", () => {
    const now = use(
      table({ objects: { s: { card: "Stunner", controller: "A" }, x: theirs } }),
      "Daze All",
      "x",
    );
    use(now, "Daze All", "x");
    expect([now.object("x").stunned, hand(now)]).toEqual([true, 1]);
  });
  test("423.1.c: its whole Might is needed to kill it", () => {
    const now = table({ objects: { x: { ...theirs, stunned: true } } });
    now.act({ act: "deal", to: now.id("x"), amount: 4, by: "A" });
    expect(now.zone("x")).toBe("board");
    now.act({ act: "deal", to: now.id("x"), amount: 1, by: "A" });
    expect(now.zone("x")).toBe("trash");
  });
  test("424.1, 424.1.a, 424.1.a.2, 424.1.b: revealed cards are seen, and stay where they are", () => {
    const now = use(table(), "Show");
    expect(now.logged("reveal").map(({ name }) => name)).toEqual(["Dummy", "Soldier"]);
    expect(a(now).deck).toHaveLength(5);
  });
  test("424.4, 424.4.a: what is revealed can be drawn or recycled", () => {
    const now = table().play("Take One");
    now.act({ act: "pass", player: "A" }).act({ act: "pass", player: "B" });
    if (now.asked?.ask === "cards") now.answer({ ask: "cards", value: now.asked.options.slice(1, 2) });
    expect(a(now).hand.map(({ name }) => name)).toEqual(["Soldier"]);
    expect(a(now).deck.map(({ name }) => name)).toEqual(["Guard", "Archer", "Dummy", "Dummy"]);
  });
  test("425.1, 425.1.a, 425.1.a.1, 425.1.c, 425.2.a: what is countered does nothing, and its cost is not given back", () => {
    const dear = spellOf("Dear", "Draw 1.", { cost: { energy: 2, power: [] } });
    const now = new Table({ costs: "real", A: { deck, energy: 2 } }, ...cards, dear).play("Dear");
    now.act({ act: "pass", player: "A" }).play("No", "B").resolve();
    expect([hand(now), a(now).energy, a(now).trash.map(({ name }) => name)]).toEqual([0, 0, ["Dear"]]);
  });
  test("426.1, 426.1.b, 426.1.b.1, 426.2.a, 702.2, 702.2.a, 702.3, 702.3.a, 703: one buff, which is 1 Might", () => {
    const now = use(table({ objects: { x: mine } }), "Cheer", "x");
    expect([now.object("x").buffed, now.might("x")]).toEqual([true, 6]);
    expect(use(now, "Cheer", "x").might("x")).toBe(6);
  });
  test("426.1.b.2: what may have several, gets several", () => {
    const now = use(table({ objects: { x: { ...mine, card: "Twice Buffed" } } }), "Cheer", "x");
    expect(use(now, "Cheer", "x").might("x")).toBe(4);
  });
  test("426.1.c: a buffed unit can be chosen, but is not buffed, and nothing triggers on it", () => {
    const now = use(
      table({ objects: { x: { ...mine, card: "Buffed", buffed: true } } }),
      "Cheer and Learn",
      "x",
    );
    expect(hand(now)).toBe(0);
    expect(hand(use(table({ objects: { x: { ...mine, card: "Buffed" } } }), "Cheer and Learn", "x"))).toBe(2);
  });
  test("705, 748, 124.1: with the board it leaves its buff", () => {
    const bounce = spellOf("Bounce", "Return a unit to its owner's hand.");
    const now = new Table({ objects: { x: { ...mine, buffed: true } } }, bounce)
      .play("Bounce")
      .targetsIfAsked("x")
      .resolve();
    const [card] = a(now).hand;
    now.act({ act: "play", player: "A", object: card?.id ?? "", from: "hand" });
    expect(now.state.objects.map(({ buffed }) => buffed)).toEqual([false]);
  });
  test("427.1, 427.2, 427.2.a, 427.4.a: banished directly, which is no kill", () => {
    const now = use(table({ objects: { x: { ...theirs, card: "Sentry" } } }), "Exile", "x");
    expect([now.zone("x"), now.logged("kill"), now.state.players.B.hand]).toEqual(["banished", [], []]);
  });
  test("428.1, 428.1.a, 428.1.a.1, 428.1.a.1.a, 428.2, 428.2.a, 428.3.a, 141.1.a.4: a Kill instruction puts it into the trash", () => {
    const now = use(table({ objects: { x: theirs } }), "End", "x");
    expect([now.zone("x"), now.logged("kill").map(({ by }) => by)]).toEqual(["trash", ["A"]]);
  });
  test("428.1.a.2, 428.4, 428.5.c, 428.5.c.1, 142.4.a: lethal damage kills in the Cleanup; who dealt it is responsible", () => {
    const now = table({ objects: { x: theirs } })
      .play("Spark")
      .targetsIfAsked("x")
      .resolve();
    expect(now.zone("x")).toBe("board");
    now.play("Spark").targetsIfAsked("x").resolve();
    expect(now.logged("kill").map(({ by, rule }) => [by, rule])).toEqual([["A", "323.5"]]);
  });
  test("428.2.b: to be killed is no move", () => {
    expect(use(table({ objects: { x: { ...mine, card: "Runner" } } }), "End", "x").logged("move")).toEqual(
      [],
    );
  });
  test("428.5, 428.5.a, 428.5.b: it was killed by the spell that said so", () => {
    const now = use(table({ objects: { x: theirs } }), "End", "x");
    expect(now.logged("kill")[0]?.sources.map(({ name, kind }) => [name, kind])).toEqual([["End", "spell"]]);
  });
});

describe("430-436. Channel, double, swap, predict", () => {
  test("430.1, 430.2, 430.2.a, 430.4.b: from the Rune Deck onto the board, ready unless it is said", () => {
    const now = use(use(table({ A: { deck, runeDeck: 5 } }), "Flow of Runes"), "Flow of Runes Ready");
    expect([a(now).runeDeck.length, a(now).runes.map(({ exhausted }) => exhausted)]).toEqual([
      3,
      [true, false],
    ]);
  });
  test("431.1.c, 431.1.c.1: to look at more cards than there are burns nobody out", () => {
    const now = table({ A: { deck: ["Soldier"], trash: ["Dummy"] } }).play("Look Deep");
    now.act({ act: "pass", player: "A" }).act({ act: "pass", player: "B" });
    expect([hand(now), now.state.players.B.points, a(now).deck]).toEqual([1, 0, []]);
  });
  test("432.1, 432.1.a, 432.2.a: its Might is added to it once, for the turn", () => {
    const now = use(table({ objects: { x: mine } }), "Twice as Strong", "x");
    expect(now.might("x")).toBe(10);
    use(now, "Cheer", "x");
    expect(now.might("x")).toBe(11);
    expect(now.endTurn().might("x")).toBe(6);
  });
  test("433.1, 433.1.a, 433.1.b, 433.1.c, 433.2.a: two Mights change places, for the turn", () => {
    const now = use(table({ objects: { x: mine, y: { ...theirs, might: 2 } } }), "Trade Places", "x", "y");
    expect([now.might("x"), now.might("y")]).toEqual([2, 5]);
    now.endTurn();
    expect([now.might("x"), now.might("y")]).toEqual([5, 2]);
    const same = use(table({ objects: { x: mine, y: theirs } }), "Trade Places", "x", "y");
    expect(same.logged("give")).toEqual([]);
  });
  test("436.1.a, 436.2.a: of several cards any number is recycled, the rest put back in any order", () => {
    const now = table().play("Foresee");
    now.act({ act: "pass", player: "A" }).act({ act: "pass", player: "B" });
    expect(now.asked).toMatchObject({ ask: "cards", min: 0, max: 2 });
    now.answer({ ask: "cards", value: [] });
    expect(now.asked).toMatchObject({ ask: "order" });
    const order = now.asked?.ask === "order" ? now.asked.options.toReversed() : [];
    now.answer({ ask: "order", value: order });
    expect(a(now).deck.map(({ name }) => name)).toEqual(["Soldier", "Dummy", "Guard", "Archer", "Dummy"]);
  });
});

describe("441-442. Empower, disempower", () => {
  test("441.1, 441.1.a, 441.1.b, 441.1.c, 441.2, 441.2.a, 441.3.a: empowered or not, and nothing happens the second time", () => {
    const now = use(table({ objects: { x: { ...mine, card: "Royal" } } }), "Crown", "x");
    expect([now.object("x").empowered, hand(now)]).toEqual([true, 1]);
    expect(hand(use(now, "Crown", "x"))).toBe(1);
  });
  test("442.1, 442.1.a, 442.1.a.1, 442.2.a, 828.1.b.1: and not any more; what is not empowered is not disempowered", () => {
    const now = use(
      table({ objects: { x: { ...mine, card: "Empowered One", empowered: true } } }),
      "Humble",
      "x",
    );
    expect([now.object("x").empowered, now.might("x")]).toEqual([false, 2]);
    use(now, "Humble", "x");
    expect(now.logged("disempower")).toHaveLength(1);
  });
});

describe("454-458. Recalls", () => {
  test("455, 456, 456.1, 456.2: to the base, which is no move", () => {
    const now = use(table({ objects: { x: { ...mine, card: "Runner", at: "field" } } }), "Call Home", "x");
    expect([now.at("x"), hand(now)]).toEqual(["base A", 0]);
  });
  test("456.3: also what cannot move", () => {
    expect(
      use(table({ objects: { x: { ...mine, card: "Rooted", at: "field" } } }), "Call Home", "x").at("x"),
    ).toBe("base A");
  });
  test("458, 458.1: and as it is", () => {
    const hurt = { ...mine, at: "field", damage: 2, buffed: true, exhausted: true } as const;
    const now = use(table({ objects: { x: hurt } }), "Call Home", "x");
    expect([now.damage("x"), now.object("x").buffed, now.object("x").exhausted]).toEqual([2, true, true]);
  });
});
