import { describe, expect, test } from "vitest";
import { deck, mine, theirs, table, a, hand, use } from "./support/game-actions-board.ts";

describe("408-411. Actions and who is responsible", () => {
  test("409, 410.1.b.3: actions on one's own turn", () => {
    const now = table({ objects: { x: mine, y: theirs } });
    expect(
      now.act({ act: "standard-move", player: "B", units: [now.id("y")], to: "hill" }).refused,
    ).toBeDefined();
    expect(
      now.act({ act: "standard-move", player: "A", units: [now.id("x")], to: "hill" }).refused,
    ).toBeUndefined();
  });
  test("411, 411.1, 411.4: 'when you' is when the player was responsible", () => {
    const now = table({ objects: { s: { card: "Stunner", controller: "A" }, x: theirs } });
    expect(hand(use(now, "Daze All", "x"))).toBe(1);
    const other = table({ turn: "B", objects: { s: { card: "Stunner", controller: "A" }, x: theirs } });
    expect(hand(use(other, "Daze All", "x"))).toBe(0);
  });
  test("411.2, 411.3: what the game does is nobody's; a Cleanup kill is of who dealt the damage", () => {
    const now = table({ objects: { x: theirs } });
    now.act({ act: "deal", to: now.id("x"), amount: 5, by: "A" }).endTurn();
    expect(now.logged("heal").every(({ by }) => by === null)).toBe(true);
  });
});

describe("413-416. Draw, exhaust, ready, recycle", () => {
  test("413.1, 413.1.a, 413.2.b: from the top of the Main Deck into the hand", () => {
    const now = use(table(), "Study");
    expect([a(now).hand.map(({ name }) => name), a(now).deck.length]).toEqual([["Dummy", "Soldier"], 3]);
  });
  test("413.4, 413.4.a, 413.4.b, 413.4.c, 431.1, 431.1.a, 431.2, 431.2.a, 431.2.b, 431.2.c: as many as there are, burn out, the rest", () => {
    const now = use(table({ A: { deck: ["Dummy"], trash: ["Soldier", "Guard"] } }), "Study");
    expect([hand(now), now.state.players.B.points, a(now).deck.length]).toEqual([2, 1, 1]);
  });
  test("414.1, 414.1.b, 414.1.c, 414.2: exhausted, and not once more", () => {
    const now = use(table({ objects: { x: theirs } }), "Rest", "x");
    expect(now.object("x").exhausted).toBe(true);
    use(now, "Rest", "x");
    expect(now.logged("exhaust")).toHaveLength(1);
  });
  test("415.1, 415.1.b, 415.1.c, 415.2, 415.3.b: readied by an effect, and not when it is ready", () => {
    const now = use(table({ objects: { x: { ...mine, card: "Readied", exhausted: true } } }), "Rouse", "x");
    expect([now.object("x").exhausted, hand(now)]).toEqual([false, 1]);
    expect(hand(use(now, "Rouse", "x"))).toBe(1);
  });
  test("416.1, 416.1.a, 416.2.a, 416.4: Main Deck cards go to the bottom of the Main Deck, as many as there are", () => {
    const now = use(table({ A: { deck: ["Dummy"], trash: ["Guard"] } }), "Tidy");
    expect([a(now).deck.map(({ name }) => name), a(now).trash.map(({ name }) => name)]).toEqual([
      ["Dummy", "Guard"],
      ["Tidy"],
    ]);
  });
  test("416.1.c, 056: to the deck of its owner, whoever puts it there", () => {
    const now = use(table({ objects: { x: theirs } }), "Undo", "x");
    expect(now.state.players.B.deck).toHaveLength(6);
  });
});

