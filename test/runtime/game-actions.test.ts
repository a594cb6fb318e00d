import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const cards = [
  spellOf("Study", "Draw 2."),
  spellOf("Rest", "Exhaust a unit."),
  spellOf("Rouse", "Ready a unit."),
  spellOf("Tidy", "Recycle 2 from your trash."),
  spellOf("Undo", "Put an enemy unit on the bottom of its owner's Main Deck."),
  spellOf("Purge", "Discard 1."),
  spellOf("Daze All", "Stun a unit."),
  spellOf("Show", "Reveal the top 2 cards of your Main Deck."),
  spellOf("Take One", "Reveal the top 2 cards of your Main Deck. Draw one of them and recycle the rest."),
  spellOf("No", "[Reaction]\nCounter a spell."),
  spellOf("Cheer", "Buff a unit."),
  spellOf("Cheer and Learn", "Buff a unit. If you do, draw 1."),
  spellOf("Exile", "Banish a unit."),
  spellOf("End", "Kill a unit."),
  spellOf("Spark", "Deal 3 to a unit."),
  spellOf("Flow of Runes", "Channel 1 rune exhausted."),
  spellOf("Flow of Runes Ready", "Channel 1 rune."),
  spellOf("Look Deep", "Look at the top 3 cards of your Main Deck. Draw one of them and recycle the rest."),
  spellOf("Twice as Strong", "Double a unit's Might this turn."),
  spellOf("Trade Places", "Swap the Might of two units this turn."),
  spellOf("Foresee", "[Predict 2]."),
  spellOf("Crown", "Empower a unit."),
  spellOf("Humble", "Disempower a unit."),
  spellOf("Mend All", "Heal all units."),
  spellOf("Call Home", "Recall a unit."),
  spellOf("Grave Call", "You may play a unit from your trash, ignoring its cost."),
  unitOf("Readied", 2, "When you ready me, draw 1."),
  unitOf("Buffed", 2, "When you buff me, draw 1."),
  unitOf("Dropped", 2, "When you discard me, draw 1."),
  unitOf("Stunner", 2, "When you stun a unit, draw 1."),
  unitOf("Seer of Spells", 2, "When you play a spell, gain 1 XP."),
  unitOf("Twice Buffed", 2, "I can have any number of buffs."),
  unitOf("Runner", 2, "When I move, draw 1."),
  unitOf("Rooted", 2, "I can't move."),
  unitOf("Royal", 2, "When I become [Empowered], draw 1."),
  unitOf("Empowered One", 2, "[Empowered][>] I have +3 [M]."),
];
const deck = ["Dummy", "Soldier", "Guard", "Archer", "Dummy"];
const mine = { card: "Dummy", controller: "A" } as const;
const theirs = { card: "Dummy", controller: "B" } as const;
const table = (setup: Setup = {}): Table =>
  new Table(
    { A: { deck }, B: { deck }, battlefields: { field: { controller: "B" }, hill: {} }, ...setup },
    ...cards,
  );
const a = (now: Table) => now.state.players.A;
const hand = (now: Table): number => a(now).hand.length;
const use = (now: Table, name: string, ...keys: readonly string[]): Table =>
  (keys.length === 0 ? now.play(name) : now.play(name).targetsIfAsked(...keys)).resolve();

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
