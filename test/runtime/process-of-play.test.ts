import { describe, expect, test } from "vitest";
import { deck, mine, theirs, table, options, hand } from "./support/process-board.ts";

describe("350-354. What playing is", () => {
  test("350, 350.1, 419.4.a: a card is played when it has gone all the way", () => {
    const now = table().play("Costly");
    expect(now.logged("play")).toEqual([]);
    expect(
      now
        .resolve()
        .logged("play")
        .map(({ name }) => name),
    ).toEqual(["Costly"]);
  });
  test("351, 351.1: a permanent becomes a game object", () => {
    expect(
      table()
        .play("Dummy")
        .state.objects.map(({ name, kind }) => [name, kind]),
    ).toEqual([["Dummy", "unit"]]);
  });
  test("351.2, 359.3, 359.3.a, 359.3.d: a spell lingers, is executed, and goes to the trash", () => {
    const now = table().play("Costly");
    expect(now.state.chain.map(({ status }) => status)).toEqual(["finalized"]);
    expect(now.resolve().state.players.A.trash.map(({ name }) => name)).toEqual(["Costly"]);
  });
  test("352, 352.1: while something is asked, it is pending", () => {
    const now = table({ objects: { x: theirs, y: theirs } }).play("Strike");
    expect(now.state.waiting).not.toBeNull();
    expect(now.state.chain).toEqual([]); // The step is not done; the players see it in `look`.
  });
  test("354, 354.1: the card leaves its zone for the chain, and the state is closed", () => {
    const now = table().play("Costly");
    expect([hand(now), now.play("Costly", "A").refused]).toEqual([0, expect.stringContaining("309.1.a")]);
  });
  test("359.3.c: others may react before it resolves", () => {
    const now = table({ objects: { x: theirs } })
      .play("Strike")
      .targetsIfAsked("x");
    now.act({ act: "pass", player: "A" }).play("Reprieve", "B").targetsIfAsked("x").resolve();
    expect([now.damage("x"), hand(now)]).toEqual([0, 1]);
  });
});

describe("355. Choices", () => {
  test("355.1, 355.1.a: optional additional costs are chosen as it is played", () => {
    const now = table().play("Scholar");
    expect(now.asked).toMatchObject({ ask: "pay" });
  });
  test("355.2, 355.2.a: the location of a unit: the base or a battlefield that its player controls", () => {
    const now = table({
      battlefields: { field: { controller: "B" }, hill: { controller: "A" } },
      objects: { x: { ...mine, at: "hill" } },
    });
    expect(options(now.play("Soldier"))).toEqual(["base A", "hill"]);
  });
  test("355.5, 355.5.a: 'a unit' is a choice, 'all gear' is none", () => {
    const now = table({ objects: { x: theirs, y: theirs, lamp: { card: "Lantern", controller: "B" } } });
    expect(options(now.play("Strike"))).toEqual([now.id("x"), now.id("y")]);
    const sweep = table({ objects: { lamp: { card: "Lantern", controller: "B" } } }).play("Sweep");
    expect(sweep.asked).toBeUndefined();
    expect(sweep.resolve().zone("lamp")).toBe("trash");
  });
  test("355.5.b: a play effect chooses when it has triggered, not as the unit is played", () => {
    const now = table({ objects: { x: theirs, y: theirs } }).play("Envoy");
    expect([now.state.objects.length, now.asked?.ask]).toEqual([3, "targets"]);
  });
  test("355.6, 355.7: what a text chooses is a target of it", () => {
    const now = table({ objects: { x: theirs } })
      .play("Strike")
      .targetsIfAsked("x");
    expect(now.logged("finalize").map(({ targets }) => targets)).toEqual([[now.id("x")]]);
  });
  test("355.9.a.4: a legend is in the Legend Zone", () => {
    const now = table({ A: { deck, legend: "Old Sage" }, B: { deck, legend: "Old Sage" } }).play("Wake");
    expect(options(now)).toEqual([now.id("A legend"), now.id("B legend")]);
  });
  test("355.9.a: a unit 'from your trash' is a target there", () => {
    const now = table({ A: { deck, trash: ["Soldier", "Costly", "Dummy"] } }).play("Second Life");
    expect(now.asked).toMatchObject({ ask: "cards", names: ["Soldier", "Dummy"] });
  });
  test("355.9.b: what cannot be chosen by enemies is no valid choice for them", () => {
    const now = table({ objects: { stoic: { ...theirs, card: "Stoic" }, x: theirs, y: theirs } });
    expect(options(now.play("Strike"))).toEqual([now.id("x"), now.id("y")]);
  });
  test("355.10.b: the battlefield in 'a unit at a battlefield' is no target; the one in 'all units at a battlefield' is", () => {
    const one = table({ objects: { x: theirs, y: { ...theirs, at: "hill" } } });
    expect(options(one.play("Strike"))).toEqual([one.id("x"), one.id("y")]);
    expect(options(table({ objects: { x: theirs } }).play("Crossing"))).toEqual(["field", "hill"]);
  });
  test("355.10.c, 355.10.c.1: what is killed as a cost is no target", () => {
    const now = table({ objects: { a: { ...mine, card: "Proof" }, b: mine } }).play("Grave Lord");
    expect(now.asked?.ask).toBe("targets");
    now.targets("a").resolve();
    expect(hand(now)).toBe(0);
  });
  test("355.10.d, 355.10.d.1, 355.10.d.2: 'all' is no choice; an only possible one is a target all the same", () => {
    const now = table({ objects: { proof: { ...mine, card: "Proof", at: "field" } } })
      .play("Strike")
      .resolve();
    expect(hand(now)).toBe(2); // Its own draw, and that of the unit that was chosen.
  });
  test("355.10.e: what each player chooses is no target", () => {
    const now = table({ objects: { proof: { ...mine, card: "Proof" }, x: theirs } }).play("Tithe");
    expect(now.asked).toBeUndefined();
    expect(hand(now.resolve())).toBe(0);
  });
  test("355.14.b, 355.14.d, 355.14.e, 355.14.g: the targets of a split are chosen first, the shares as it resolves", () => {
    const now = table({ objects: { x: theirs, y: theirs, z: theirs } }).play("Rain");
    now.targets("x", "y");
    expect(now.state.waiting).toBeNull();
    now.resolve();
    expect(now.asked).toMatchObject({ ask: "split", total: 5 });
    now.answer({ ask: "split", value: { [now.id("x")]: 4, [now.id("y")]: 1 } });
    expect([now.damage("x"), now.damage("y"), now.damage("z")]).toEqual([4, 1, 0]);
  });
  test("355.14.i: what choosing a target has triggered stays, also if it is none any more", () => {
    const now = table({ objects: { proof: { ...mine, card: "Proof", at: "hill" }, x: theirs } }).play("Rain");
    now.targets("proof", "x");
    expect(now.state.chain.map(({ context }) => context.name)).toEqual(["Rain", "Proof"]);
    now.act({ act: "kill", objects: [now.id("proof")] }).resolve();
    expect(hand(now)).toBe(1);
  });
  test("355.15: choices cannot be changed later", () => {
    const now = table({ objects: { x: theirs, y: theirs } })
      .play("Strike")
      .targets("x");
    now.act({ act: "move", objects: [now.id("x")], to: "base B" }).resolve();
    expect([now.damage("x"), now.damage("y")]).toEqual([0, 0]);
  });
});
