import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { fromText, gearOf, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const cost = (energy: number) => ({ cost: { energy, power: [] } }) as const;
const cards = [
  spellOf("Hurt", "Deal 2 to a unit."),
  spellOf("Hurt All", "Deal 1 to all units."),
  spellOf("Break", "Kill a gear."),
  spellOf("Remember", "Return a unit from your trash to your hand."),
  spellOf("Levy", "Play two 1 [M] Recruit unit tokens."),
  spellOf("Levy There", "Play a 1 [M] Recruit unit token to a battlefield you control."),
  spellOf("Hoard", "Play a Gold gear token exhausted."),
  spellOf("Bounce", "Return a unit to its owner's hand."),
  spellOf("Muster", "Draw 1 for each [Mighty] unit you control."),
  spellOf("Recall the Mighty", "Return a unit with 5 [M] or more from your trash to your hand."),
  spellOf("Strength", "Give a unit +3 [M] this turn."),
  spellOf("Cheer On", "Buff a unit."),
  spellOf("Use a Buff", "Spend a buff to draw 1."),
  spellOf("Grave Call", "Play a unit from your trash, ignoring its cost."),
  unitOf("Swift One", 2, "[Accelerate]", cost(5)),
  unitOf("Echo", 2, "When I'm played, draw 1."),
  unitOf("Watcher", 2, "When you play a unit, gain 1 XP."),
  unitOf("Sneak Shot", 2, "[Hidden]\nWhen you play me, deal 1 to a unit."),
  gearOf("Hidden Lamp", "[Hidden]\n[E]: Draw 1."),
  gearOf("Wheel", "[E]: Draw 1."),
  fromText("Old Field", "battlefield", "Units here have +1 [M]."),
];
const deck = ["Dummy", "Dummy", "Dummy"];
const mine = { card: "Soldier", controller: "A" } as const;
const theirs = { card: "Dummy", controller: "B" } as const;
const table = (setup: Setup = {}): Table =>
  new Table(
    { A: { deck }, B: { deck }, battlefields: { field: { controller: "B" }, hill: {} }, ...setup },
    ...cards,
  );
const a = (now: Table) => now.state.players.A;
const names = (list: readonly { readonly name: string }[]): readonly string[] => list.map(({ name }) => name);

describe("141-142. Units and damage", () => {
  test("141.1.a.1: a unit on the board is at a base or a battlefield", () => {
    const now = table({ objects: { x: mine } }).play("Soldier");
    expect(now.state.objects.map(({ place }) => place.at)).toEqual(["base", "base"]);
    expect(now.attack("hill", "x").at("x")).toBe("hill");
  });
  test("141.1.a.3, 142.2, 417.1.c: units are chosen and dealt damage, each for itself", () => {
    const now = table({ objects: { x: theirs, y: theirs } })
      .play("Hurt")
      .targets("x")
      .resolve()
      .play("Hurt All")
      .resolve();
    expect([now.damage("x"), now.damage("y")]).toEqual([3, 1]);
  });
  test("141.1.b.1, 141.1.b.2, 141.1.b.3, 141.2.b: in the trash it is a unit card, which what targets units on the board does not see", () => {
    const now = table({ A: { deck, trash: ["Soldier", "Hurt"] }, objects: { x: theirs } }).play("Hurt");
    expect(now.logged("finalize").map(({ targets }) => targets)).toEqual([[now.id("x")]]);
    now.resolve().play("Remember").resolve();
    expect(names(a(now).hand)).toEqual(["Soldier"]);
  });
});

describe("439. Create", () => {
  test("439.1, 439.2, 439.2.c, 439.3, 439.3.a, 439.4, 439.4.a, 439.6.a, 350.2: tokens are played, as the text says they are, by who plays them", () => {
    const now = table().play("Levy").resolve();
    const [recruit] = now.state.objects;
    expect(now.state.objects).toHaveLength(2);
    expect([recruit?.owner, recruit?.controller, recruit?.exhausted]).toEqual(["A", "A", true]);
    expect(recruit?.token).toMatchObject({ might: 1 });
  });
  test("439.2.b, 439.2.b.1, 355.2.a: where they can be played", () => {
    const now = table({
      battlefields: { hill: { controller: "A" } },
      objects: { x: { ...mine, at: "hill" } },
    });
    now.play("Levy There").resolve();
    expect(now.state.objects.at(-1)?.place).toEqual({ at: "battlefield", battlefield: "hill" });
  });
  test("439.2.a, 186.1: out of the board a token is nowhere", () => {
    const now = table().play("Levy").resolve();
    const [recruit] = now.state.objects;
    now
      .play("Bounce")
      .answer({ ask: "targets", value: [recruit?.id ?? ""] })
      .resolve();
    expect([now.state.objects.length, a(now).hand]).toEqual([1, []]);
  });
  test("184.1: exhausted, if it is said", () => {
    expect(
      table()
        .play("Hoard")
        .resolve()
        .state.objects.map(({ exhausted }) => exhausted),
    ).toEqual([true]);
  });
});

describe("356.1. Ignoring a cost", () => {
  test("356.1.b.1, 356.1.b.3: the base cost is nothing, additional costs are paid", () => {
    const start = (energy: number): Table =>
      table({ costs: "real", A: { deck, trash: ["Swift One"], energy, power: { any: 1 } } })
        .play("Grave Call")
        .resolve();
    const ready = start(1).answer({ ask: "pay", value: "Accelerate" });
    expect([a(ready).energy, ready.state.objects[0]?.exhausted]).toEqual([0, false]);
    expect(start(0).state.objects[0]?.exhausted).toBe(true);
  });
});

describe("702-711. Buffs and Mighty", () => {
  test("702.2.b, 702.2.b.1, 702.2.b.2, 745.2: only a buff on a unit of one's own is spent", () => {
    const spend = (buffed: "x" | "y" | null): number => {
      const now = table({
        objects: { x: { ...mine, buffed: buffed === "x" }, y: { ...theirs, buffed: buffed === "y" } },
      });
      return a(now.play("Use a Buff").resolve()).hand.length;
    };
    expect([spend("x"), spend("y"), spend(null)]).toEqual([1, 0, 0]);
  });
  test("704.1: a buff is no target", () => {
    const now = table({ objects: { x: { ...mine, buffed: true } } })
      .play("Use a Buff")
      .resolve();
    expect(now.logged("finalize").map(({ targets }) => targets)).toEqual([[]]);
  });
  test("707, 708, 710: on the board a unit is Mighty by its Might of the moment", () => {
    const now = table({ objects: { x: mine } })
      .play("Muster")
      .resolve();
    expect(a(now).hand).toHaveLength(0);
    now.play("Strength").targetsIfAsked("x").resolve().play("Muster").resolve();
    expect(a(now).hand).toHaveLength(1);
  });
  test("711: in the trash by its printed Might", () => {
    const now = table({ A: { deck, trash: ["Soldier", "Dummy"] } })
      .play("Recall the Mighty")
      .resolve();
    expect(names(a(now).hand)).toEqual(["Dummy"]);
  });
});

describe("811. Hidden, in detail", () => {
  const hidden = (card: string, setup: Setup = {}): Table => {
    const now = table({
      turn: "B",
      objects: { guard: { ...theirs, at: "field" } },
      B: { deck, hand: [card] },
      ...setup,
    });
    now.act({ act: "hide", player: "B", object: now.state.players.B.hand[0]?.id ?? "", at: "field" });
    now.endTurn().act({ act: "start-turn", player: "B" });
    return now.act({ act: "play", player: "B", object: now.state.facedown[0]?.id ?? "", from: "facedown" });
  };
  test("811.1.d.1, 811.1.d.1.a: a hidden gear is played to its battlefield, and recalled by the Cleanup (457.1)", () => {
    const now = hidden("Hidden Lamp");
    expect(now.logged("recall").map(({ name }) => name)).toEqual(["Hidden Lamp"]);
  });
  test("811.1.d.2: the play effect of a hidden unit chooses there", () => {
    const objects = { guard: { ...theirs, at: "field" }, far: { ...theirs, controller: "A" } } as const;
    const now = hidden("Sneak Shot", { objects });
    const options = now.asked?.ask === "targets" ? now.asked.options : [];
    expect(options).not.toContain(now.id("far"));
    expect(options).toContain(now.id("guard"));
  });
});

describe("434-444. Small print", () => {
  test("434.1.g, 434.1.h: attached to what it is attached to already, nothing happens", () => {
    const blade = gearOf("Blade", "[Equip] [0]", { tags: ["Equipment"], mightBonus: 1 });
    const tie = spellOf("Tie", "Choose a unit you control. Attach an Equipment you control to it.");
    const now = new Table(
      { objects: { x: mine, b: { ...mine, card: "Blade", attachedTo: "x" } } },
      blade,
      tie,
    );
    now.play("Tie").targetsIfAsked("x").targetsIfAsked("b").resolve();
    expect([now.logged("attach"), now.might("x")]).toEqual([[], 4]);
  });
  test("444.1, 444.2, 444.2.b, 444.3.a: what is not paid for is not done", () => {
    const pay = spellOf("Bargain", "You may pay [1] to draw 1.");
    const start = (): Table =>
      new Table({ costs: "real", A: { deck, energy: 1 } }, pay).play("Bargain").resolve();
    const paid = start().answer({ ask: "may", value: true });
    expect([a(paid).energy, a(paid).hand.length]).toEqual([0, 1]);
    const not = start().answer({ ask: "may", value: false });
    expect([a(not).energy, a(not).hand.length]).toEqual([1, 0]);
  });
  test("444.2.a, 358.5: what is not paid to play a card takes back the playing", () => {
    const now = table({ costs: "real", A: { deck, hand: ["Swift One"], energy: 1 } });
    now.act({ act: "play", player: "A", object: a(now).hand[0]?.id ?? "", from: "hand" });
    expect([now.refused === undefined, a(now).hand.length, a(now).energy]).toEqual([false, 1, 1]);
  });
  test("427.2.b: to banish is not to discard", () => {
    const exile = spellOf("Exile a Card", "Banish a card from your hand.");
    const dropped = unitOf("Dropped", 2, "When you discard me, draw 1.");
    const now = new Table({ A: { deck, hand: ["Dropped"] } }, exile, dropped).play("Exile a Card").resolve();
    expect([names(a(now).banished), a(now).hand]).toEqual([["Dropped"], []]);
  });
  test("425.1.c.1: nor are additional costs given back", () => {
    const toll = spellOf("Toll", "As an additional cost to play this, discard 1.\nDraw 1.");
    const no = spellOf("No", "[Reaction]\nCounter a spell.");
    const now = new Table({ A: { deck, hand: ["Dummy"] } }, toll, no).play("Toll");
    if (now.asked?.ask === "cards") now.answer({ ask: "cards", value: now.asked.options.slice(0, 1) });
    now.act({ act: "pass", player: "A" }).play("No", "B").resolve();
    expect([a(now).hand, names(a(now).trash)]).toEqual([[], ["Dummy", "Toll"]]);
  });
});