describe("418-422. Heal, play, move, discard", () => {
  test("418.1, 418.1.a, 418.2, 418.3.a, 142.5: damage is cleared from several units at once, by an effect or at the end of the turn", () => {
    const setup = { objects: { x: { ...mine, damage: 2 }, y: { ...theirs, damage: 3 } } };
    const now = use(table(setup), "Mend All");
    expect([now.damage("x"), now.damage("y"), now.logged("heal").length]).toEqual([0, 0, 2]);
    const ended = table(setup).endTurn();
    expect(ended.logged("heal")).toHaveLength(2);
  });
  test("419.1, 419.1.a, 419.2.a: cards are played from the hand or the champion zone, with resources and choices", () => {
    const now = table({ A: { deck, champion: "Soldier" } });
    const [champion] = a(now).champion;
    now.act({ act: "play", player: "A", object: champion?.id ?? "", from: "champion" });
    expect(now.state.objects.map(({ name }) => name)).toEqual(["Soldier"]);
  });
  test("419.1.a: not from the trash or the deck, unless something permits it", () => {
    const now = table({ A: { deck, trash: ["Soldier"] } });
    const [trashed] = a(now).trash;
    const [top] = a(now).deck;
    expect(now.act({ act: "play", player: "A", object: trashed?.id ?? "", from: "trash" }).refused).toContain(
      "419.1.a",
    );
    expect(now.act({ act: "play", player: "A", object: top?.id ?? "", from: "deck" }).refused).toContain(
      "419.1.a",
    );
  });
  test("419.3, 419.3.a, 419.3.b: an effect plays a card, with all the steps", () => {
    const now = table({ A: { deck, trash: ["Soldier"] } }).play("Grave Call");
    now.act({ act: "pass", player: "A" }).act({ act: "pass", player: "B" });
    now.answer({ ask: "may", value: true });
    if (now.asked?.ask === "cards") now.answer({ ask: "cards", value: now.asked.options.slice(0, 1) });
    expect(now.state.objects.map(({ name, exhausted }) => [name, exhausted])).toEqual([["Soldier", true]]);
  });
  test("419.3.c: with no card to play the rest goes on", () => {
    expect(use(table({ A: { deck } }), "Grave Call").state.chain).toEqual([]);
  });
  test("419.4, 419.4.a.1, 425.1.b: a countered spell was not played", () => {
    const now = table({ objects: { s: { card: "Seer of Spells", controller: "A" } } }).play("Study");
    now.act({ act: "pass", player: "A" }).play("No", "B").resolve();
    expect([a(now).xp, a(now).trash.map(({ name }) => name)]).toEqual([0, ["Study"]]); // 425.1.a.1
  });
  test("420.1, 420.2.a: an effect moves a unit between two locations", () => {
    const now = table({ objects: { x: { ...mine, card: "Runner" } } });
    now.act({ act: "move", objects: [now.id("x")], to: "hill" }).resolve();
    expect([now.at("x"), hand(now)]).toEqual(["hill", 1]);
  });
  test("420.2.b, 420.3, 420.3.a, 420.3.b: the Standard Move exhausts units and moves them", () => {
    const now = table({ objects: { x: { ...mine, card: "Runner" }, y: mine } }).attack("hill", "x", "y");
    expect(["x", "y"].map((key) => [now.at(key), now.object(key).exhausted])).toEqual([
      ["hill", true],
      ["hill", true],
    ]);
    expect(hand(now.resolve())).toBe(1);
  });
  test("422.1, 422.1.a, 422.1.b, 422.2.a: the player chooses what to discard; what triggers on it comes afterwards", () => {
    const now = table({ A: { deck, hand: ["Dropped", "Dummy"] } }).play("Purge");
    now.act({ act: "pass", player: "A" }).act({ act: "pass", player: "B" });
    expect(now.asked).toMatchObject({ ask: "cards", player: "A", names: ["Dropped", "Dummy"] });
    const [first = ""] = now.asked?.ask === "cards" ? now.asked.options : [];
    now.answer({ ask: "cards", value: [first] });
    expect(now.state.chain.map(({ context }) => context.name)).toEqual(["Dropped"]);
    expect(hand(now.resolve())).toBe(2);
  });
});
