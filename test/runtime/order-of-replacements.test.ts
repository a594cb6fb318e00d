import { describe, expect, test } from "vitest";
import type { Setup } from "../../runtime/index.ts";
import { gearOf, spellOf, unitOf } from "./support/from-text.ts";
import { Table } from "./support/table.ts";

const cards = [
  unitOf("Miner", 2, "If you would draw a card, gain 1 XP instead."),
  unitOf("Trader", 2, "If you would draw a card, channel 1 rune instead."),
  unitOf("Hoarder", 2, "If an opponent would gain XP, you gain 1 XP instead."),
  unitOf("Saver", 2, "If you would gain XP, you may draw 1 instead."),
  gearOf("Dry Towel", "If a friendly unit would be stunned, ready it instead."),
  gearOf("Warm Towel", "If a friendly unit would be stunned, give it +1 [M] this turn instead."),
  unitOf("Envoy", 2, "If a combat where you have units ends in a tie, you may gain 1 XP instead."),
  unitOf("Herald", 2, "If a combat where you have units ends in a tie, you may draw 1 instead."),
  unitOf("Pacifist", 5, "I don't deal combat damage."),
  unitOf("Warden", 2, "Your opponents can't gain points."),
  spellOf("Daze", "Stun a unit."),
  spellOf("Lesson", "Gain 1 XP."),
];
const deck = ["Dummy", "Dummy", "Dummy"];
const table = (setup: Setup): Table =>
  new Table({ battlefields: { field: {} }, A: { deck }, B: { deck }, ...setup }, ...cards);
const mine = (card: string) => ({ card, controller: "A" }) as const;
const theirs = (card: string) => ({ card, controller: "B" }) as const;
const first = (now: Table, name: string): Table => now.answer({ ask: "order", value: [name] });

describe("372. Of several replacement effects for one event", () => {
  test("372.1: the player who would draw says which applies", () => {
    const drawing = () =>
      table({ objects: { one: mine("Miner"), two: mine("Trader") } }).act({
        act: "draw",
        player: "A",
        count: 1,
      });
    const now = drawing();
    expect(now.asked).toMatchObject({ ask: "order", player: "A", options: ["Miner", "Trader"] });
    expect(first(now, "Miner").state.players.A).toMatchObject({ xp: 1, hand: [], runes: [] });
    const other = first(drawing(), "Trader").state.players.A;
    expect([other.xp, other.hand.length, other.runes.length]).toEqual([0, 0, 1]);
  });
  test("372.1: whoever controls the effects, also where they are not of one player", () => {
    const now = table({ objects: { mine: mine("Saver"), theirs: theirs("Hoarder") } })
      .play("Lesson")
      .resolve();
    expect(now.asked).toMatchObject({ ask: "order", player: "A", options: ["Saver", "Hoarder"] });
    // 371.2. The one that may be applied is not: then it is the turn of the other.
    first(now, "Saver").answer({ ask: "may", value: false });
    expect([now.state.players.A.xp, now.state.players.B.xp]).toEqual([0, 1]);
  });
  test("372: the controller of the object that it would happen to", () => {
    const objects = { x: theirs("Dummy"), dry: theirs("Dry Towel"), warm: theirs("Warm Towel") };
    const now = table({ objects }).play("Daze").targetsIfAsked("x").resolve();
    expect(now.asked).toMatchObject({ ask: "order", player: "B", options: ["Dry Towel", "Warm Towel"] });
    first(now, "Warm Towel");
    expect([now.object("x").stunned, now.might("x")]).toEqual([false, 6]);
  });
  test("372.2: where nobody controls the battlefield, the turn player", () => {
    const now = table({
      objects: {
        x: mine("Pacifist"),
        y: theirs("Pacifist"),
        envoy: mine("Envoy"),
        herald: theirs("Herald"),
      },
    });
    now.attack("field", "x").fight();
    now.act({ act: "move", objects: [now.id("y")], to: "field" }).fight();
    expect(now.asked).toMatchObject({ ask: "order", player: "A", options: ["Envoy", "Herald"] });
  });
});

describe("431. Points of Burn Outs", () => {
  test("431.3, 431.3.b, 431.3.c: only the first one in sequence can be prevented", () => {
    const setup: Setup = { objects: { warden: mine("Warden") }, A: { deck: [], points: 2 } };
    const now = table(setup).act({ act: "draw", player: "A", count: 1 });
    expect([now.state.winner, now.state.players.B.points]).toEqual(["B", 8]);
    expect(now.logged("score")).toHaveLength(8);
    const once = table({ ...setup, A: { deck: [], trash: ["Dummy"] } });
    once.act({ act: "draw", player: "A", count: 1 });
    expect([once.state.players.B.points, once.state.players.A.hand.length]).toEqual([0, 1]);
  });
  test("431.3.c, 431.3.c.1: at once, for whoever has more points than any opponent", () => {
    const now = table({ A: { deck: [], points: 9 } }).act({ act: "draw", player: "A", count: 1 });
    expect([now.state.winner, now.state.players.B.points]).toEqual(["B", 10]);
  });
});
