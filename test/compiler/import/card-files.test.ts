import { test as property } from "@fast-check/vitest";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ImportedCard } from "../../../compiler/import/imported-card.ts";
import { distinctTexts, firstPrints } from "../../../compiler/import/prints.ts";
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

  test("count once for each name", () => {
    expect(firstPrints(prints)).toEqual([prints[0], prints[3], prints[4]]);
  });

  test("count once for each name and wording, those without text not at all", () => {
    expect(distinctTexts(prints)).toEqual([prints[0], prints[2], prints[3], prints[5]]);
  });
});
