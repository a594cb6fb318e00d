import { describe, expect, test } from "vitest";
import { compileText, printText } from "../../compiler/index.ts";

const compiled = (text: string) => {
  const { card, diagnostics } = compileText(text, { type: "unit" });
  return { printed: card && printText(card), codes: diagnostics.map(({ code }) => code) };
};

describe("keywords (135.2.c)", () => {
  test("several on a line are read one by one, and the canonical wording has a line for each", () => {
    const { printed, codes } = compiled("[Assault 2], [Shield 2]");
    expect(printed).toBe("[Assault 2]\n[Shield 2]");
    expect(codes).toEqual(["canonical-wording"]);
  });
  test("one without brackets is understood; the canonical wording has them", () => {
    const { printed, codes } = compiled("Ganking");
    expect(printed).toBe("[Ganking]");
    expect(codes).toEqual(["canonical-wording"]);
  });
  test("a card's own name is shorthand for me or this (053.4)", () => {
    const { card } = compileText("When Old Bess attacks, draw 1.", { type: "unit", name: "Old Bess" });
    expect(card && printText(card)).toBe("When I attack, draw 1.");
  });
  test("a name that is a word of the language is the name only where a reference can stand", () => {
    const text = "Return a unit to its owner's hand. Draw 1. Return Return to your hand.";
    const { card } = compileText(text, { type: "spell", name: "Return" });
    expect(card && printText(card)).toBe(
      "Return a unit to its owner's hand. Draw 1. Return this to your hand.",
    );
  });
});
