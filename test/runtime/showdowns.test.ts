import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { fromText, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const cards = [
  spellOf("Quick Step", "[Action]\nMove a unit you control to its base."),
  spellOf("Quick Study", "[Action]\nDraw 1."),
  spellOf("Counterblow", "[Reaction]\nGain 1 XP."),
  spellOf("Slow Study", "Draw 1."),
  unitOf("Charger", 2, "When I attack, gain 1 XP."),
  unitOf("Warden", 2, "When I defend, draw 1."),
  unitOf("Victor", 4, "When I win a combat, gain 2 XP."),
  unitOf("Planter", 3, "When I conquer, draw 1."),
  unitOf("Settler", 3, "When I hold, draw 1."),
  unitOf("Observer", 3, "When you conquer, gain 1 XP."),
  unitOf("Stargazer", 3, "When you hold, gain 1 XP."),
  unitOf("Ambusher", 2, "[Ambush]"),
  unitOf("Sneak", 2, "[Hidden]"),
  unitOf("Bulwark", 2, "[Shield 2]"),
  fromText("Old Road", "battlefield", "When you conquer here, gain 1 XP."),
  fromText("Old Well", "battlefield", "When you hold here, gain 1 XP."),
];
const deck = ["Dummy", "Dummy", "Dummy", "Dummy"];
const mine = { card: "Dummy", controller: "A" } as const;
const theirs = { card: "Soldier", controller: "B", at: "field" } as const;
const table = (setup: Setup): Table =>
  new Table(
    { A: { deck }, B: { deck }, battlefields: { field: { controller: "B" }, hill: {} }, ...setup },
    ...cards,
  );
const pass = (now: Table, player: "A" | "B"): Table => now.act({ act: "pass", player });
const focus = (now: Table): string | undefined => now.state.showdown?.focus;
const points = (now: Table): readonly number[] => [now.state.players.A.points, now.state.players.B.points];

describe("341-348. Showdowns", () => {
  test("342, 342.1, 347.1, 347.1.a: with Focus a spell is played, which makes a chain as usual", () => {
    const now = table({ objects: { mine } }).attack("hill", "mine").play("Quick Study");
    expect(now.state.chain).toHaveLength(1);
    expect(now.play("Counterblow", "A").refused).toBeUndefined();
  });
  test("344, 345: it begins in the Cleanup after a battlefield is contested, with Focus for who did it", () => {
    const now = table({ objects: { mine } }).attack("hill", "mine");
    expect([now.state.showdown?.at, focus(now)]).toEqual(["hill", "A"]);
  });
  test("344: not while a chain exists", () => {
    const now = table({ objects: { mine } }).play("Slow Study");
    now.act({ act: "move", objects: [now.id("mine")], to: "hill" });
    expect(now.state.showdown).toBeNull();
    expect(now.resolve().state.showdown?.at).toBe("hill");
  });
  test("346, 347.1.b: when the chain closes, the next player has Focus", () => {
    const now = table({ objects: { mine } }).attack("hill", "mine").play("Quick Study").resolve();
    expect(focus(now)).toBe("B");
  });
  test("347.2, 347.2.b: who passes gives Focus to the next player", () => {
    expect(focus(pass(table({ objects: { mine } }).attack("hill", "mine"), "A"))).toBe("B");
  });
  test("347.2.a, 348: all have passed once in sequence, and it closes", () => {
    const now = table({ objects: { mine } }).attack("hill", "mine");
    expect(pass(pass(now, "A"), "B").state.showdown).toBeNull();
  });
  test("347.2.a: a spell in between begins the sequence again", () => {
    const now = pass(table({ objects: { mine } }).attack("hill", "mine"), "A");
    now.play("Quick Study", "B").resolve();
    expect(focus(now)).toBe("A");
    expect(pass(now, "A").state.showdown).not.toBeNull();
    expect(pass(now, "B").state.showdown).toBeNull();
  });
  test("348.1: a Combat Showdown goes on with the other steps of Combat", () => {
    const now = table({ objects: { mine, theirs } }).attack("field", "mine").fight();
    expect(now.logged("combat-result")).toHaveLength(1);
  });
  test("348.2, 348.2.a, 348.2.a.1, 469.1.b: who remains alone establishes control, which is a Conquer", () => {
    const now = table({ objects: { mine } }).attack("hill", "mine").fight();
    expect(now.state.battlefields["hill"]?.controller).toBe("A");
    expect(points(now)).toEqual([1, 0]);
  });
  test("348.2.a.1, 470: not a Conquer when it has been scored this turn", () => {
    const now = table({ objects: { mine, other: mine } })
      .attack("hill", "mine")
      .fight();
    now.act({ act: "move", objects: [now.id("mine")], to: "base A" });
    expect(now.state.battlefields["hill"]?.controller).toBeNull();
    now.attack("hill", "other").fight();
    expect([now.state.battlefields["hill"]?.controller, points(now)]).toEqual(["A", [1, 0]]);
  });
});

describe("459-464. Combat begins", () => {
  test("460, 461: units of both at a battlefield; staged, it waits until the chain is empty", () => {
    const now = table({ objects: { mine, theirs } }).play("Slow Study");
    now.act({ act: "move", objects: [now.id("mine")], to: "field" });
    expect(now.state.showdown).toBeNull();
    expect(now.resolve().state.showdown).toMatchObject({ at: "field", combat: true });
  });
  test("460: not while a showdown is going on elsewhere", () => {
    const now = table({ objects: { mine, other: mine, theirs } }).attack("hill", "other");
    now.act({ act: "move", objects: [now.id("mine")], to: "field" });
    expect(now.state.showdown?.at).toBe("hill");
    expect(now.fight().logged("combat")).toHaveLength(1);
  });
  test("461.1: of two, the Turn Player says which comes first", () => {
    const now = table({
      battlefields: { field: { controller: "B" }, hill: { controller: "B" } },
      objects: { one: mine, two: mine, x: theirs, y: { ...theirs, at: "hill" } },
    }).play("Slow Study");
    now.act({ act: "move", objects: [now.id("one")], to: "field" });
    now.act({ act: "move", objects: [now.id("two")], to: "hill" }).resolve();
    expect(now.asked).toMatchObject({ ask: "to", player: "A", options: ["field", "hill"] });
    expect(now.answer({ ask: "to", value: "hill" }).state.showdown?.at).toBe("hill");
  });
  test("461.2: what is not staged any more does not happen", () => {
    const now = table({ objects: { mine, theirs } }).play("Slow Study");
    now.act({ act: "move", objects: [now.id("mine")], to: "field" });
    now.act({ act: "kill", objects: [now.id("theirs")] }).resolve();
    expect(now.logged("combat")).toEqual([]);
  });
  test("461.3, 464.1, 464.2: at the same battlefield it opens as a Combat Showdown", () => {
    const now = table({ objects: { mine, theirs } }).attack("field", "mine");
    expect(now.state.showdown).toMatchObject({ combat: true, step: "open" });
  });
  test("462, 316.7.d: exactly two players fight", () => {
    const now = table({ objects: { mine, theirs } }).attack("field", "mine");
    expect(new Set(now.state.objects.map(({ designation }) => designation))).toEqual(
      new Set(["attacker", "defender"]),
    );
  });
  test("464.2.c, 464.2.c.1, 464.2.c.2, 464.2.c.3, 464.2.d: who contested attacks, the other defends, and their units with them", () => {
    const now = table({ objects: { mine, theirs, away: { ...theirs, at: "base B" } } }).attack(
      "field",
      "mine",
    );
    expect(now.state.showdown).toMatchObject({ attacker: "A", focus: "A" });
    expect(["mine", "theirs", "away"].map((key) => now.object(key).designation)).toEqual([
      "attacker",
      "defender",
      null,
    ]);
  });
  test("464.2.c.3.a: a unit that comes later gets its designation in the next Cleanup", () => {
    const now = table({ objects: { mine, theirs, late: { ...theirs, card: "Warden", at: "base B" } } });
    now.attack("field", "mine").act({ act: "move", objects: [now.id("late")], to: "field" });
    expect(now.object("late").designation).toBe("defender");
    expect(now.state.chain.map(({ context }) => context.name)).toEqual(["Warden"]);
  });
  test("464.2.e, 464.2.e.1, 464.2.f: the triggers of the attacker go on the chain first, then those of the defender", () => {
    const now = table({
      objects: { mine: { ...mine, card: "Charger" }, theirs: { ...theirs, card: "Warden" } },
    }).attack("field", "mine");
    expect(now.state.chain.map(({ context }) => context.name)).toEqual(["Charger", "Warden"]);
    expect(now.state.priority).toBe("B"); // 337.4
  });
  test("464.2.f.1, 464.2.g: without triggers the showdown is open", () => {
    const now = table({ objects: { mine, theirs } }).attack("field", "mine");
    expect([now.state.chain.length, now.play("Quick Study").refused]).toEqual([0, undefined]);
  });
  test("383.4.e, 383.4.e.1, 383.4.e.2, 383.4.e.3: 'when I attack' triggers as the unit becomes an attacker", () => {
    const now = table({ objects: { mine: { ...mine, card: "Charger" }, theirs } }).attack("field", "mine");
    expect(now.state.chain.map(({ context }) => context.name)).toEqual(["Charger"]);
  });
  test("383.4.f, 383.4.f.1, 383.4.f.2, 383.4.f.3: 'when I defend' as it becomes a defender", () => {
    const now = table({ objects: { mine, theirs: { ...theirs, card: "Warden" } } }).attack("field", "mine");
    expect(now.state.chain.map(({ context }) => context.name)).toEqual(["Warden"]);
  });
});

describe("465-466. Damage and result", () => {
  test("465.1: without units of one side no damage is dealt", () => {
    const now = table({ objects: { mine, theirs } }).attack("field", "mine");
    pass(now, "A").play("Quick Step", "B").targetsIfAsked("theirs").resolve().fight();
    expect([now.logged("damage"), now.state.battlefields["field"]?.controller]).toEqual([[], "A"]);
  });
  test("465.2, 465.2.a, 465.2.b, 465.2.d: each side deals its Might as it is then", () => {
    const now = table({ objects: { mine, theirs: { ...theirs, card: "Bulwark" } } })
      .attack("field", "mine")
      .fight();
    expect(now.logged("damage").map(({ amount, name }) => [name, amount])).toEqual([
      ["Dummy", 4],
      ["Bulwark", 5],
    ]);
  });
  test("465.2.c.1, 465.2.c.1.a, 417.1.a, 417.3.a: what is assigned is dealt at the same time, when all is assigned", () => {
    const now = table({
      objects: { mine, one: theirs, two: theirs },
    })
      .attack("field", "mine")
      .fight();
    expect(now.asked).toMatchObject({ ask: "assign", player: "A" });
    expect(now.logged("damage")).toEqual([]);
    now.answer({ ask: "assign", value: { [now.id("one")]: 3, [now.id("two")]: 2 } });
    expect(now.logged("damage").map(({ amount }) => amount)).toEqual([6, 3, 2]);
  });
  test("465.3, 466.1, 466.1.a: the Combat Cleanup comes before anything else is done", () => {
    const now = table({ objects: { mine: { ...mine, card: "Victor" }, theirs } })
      .attack("field", "mine")
      .fight();
    const order = now.log
      .map(({ what }) => what)
      .filter((what) => ["damage", "kill", "heal", "combat-result"].includes(what));
    expect(order).toEqual(["damage", "damage", "kill", "heal", "combat-result"]);
  });
  test("466.2, 466.3, 466.3.a, 466.3.c: the only player with units left has won, and the units with them", () => {
    const now = table({ objects: { mine: { ...mine, card: "Victor" }, theirs } })
      .attack("field", "mine")
      .fight();
    expect(now.logged("combat-result").map(({ winner }) => winner)).toEqual(["A"]);
    expect(now.resolve().state.players.A.xp).toBe(2);
  });
  test("466.3.b: and the other has lost", () => {
    const now = table({
      objects: { mine: { ...mine, card: "Soldier" }, theirs: { ...theirs, card: "Victor" } },
    })
      .attack("field", "mine")
      .fight();
    expect(now.logged("combat-result").map(({ winner }) => winner)).toEqual(["B"]);
  });
  test("466.3.d: no result if attackers were recalled, or nobody is left", () => {
    const recalled = table({
      objects: { mine: { ...mine, might: 2 }, theirs: { ...theirs, stunned: true } },
    });
    recalled.attack("field", "mine").fight();
    expect([recalled.at("mine"), recalled.logged("combat-result")[0]?.winner]).toEqual(["base A", null]);
    const tie = table({ objects: { mine: { ...mine, card: "Soldier" }, theirs } })
      .attack("field", "mine")
      .fight();
    expect(tie.logged("combat-result").map(({ winner }) => winner)).toEqual([null]);
  });
  test("466.5, 466.5.a, 466.5.d, 466.5.e: whoever remains controls the battlefield, which is not contested any more", () => {
    const won = table({ objects: { mine, theirs } }).attack("field", "mine").fight();
    expect(won.state.battlefields["field"]).toMatchObject({ controller: "A", contestedBy: null });
    expect(points(won)).toEqual([1, 0]);
    const held = table({
      objects: { mine: { ...mine, card: "Soldier" }, theirs: { ...theirs, card: "Dummy" } },
    });
    held.attack("field", "mine").fight();
    expect(held.state.battlefields["field"]).toMatchObject({ controller: "B", contestedBy: null });
    expect(points(held)).toEqual([0, 0]);
  });
  test("466.5.b: nobody left, nobody controls it", () => {
    const now = table({ objects: { mine: { ...mine, card: "Soldier" }, theirs } })
      .attack("field", "mine")
      .fight();
    expect(now.state.battlefields["field"]?.controller).toBeNull();
  });
  test("466.5.c: facedown cards of others are removed", () => {
    const now = table({ turn: "B", battlefields: { field: { controller: "B" } }, objects: { mine, theirs } });
    now.state = {
      ...now.state,
      players: {
        ...now.state.players,
        B: { ...now.state.players.B, hand: [{ id: "sneak:90", key: "sneak", name: "Sneak" }] },
      },
    };
    now.act({ act: "hide", player: "B", object: "sneak:90", at: "field" });
    expect(now.zone("sneak")).toBe("facedown");
    now.endTurn().act({ act: "start-turn", player: "A" }).attack("field", "mine").fight();
    expect(now.zone("sneak")).toBe("trash");
  });
  test("466.4, 466.6, 466.7, 466.7.a, 466.7.b: what its result has triggered is resolved before the Combat ends", () => {
    const now = table({ objects: { mine: { ...mine, card: "Victor" }, theirs } }).attack("field", "mine");
    while (now.state.chain.length === 0 && now.state.showdown?.step === "open")
      pass(now, focus(now) === "A" ? "A" : "B");
    expect([now.state.showdown?.step, now.object("mine").designation]).toEqual(["control", "attacker"]);
    now.fight();
    expect([now.state.showdown, now.object("mine").designation]).toEqual([null, null]);
  });
  test("814.1.d, 814.1.d.1, 807.1.d, 807.1.d.1: Shield counts while the unit is a defender, Assault while it attacks", () => {
    const now = table({
      objects: { mine: { ...mine, card: "Raider" }, theirs: { ...theirs, card: "Bulwark", might: 9 } },
    });
    expect([now.might("mine"), now.might("theirs")]).toEqual([2, 9]);
    now.attack("field", "mine");
    expect([now.might("mine"), now.might("theirs")]).toEqual([4, 11]);
    now.fight();
    expect(now.might("theirs")).toBe(9);
  });
});

describe("467-472. Scoring", () => {
  const conquest = (setup: Setup): Table => table(setup).attack("hill", "mine").fight().resolve();
  test("468, 468.1, 469, 469.1, 471, 471.1, 471.1.a: to conquer is to gain a point", () => {
    expect(points(conquest({ objects: { mine } }))).toEqual([1, 0]);
  });
  test("471.1.a.1, 471.1.b, 471.1.b.1: the Final Point by conquering needs a score everywhere; a Hold does not", () => {
    const short = conquest({ objects: { mine }, A: { deck, points: 7 } });
    expect([points(short), short.state.players.A.hand.length]).toEqual([[7, 0], 1]);
    const held = table({ objects: { theirs }, B: { deck, points: 7 } }).endTurn();
    expect(held.act({ act: "start-turn", player: "B" }).state.winner).toBe("B");
  });
  test("471.2, 471.2.a, 383.4.c, 383.4.c.1, 383.4.c.2.a, 383.4.c.2.b, 383.4.c.3: conquer effects of the battlefield, its units and the player", () => {
    const now = conquest({
      battlefields: { hill: { card: "Old Road" } },
      objects: {
        mine: { ...mine, card: "Planter" },
        away: { ...mine, card: "Planter" },
        seer: { ...mine, card: "Observer" },
      },
    });
    if (now.asked?.ask === "order") now.answer({ ask: "order", value: now.asked.options }).resolve();
    expect([now.state.players.A.xp, now.state.players.A.hand.length]).toEqual([2, 1]);
  });
  test("471.2.b, 383.4.d, 383.4.d.1, 383.4.d.2.a, 383.4.d.2.b, 383.4.d.3: and so with Hold", () => {
    const now = table({
      battlefields: { field: { controller: "B", card: "Old Well" } },
      objects: {
        there: { ...theirs, card: "Settler" },
        away: { ...theirs, card: "Settler", at: "base B" },
        seer: { ...theirs, card: "Stargazer", at: "base B" },
      },
    }).endTurn();
    now.act({ act: "start-turn", player: "B" });
    if (now.asked?.ask === "order") now.answer({ ask: "order", value: now.asked.options });
    now.resolve();
    expect([now.state.players.B.xp, now.state.players.B.hand.length]).toEqual([2, 2]);
  });
  test("471.2.c, 470: not more than once each turn", () => {
    const now = conquest({
      objects: { mine: { ...mine, card: "Planter" }, other: { ...mine, card: "Planter" } },
    });
    now
      .act({ act: "move", objects: [now.id("mine")], to: "base A" })
      .attack("hill", "other")
      .fight()
      .resolve();
    expect(now.state.players.A.hand).toHaveLength(1);
  });
  test("383.4.c.2.c, 471.1.b.1: the conquer effect triggers also where a card is drawn in place of the point", () => {
    const now = conquest({ objects: { mine: { ...mine, card: "Planter" } }, A: { deck, points: 7 } });
    expect(now.state.players.A.hand).toHaveLength(2);
  });
});
