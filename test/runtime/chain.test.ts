import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { gearOf, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const cards = [
  spellOf("Slow Word", "Draw 1."),
  spellOf("Quick Word", "[Reaction]\nGain 1 XP."),
  spellOf("Shot", "Deal 2 to a unit."),
  spellOf("Gift of Power", "[Reaction]\n[Add] [2]."),
  gearOf("Spring", "[Reaction][>] [E]: [Add] [1]."),
  gearOf("Wheel", "[Reaction][>] [E]: Draw 1."),
  unitOf("Greeter", 2, "When you play me, gain 1 XP."),
  unitOf("Scribe", 2, "When you play a spell, draw 1."),
  unitOf("Twin Scribe", 2, "When you play a spell, gain 1 XP."),
  unitOf("Martyr", 1, "[Deathknell][>] Draw 1."),
  spellOf("Two Orders", "Do this: Gain 1 XP.\nDo this: Draw 1."),
];
const deck = ["Dummy", "Dummy", "Dummy", "Dummy"];
const table = (setup: Setup = {}): Table =>
  new Table({ A: { deck }, B: { deck }, battlefields: { field: {} }, ...setup }, ...cards);
const pass = (now: Table, player: "A" | "B"): Table => now.act({ act: "pass", player });
const names = (now: Table): readonly string[] => now.state.chain.map((item) => item.context.name);

describe("327-331. The chain", () => {
  test("328, 328.1, 330, 354: it exists while a card or an ability is on it", () => {
    const now = table();
    expect(now.state.chain).toEqual([]);
    expect(names(now.play("Slow Word"))).toEqual(["Slow Word"]);
    expect(now.resolve().state.chain).toEqual([]);
  });
  test("328.1: abilities are placed on it too", () => {
    expect(
      names(table({ objects: { wheel: { card: "Wheel", controller: "A" } } }).activate("wheel")),
    ).toEqual(["Wheel"]);
  });
  test("329, 329.1, 329.2, 354.2: an item is pending while its choices are made", () => {
    const now = table({
      objects: { a: { card: "Dummy", controller: "A" }, b: { card: "Dummy", controller: "B" } },
    }).play("Shot");
    expect(now.asked?.ask).toBe("targets");
    now.targets("b");
    expect(now.state.chain.map(({ status }) => status)).toEqual(["finalized"]); // 329.3, 352.2, 359.1
  });
  test("330.1, 330.2, 338.1.a.4, 338.1.a.5: another card goes onto the same chain", () => {
    const now = table().play("Slow Word").play("Quick Word", "A");
    expect(names(now)).toEqual(["Slow Word", "Quick Word"]);
  });
});

describe("332-336. Tasks and HOT FEPR", () => {
  test("333, 334, 334.1, 334.2: what triggers while a task is handled waits for its end", () => {
    // The Cleanup kills both at once; only then are their abilities finalized.
    const now = table({
      objects: {
        one: { card: "Martyr", controller: "A", damage: 1 },
        two: { card: "Martyr", controller: "A", damage: 1 },
      },
    });
    now.act({ act: "deal", to: now.id("one"), amount: 1, by: "B" });
    const order = now.log
      .filter(({ what }) => what === "kill" || what === "finalize")
      .map(({ what }) => what);
    expect(order).toEqual(["kill", "kill", "finalize", "finalize"]);
    expect(now.state.chain.map(({ status }) => status)).toEqual(["finalized", "finalized"]);
  });
  test("335, 335.1: when nothing is left to do, the Turn Player acts, or in a Showdown who has Focus", () => {
    const now = table({ objects: { x: { card: "Dummy", controller: "A" } } })
      .play("Slow Word")
      .resolve();
    expect(now.play("Slow Word", "B").refused).toBeDefined();
    now.attack("field", "x");
    expect(pass(now, "B").refused).toBeDefined();
    expect(pass(now, "A").refused).toBeUndefined();
  });
  test("336, 336.1, 334.2.a, 340.3: what comes onto the chain in between is finalized before anybody acts", () => {
    const now = table({ objects: { scribe: { card: "Scribe", controller: "A" } } }).play("Slow Word");
    pass(pass(now, "A"), "B");
    expect(now.state.chain.map(({ status }) => status)).toEqual(["finalized"]);
    expect([names(now), now.state.priority]).toEqual([["Scribe"], "A"]);
  });
});

describe("337. Finalize", () => {
  test("337.1, 337.1.b, 337.3, 388.2: the oldest pending item first, until none is left", () => {
    const now = table().play("Two Orders");
    pass(pass(now, "A"), "B");
    const finalized = now.logged("finalize").slice(-2);
    expect(finalized.map(({ item }) => item)).toEqual(now.state.chain.map(({ id }) => id));
    expect(now.state.chain.map(({ status }) => status)).toEqual(["finalized", "finalized"]);
  });
  test("337.1.a: finalizing does not pass Priority", () => {
    expect(table().play("Slow Word").state.priority).toBe("A");
  });
  test("337.2, 359.2: a unit and a gear resolve at once", () => {
    const now = table().play("Dummy");
    expect(now.state.chain).toEqual([]);
    expect(now.state.objects.map(({ name }) => name)).toEqual(["Dummy"]);
    expect(now.play("Spring").state.objects.map(({ name }) => name)).toEqual(["Dummy", "Spring"]);
  });
  test("337.2, 400.2, 429.2, 429.2.a: so does an ability that Adds, and Priority stays", () => {
    const now = table({ objects: { spring: { card: "Spring", controller: "A" } } }).play("Slow Word");
    now.activate("spring");
    expect([now.state.players.A.energy, names(now), now.state.priority]).toEqual([1, ["Slow Word"], "A"]);
  });
  test("429.2.b: a spell that Adds stays on the chain", () => {
    const now = table().play("Gift of Power");
    expect([now.state.players.A.energy, names(now)]).toEqual([0, ["Gift of Power"]]);
    expect(now.resolve().state.players.A.energy).toBe(2);
  });
});

describe("338-340. Execute, pass, resolve", () => {
  test("338.1.a, 338.1.a.7: with Priority a card is played, and finalized before anything resolves", () => {
    const now = table().play("Slow Word").play("Quick Word", "A");
    expect(now.state.chain.map(({ status }) => status)).toEqual(["finalized", "finalized"]);
    expect(now.logged("execute")).toEqual([]);
  });
  test("338.1.a.6, 405, 358.4: when its choices are made, it is looked at whether it is legally timed", () => {
    const now = table().play("Slow Word");
    expect(now.play("Shot", "A").refused).toContain("309.1.a");
  });
  test("338.1.b, 339.1, 340.1: when all have passed in sequence, the newest item resolves", () => {
    const now = table().play("Slow Word").play("Quick Word", "A");
    pass(pass(now, "A"), "B");
    expect([names(now), now.state.players.A.xp, now.state.players.A.hand.length]).toEqual([
      ["Slow Word"],
      1,
      0,
    ]);
  });
  test("339.1: an item in between begins the sequence again", () => {
    const now = pass(table().play("Slow Word"), "A").play("Quick Word", "B");
    pass(now, "B");
    expect(names(now)).toEqual(["Slow Word", "Quick Word"]);
    pass(now, "A");
    expect(names(now)).toEqual(["Slow Word"]);
  });
  test("340.2: with an empty chain the state is open again", () => {
    expect(table().play("Slow Word").resolve().play("Slow Word").refused).toBeUndefined();
  });
  test("340.4: otherwise the controller of the newest item has Priority", () => {
    const now = pass(table().play("Slow Word"), "A").play("Quick Word", "B");
    pass(pass(now, "B"), "A");
    expect([names(now), now.state.priority]).toEqual([["Slow Word"], "A"]);
  });
  test("340.2.a, 346, 346.1, 429.2.a: Focus passes after a card, not after a trigger or an ability that Adds", () => {
    const start = (): Table =>
      table({
        objects: {
          spring: { card: "Spring", controller: "A" },
          x: { card: "Dummy", controller: "A" },
        },
      }).attack("field", "x");
    const focus = (now: Table): string | undefined => now.state.showdown?.focus;
    expect(focus(start().play("Quick Word", "A").resolve())).toBe("B");
    expect(focus(start().activate("spring"))).toBe("A");
  });
});

describe("352-354, 388. Pending items wait", () => {
  test("354.3, 401.2, 388.1: what a text makes waits until the text has been executed", () => {
    const now = table().play("Two Orders");
    pass(pass(now, "A"), "B");
    expect(now.state.players.A.trash.map(({ name }) => name)).toEqual(["Two Orders"]);
    expect(now.state.players.A.xp).toBe(0);
    expect(now.resolve().state.players.A.xp).toBe(1);
  });
  test("383.4.a.2, 383.4.a.3: a play effect comes onto the chain after its permanent has entered", () => {
    const now = table().play("Greeter");
    expect([now.state.objects.length, names(now), now.state.players.A.xp]).toEqual([1, ["Greeter"], 0]);
  });
  test("383.3.d: who controls several triggers orders them", () => {
    const now = table({
      objects: { one: { card: "Scribe", controller: "A" }, two: { card: "Twin Scribe", controller: "A" } },
    }).play("Slow Word");
    pass(pass(now, "A"), "B");
    expect(now.asked).toMatchObject({ ask: "order", player: "A" });
    now.answer({ ask: "order", value: ["Twin Scribe", "Scribe"] });
    expect(names(now)).toEqual(["Twin Scribe", "Scribe"]);
  });
});
