import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { lintText } from "./support/lint-text.ts";

const set = (texts: Readonly<Record<string, string>>): string =>
  Object.entries(texts)
    .map(([name, text]) => `name: ${name}\ntype: Unit\nmight: 2\n\n${text}\n`)
    .join("---\n");
const loopsIn = (texts: Readonly<Record<string, string>>): readonly Diagnostic[] =>
  lintText(set(texts)).filter(({ code }) => code.endsWith("-loop"));

/** What has nothing to do with a loop. */
const others = {
  Onlooker: "When I attack, draw 1.",
  Mason: "When you play me, buff another friendly unit.",
  Keeper: "When a friendly unit dies, gain 1 XP.",
};
const ofTwo = {
  Tutor: "When you choose a friendly unit, gain 1 XP.",
  Pupil: "When you gain XP, give a friendly unit +1 [M] this turn.",
};
const ofThree = {
  Marshal: "When you play a token unit, move a friendly unit.",
  Parade: "When a friendly unit moves, ready a friendly unit.",
  Herald: "When you ready a friendly unit, play a 1 [M] Recruit unit token exhausted.",
};
const thatStops = {
  Miner: "When you discard a card, channel 1 rune exhausted.",
  Smelter: "When you channel a rune, discard 1.",
};

describe("loops in a set", () => {
  test("one of two cards, one of three, and one that stops by itself: found, found, not reported", () => {
    const found = loopsIn({ ...others, ...ofTwo, ...ofThree, ...thatStops });
    expect(found.map(({ code, card }) => [code, card])).toEqual([
      ["endless-loop", "Tutor"],
      ["endless-loop", "Marshal"],
    ]);
  });
  test("show what goes on the chain in one round, and how much it is", () => {
    const [loop] = loopsIn(ofTwo);
    expect(loop?.message).toBe(
      "The abilities of Tutor and Pupil cause one another without end, and nobody can stop it: Pupil, Tutor; 2 abilities a round.",
    );
  });
  test("that a player can stop are a warning", () => {
    const found = loopsIn({
      ...ofTwo,
      Pupil: "When you gain XP, you may give a friendly unit +1 [M] this turn.",
    });
    expect(found.map(({ code, severity }) => [code, severity])).toEqual([["free-loop", "warning"]]);
  });
  test("of abilities that are used", () => {
    const groom = "[E]: Ready another friendly unit.";
    expect(loopsIn({ Groom: groom, Page: groom })[0]?.code).toBe("free-loop");
    expect(loopsIn({ Groom: "[1], [E]: Ready another friendly unit.", Page: "Nobody." })).toEqual([]);
  });
  test("of one card against another one of an opponent's", () => {
    const [loop] = loopsIn({
      Shover: "When an enemy unit moves, you may move an enemy unit.",
    });
    expect(loop?.message).toMatch(/^This ability causes itself/);
  });

  test.each([
    [
      "what triggers once each turn",
      { Pupil: "Once each turn, when you gain XP, give a friendly unit +1 [M] this turn." },
    ],
    [
      "what has to be paid for",
      { Pupil: "When you gain XP, you may pay [1] to give a friendly unit +1 [M] this turn." },
    ],
    ["what does not fit together", { Pupil: "When you gain XP, give an enemy unit +1 [M] this turn." }],
  ])("%s stops by itself", (_, changed) => {
    expect(loopsIn({ ...ofTwo, ...changed })).toEqual([]);
  });
  test("a deck that runs out stops by itself", () => {
    expect(loopsIn({ A: "When you draw a card, gain 1 XP.", B: "When you gain XP, draw 1." })).toEqual([]);
  });
});
