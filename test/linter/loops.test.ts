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

describe("one ability that is used again and again", () => {
  const told = (text: string) => {
    const [loop] = loopsIn({ Purse: text });
    return loop === undefined ? undefined : [loop.code, loop.message, loop.why];
  };
  test("and gives back more than it takes is shown with what it has gained", () => {
    expect(told("[1]: [Add] [2].")).toEqual([
      "free-loop",
      "This ability can be used without end and without cost, if a player wants it: Purse; 1 ability a round.",
      "On a board made for it, it was used 37 times in a row: each time there is more (Energy) and nothing less.",
    ]);
  });
  test("is possible only where it works on what ends", () => {
    expect(told("Discard 1: Draw 2.")).toEqual([
      "possible-loop",
      "This ability can be used for very long: Purse; 1 ability in a round.",
      "On a board made for it, it was used 20 times in a row: what it takes is there again each time; there is less of something else (cards in the deck).",
    ]);
  });
  test.each([
    ["gives back what it takes, and no more", "[1]: [Add] [1]."],
    ["is used once each turn", "[1]: [Add] [2]. Use only once per turn."],
    ["exhausts", "[1], [E]: [Add] [2]."],
    ["can be used for a while only", "Recycle 1 from your trash: Give me +1 [M] this turn."],
    ["adds what does not pay for it", "[1]: [Add] [2]. Use only to play spells."],
    ["is used to do what is done already", "[0]: Buff me."],
  ])("is no loop if it %s: %s", (_, text) => {
    expect(told(text)).toBeUndefined();
  });
  test.each([
    ["an exhausted object that readies itself", "[E]: Gain 1 XP. Ready me."],
    [
      "units that are killed and replaced by more",
      "Kill a friendly unit: Play two 1 [M] Recruit unit tokens.",
    ],
    ["a cost that gains", "Gain 1 XP: Give me +1 [M] this turn."],
  ])("is one with %s: %s", (_, text) => {
    expect(told(text)?.[0]).toBe("free-loop");
  });
  test.each([
    ["gives", 'Your units have "[1]: [Add] [2]."'],
    ["gives for a turn", 'When you play me, give a unit "[0]: Give me +1 [M] this turn." this turn.'],
  ])("is found in an ability that a card %s", (_how, text) => {
    expect(loopsIn({ Lender: text }).map(({ code, card }) => [code, card])).toEqual([
      ["free-loop", "Lender"],
    ]);
  });
  test.each(['Your units have "[1]: [Add] [1]."', 'Your units have "[E]: [Add] [2]."'])(
    "is none in %s",
    (text) => {
      expect(loopsIn({ Lender: text })).toEqual([]);
    },
  );
  test("may be in the effect text of an Equipment", () => {
    const found = lintText(
      "name: Belt\ntype: Gear\ntags: Equipment\n\n[Equip] [1]\n\neffect text:\n[1]: [Add] [2].\n",
    );
    expect(found.map(({ code }) => code)).toContain("free-loop");
  });
});
