import { describe, expect, test } from "vitest";
import { mine, theirs, table, pass, focus, points } from "./support/showdown-board.ts";

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
