import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { fromText, gearOf, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

/** What the Examples of the rulebook tell of permanents, with cards of other names. */
const cards = [
  unitOf("Swordsman", 5, "When I attack, deal damage equal to my Might to an enemy unit here."),
  unitOf("Student", 2, "I have +1 [M] while you have 2 or more cards in your hand."),
  unitOf("Elder", 2, "Friendly Yordles at my battlefield have [Shield]."),
  unitOf("Chief", 2, "Other friendly units are Yordles."),
  unitOf("Returner", 2, "When you conquer, you may discard 1 to return this from your trash to your hand."),
  unitOf("Phoenix", 2, "When you kill a unit with a spell, you may pay [1] to play me from your trash."),
  unitOf(
    "Wildclaw",
    4,
    "Your units here with less Might than me can't be chosen by enemy spells and abilities.",
  ),
  unitOf(
    "Doubler",
    2,
    "Once each turn, if you would play a token unit while I'm at a battlefield, you may play that token and an additional copy of it instead.",
  ),
  unitOf(
    "Thief",
    2,
    "When you play me, move an enemy gear to your base. You control it until I leave the board. If it's an Equipment, attach it to me.",
  ),
  gearOf("Grabber", "Recycle 3 from your trash, [1], [E]: Draw 1."),
  gearOf("Thrower", "Discard 2: Deal 2 to a unit at a battlefield."),
  gearOf("Plain Axe", "", { tags: ["Equipment"], mightBonus: 1 }),
  spellOf("Twice", "Do this: Deal 3 to a unit."),
  spellOf("Rebuke", "Return a unit to its owner's hand."),
  spellOf("Star", "[Reaction]\nReturn a unit to its owner's hand."),
  spellOf("Discipline", "[Reaction]\nGive a unit +2 [M] this turn."),
  spellOf("Takeover", "[Reaction]\nGain control of an enemy unit this turn."),
  spellOf("Call", "Play a 1 [M] Recruit unit token to your base."),
  spellOf("End Thief", "[Reaction]\nKill a unit."),
  fromText("Peak", "battlefield", "When you conquer here, ready 2 runes at the end of this turn."),
];
const deck = ["Dummy", "Dummy", "Dummy", "Dummy"];
const table = (setup: Setup): Table =>
  new Table(
    { battlefields: { field: { controller: "B" }, hill: {} }, A: { deck }, B: { deck }, ...setup },
    ...cards,
  );
const mine = (card: string, at?: string) =>
  ({ card, controller: "A", ...(at === undefined ? {} : { at }) }) as const;
const theirs = (card: string, at?: string) =>
  ({ card, controller: "B", ...(at === undefined ? {} : { at }) }) as const;
const a = (now: Table) => now.state.players.A;

describe("359, 364. What is looked at", () => {
  test("359.3.f.2: 'here' and Might are looked at as the trigger resolves", () => {
    const objects = { x: mine("Swordsman"), y: { ...theirs("Dummy", "field"), might: 9 } };
    const now = table({ objects }).attack("field", "x").targetsIfAsked("y");
    now.act({ act: "pass", player: "A" }).play("Discipline", "B").targets("x").resolve();
    expect(now.damage("y")).toBe(7);
  });
  test("359.3.f.4: whose enemy it is, is said by the trigger, not by its unit", () => {
    const objects = { x: mine("Swordsman"), y: { ...theirs("Dummy", "field"), might: 9 } };
    const now = table({ objects }).attack("field", "x").targetsIfAsked("y");
    now.act({ act: "pass", player: "A" }).play("Takeover", "B").targetsIfAsked("x");
    now.act({ act: "pass", player: "B" }).act({ act: "pass", player: "A" });
    expect(now.object("x").controller).toBe("B");
    now.resolve();
    expect(now.damage("y")).toBe(5);
  });
  test("364.1: passive abilities with and without a condition", () => {
    const objects = { x: mine("Student"), y: mine("Elder", "field"), z: { ...mine("Poro Rider", "field") } };
    const rider = unitOf("Poro Rider", 2, "", { tags: ["Yordle"] });
    const setup = (hand: readonly string[]): Table =>
      new Table({ battlefields: { field: {} }, objects, A: { hand } }, ...cards, rider);
    expect([setup(["Dummy"]).might("x"), setup(["Dummy", "Dummy"]).might("x")]).toEqual([2, 3]);
    expect([setup([]).keywords("z"), setup([]).keywords("y")]).toEqual([["Shield"], []]);
  });
  test("477.1.c: a tag that is given counts for what speaks of it", () => {
    const now = table({
      objects: { x: mine("Elder", "field"), y: mine("Dummy", "field"), z: mine("Chief") },
    });
    expect([now.keywords("y"), now.keywords("x")]).toEqual([["Shield"], ["Shield"]]);
  });
});

describe("371-397. Abilities", () => {
  test("371.2.b: declined, it can be applied to a later event of the same turn", () => {
    const now = table({ objects: { x: mine("Doubler", "hill") } });
    const tokens = () => now.state.objects.filter(({ token }) => token !== null).length;
    now.play("Call").resolve().answer({ ask: "may", value: false }).resolve();
    expect(tokens()).toBe(1);
    now.play("Call").resolve().answer({ ask: "may", value: true }).resolve();
    expect(tokens()).toBe(3);
    now.play("Call").resolve();
    expect([now.asked, tokens()]).toEqual([undefined, 4]);
  });
  test("385.2: an ability that speaks of the trash triggers there, and nowhere else", () => {
    const conquered = (setup: Setup): Table =>
      table({ battlefields: { hill: {} }, objects: { x: mine("Dummy") }, ...setup })
        .attack("hill", "x")
        .fight();
    const now = conquered({ A: { deck, hand: ["Soldier"], trash: ["Returner"] } });
    now.answer({ ask: "may", value: true }).resolve();
    expect(a(now).hand.map(({ name }) => name)).toEqual(["Returner"]);
    const other = conquered({
      objects: { x: mine("Dummy"), r: mine("Returner") },
      A: { deck, hand: ["Soldier"] },
    });
    expect(other.logged("trigger")).toEqual([]);
  });
  test("428.5.d: what a reflexive ability of a spell kills, the spell has killed", () => {
    const now = table({
      costs: "real",
      objects: { x: { ...theirs("Dummy"), might: 3 } },
      A: { deck, trash: ["Phoenix"], energy: 1 },
    });
    now.play("Twice").resolve();
    expect(now.asked).toMatchObject({ ask: "may" });
    now.answer({ ask: "may", value: true }).resolve();
    if (now.asked?.ask === "to") now.answer({ ask: "to", value: "base A" }).resolve();
    expect(now.state.objects.map(({ name }) => name)).toEqual(["Phoenix"]);
  });
  test("359.3.e.16: nothing is made whose time is over", () => {
    const objects = { x: mine("Thief"), axe: theirs("Plain Axe") };
    const played = (): Table =>
      table({ objects: { axe: objects.axe } })
        .play("Thief")
        .targetsIfAsked("axe");
    const now = played().resolve();
    expect([now.object("axe").controller, now.object("axe").attachedTo === null]).toEqual(["A", false]);
    const other = played();
    const thief = other.state.objects.find(({ name }) => name === "Thief")?.key ?? "";
    other.act({ act: "pass", player: "A" }).play("End Thief", "B").targetsIfAsked(thief).resolve();
    expect(other.object("axe").controller).toBe("B");
  });
  test("359.3.e.16: runes are readied at the end of the turn", () => {
    const now = table({
      battlefields: { hill: { card: "Peak" } },
      objects: { x: mine("Dummy") },
      A: { deck, runes: { exhausted: 3 } },
    });
    now.attack("hill", "x").fight();
    expect(a(now).runes.filter(({ exhausted }) => !exhausted)).toHaveLength(0);
    now.endTurn();
    if (now.asked?.ask === "targets")
      now.answer({ ask: "targets", value: now.asked.options.slice(0, 2) }).resolve();
    expect(a(now).runes.filter(({ exhausted }) => !exhausted)).toHaveLength(2);
  });
});

describe("416-422. Costs", () => {
  test("416.5: three are recycled for the cost", () => {
    const trash = ["Soldier", "Dummy", "Soldier", "Dummy"];
    const now = table({ objects: { g: mine("Grabber") }, A: { deck: ["Dummy"], trash } }).activate("g");
    now.answer({ ask: "cards", value: now.asked?.ask === "cards" ? now.asked.options.slice(0, 3) : [] });
    expect([a(now).deck.length, a(now).trash.length]).toEqual([4, 1]);
    expect(a(now.resolve()).hand).toHaveLength(1);
  });
  test("422.3: with one card in hand two cannot be discarded", () => {
    const setup = (hand: readonly string[]) =>
      table({ objects: { t: mine("Thrower"), x: theirs("Dummy", "field") }, A: { deck, hand } }).activate(
        "t",
      );
    expect(setup(["Dummy"]).targetsIfAsked("x").refused).toBeDefined();
    const now = setup(["Dummy", "Soldier"]).targetsIfAsked("x");
    expect([now.refused, a(now).hand, now.resolve().damage("x")]).toEqual([undefined, [], 2]);
  });
});

describe("756-758. Untargetability", () => {
  const objects = { claw: theirs("Wildclaw", "field"), other: { ...theirs("Dummy", "field"), might: 5 } };
  test("757.1: what has less Might cannot be chosen", () => {
    const now = table({ objects: { ...objects, other: { ...objects.other, might: 3 } } }).play("Rebuke");
    expect(now.state.chain[0]?.rounds[0]?.chosen[0]).toEqual([now.id("claw")]);
  });
  test("758.2.a: what is not among them any more is a legal target again", () => {
    const now = table({ objects }).play("Rebuke").targets("other");
    now.act({ act: "pass", player: "A" }).play("Discipline", "B").targets("claw");
    now.act({ act: "pass", player: "B" }).act({ act: "pass", player: "A" });
    expect(now.might("claw")).toBe(6);
    now.play("Star", "A").targetsIfAsked("claw").resolve();
    expect([now.zone("claw"), now.zone("other")]).toEqual(["hand", "hand"]);
  });
  test("758.2.a: otherwise it is not", () => {
    const now = table({ objects }).play("Rebuke").targets("other");
    now.act({ act: "pass", player: "A" }).play("Discipline", "B").targets("claw").resolve();
    expect(now.zone("other")).toBe("board");
  });
});
