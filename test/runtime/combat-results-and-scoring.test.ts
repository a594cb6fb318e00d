import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import type { Table } from "./support/table.ts";
import { deck, mine, theirs, table, pass, focus, points } from "./support/showdown-board.ts";

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
