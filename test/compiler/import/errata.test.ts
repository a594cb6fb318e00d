import { describe, expect, test } from "vitest";
import { applyErrata } from "../../../compiler/import/errata.ts";
import type { ImportedCard } from "../../../compiler/import/imported-card.ts";
import type { CardFrame } from "../../../runtime/effects/card-frame.ts";

const card = (name: string, value: string, frame: Partial<CardFrame> = {}): ImportedCard => ({
  frame: { name, type: "unit", supertypes: [], domains: ["mind"], tags: [], ...frame },
  text: { value },
  setName: "Origins",
});

const erratum = (name: string, old: string, corrected: string, set = "origins"): object => ({
  set,
  name,
  old,
  new: corrected,
});

const texts = (cards: readonly ImportedCard[]): readonly string[] => cards.map(({ text }) => text.value);

describe("errata", () => {
  test("replace the text of every print of the card", () => {
    const cards = [
      card("Ava, Achiever", "Draw 1."),
      card("Ava, Achiever", "Draw 1. (Yes.)"),
      card("Bo", "Draw 1."),
    ];
    const result = applyErrata(cards, [erratum("Ava Achiever", "Draw 1.", "Draw 2.")]);
    expect(texts(result.cards)).toEqual(["Draw 2.", "Draw 2.", "Draw 1."]);
    expect(result.diagnostics).toEqual([]);
  });

  test("are in the notation of cards: straight quotes, the card's own Power", () => {
    const result = applyErrata(
      [card("Ava", "Pay [B].")],
      [erratum("Ava", "Pay [C].", "Pay [C]. It’s paid.")],
    );
    expect(texts(result.cards)).toEqual(["Pay [B]. It's paid."]);
    expect(result.diagnostics).toEqual([]);
  });

  test("keep [C] on a card of two domains, whose export has [A]", () => {
    const cards = [card("Ava", "Pay [A].", { domains: ["mind", "body"] })];
    const result = applyErrata(cards, [erratum("Ava", "Pay [C].", "Pay [C] twice.")]);
    expect(texts(result.cards)).toEqual(["Pay [C] twice."]);
    expect(result.diagnostics).toEqual([]);
  });

  test("find a legend by its subtitle, and a starter by its name", () => {
    const legend = { type: "legend" } as const;
    const cards = [
      card("Sett, The Boss", "A.", legend),
      card("Annie, Dark Child", "A.", legend),
      card("Bo, The Boss", "A."),
    ];
    const result = applyErrata(cards, [
      erratum("The Boss", "A.", "B."),
      erratum("Dark Child, Starter", "A.", "C."),
    ]);
    expect(texts(result.cards)).toEqual(["B.", "C.", "A."]);
  });

  test("leave a card alone that has the corrected text already", () => {
    const cards = [card("Ava", "Draw 2. (Two cards.)")];
    const result = applyErrata(cards, [erratum("Ava", "Draw 1.", "Draw 2.")]);
    expect(result.cards).toEqual(cards);
    expect(result.diagnostics).toEqual([]);
  });

  test("keep the brackets of a line that lost nothing else", () => {
    const cards = [card("Ava", "[Action] (Play on your turn.)\nDraw 1.")];
    const corrected = "Action (Play on your turn.)\nDraw 2.";
    const result = applyErrata(cards, [erratum("Ava", "[Action] (Play on your turn.)\nDraw 1.", corrected)]);
    expect(texts(result.cards)).toEqual(["[Action] (Play on your turn.)\nDraw 2."]);
  });

  test("of another text than the card has are taken, and told", () => {
    const result = applyErrata([card("Ava", "Draw 5.")], [erratum("Ava", "Draw 1.", "Draw 2.")]);
    expect(texts(result.cards)).toEqual(["Draw 2."]);
    expect(result.diagnostics).toMatchObject([
      {
        code: "erratum-of-another-text",
        card: "Ava",
        why: 'The card says "Draw 5."; the erratum corrects "Draw 1.".',
      },
    ]);
  });

  test("without a card are told where their set was imported", () => {
    const errata = [erratum("Nobody", "A.", "B."), erratum("Nobody Else", "A.", "B.", "spiritforged")];
    const result = applyErrata([card("Ava", "A.")], errata);
    expect(result.diagnostics.map(({ message }) => message)).toEqual([
      'There is an erratum for "Nobody", but no such card.',
    ]);
  });

  test.each([[{}], [null], [[{ name: "Ava" }]], [[{ set: "x", name: "x", old: "x", new: 3 }]]])(
    "that are no errata are refused: %j",
    (errata) => {
      const cards = [card("Ava", "A.")];
      const result = applyErrata(cards, errata);
      expect(result.cards).toEqual(cards);
      expect(result.diagnostics.map(({ code }) => code)).toEqual(["invalid-errata"]);
    },
  );
});
