import { test as property } from "@fast-check/vitest";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ImportedCard } from "../../../compiler/import/imported-card.ts";
import { distinctTexts, firstPrints, onePrintEach } from "../../../compiler/import/prints.ts";
import { toCardFiles } from "../../../compiler/import/to-card-files.ts";
import { readCardFile } from "../../../grammar/card-files/read-card-file.ts";

const card = (name: string, value = "Draw 1."): ImportedCard => ({
  frame: { name, type: "spell", supertypes: [], domains: [], tags: [] },
  text: { value },
});

describe("card files of imported cards", () => {
  test.each([
    ["Void Seeker", "void-seeker.card"],
    ["Kai'Sa, Survivor", "kaisa-survivor.card"],
    ["B.F. Sword", "b-f-sword.card"],
    ["Séance  Night!", "seance-night.card"],
    ["../../x", "x.card"],
    ["/etc/passwd", "etc-passwd.card"],
    ["C:\\x", "c-x.card"],
    ["con", "card-con.card"],
    ["???", "card.card"],
    ["日本", "card-65e5-672c.card"],
    ['"; process.exit(1) //', "process-exit-1.card"],
  ])("the card %s is in %s", (name, file) => {
    expect([...toCardFiles([card(name)]).keys()]).toEqual([file]);
  });

  test("equal file names get a number", () => {
    const files = toCardFiles([card("Kai'Sa"), card("Kaisa"), card("KAISA")]);
    expect([...files.keys()]).toEqual(["kaisa.card", "kaisa-2.card", "kaisa-3.card"]);
  });

  property.prop([fc.string({ unit: "binary", maxLength: 200 })])("no name leaves its folder", (name) => {
    expect([...toCardFiles([card(name)]).keys()][0]).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,90})\.card$/);
  });

  test("hold the card", () => {
    const [file = ""] = toCardFiles([card("Void Seeker", "[Action]\nDraw 1.")]).values();
    expect(readCardFile(file).cards[0]).toMatchObject({
      frame: { name: "Void Seeker", type: "spell" },
      text: { value: "[Action]\nDraw 1." },
    });
  });
});

describe("prints of one card", () => {
  const prints = [
    card("Ava", "Draw 1. (One card.)"),
    card("AVA", "Draw 1."),
    card("Ava", "Draw 2."),
    card("Bo", "Draw 1."),
    card("Cy", ""),
    { ...card("Cy", ""), effectText: { value: "Draw 1." } },
  ];

  test("count once for each name, and names are one only where they are equal", () => {
    expect(firstPrints(prints)).toEqual([prints[0], prints[1], prints[3], prints[4]]);
  });

  const at = (pointer: string, value: string, isPublished: boolean): ImportedCard => ({
    ...card("Ava", value),
    origin: { pointer, isPublished },
  });

  test("differ in reminders only", () => {
    const { cards, diagnostics } = onePrintEach([card("Ava", "Draw 1. (One card.)"), card("Ava", "Draw 1.")]);
    expect([cards.length, diagnostics]).toEqual([1, []]);
  });

  test("with other texts in a plain list are two cards of one name: an error that names both", () => {
    const { cards, diagnostics } = onePrintEach([at("/0", "Draw 1.", false), at("/4", "Draw 2.", false)]);
    expect(cards.map(({ text }) => text.value)).toEqual(["Draw 1."]);
    expect(diagnostics).toMatchObject([
      {
        code: "two-cards-of-one-name",
        severity: "error",
        message: 'There are two cards of one name: "Ava" at /0 and, with another text, at /4.',
      },
    ]);
  });

  test("with another type are two cards of one name", () => {
    const { frame, text } = card("Ava");
    const { diagnostics } = onePrintEach([card("Ava"), { frame: { ...frame, type: "unit" }, text }]);
    expect(diagnostics[0]?.message).toContain("with another frame");
  });

  test("with other texts in a published export are a warning, once for each wording", () => {
    const { cards, diagnostics } = onePrintEach([
      at("/0", "Draw 1.", true),
      at("/1", "Draw 2.", true),
      at("/2", "Draw 2.", true),
    ]);
    expect(cards.map(({ text }) => text.value)).toEqual(["Draw 1."]);
    expect(diagnostics.map(({ severity, message }) => [severity, message])).toEqual([
      ["warning", 'The print of "Ava" at /1 has another text than the one at /0. The first one is taken.'],
    ]);
  });

  test("count once for each name and wording, those without text not at all", () => {
    expect(distinctTexts(prints)).toEqual([prints[0], prints[2], prints[3], prints[5]]);
  });
});
