import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { applyErrata } from "../../../compiler/import/errata.ts";
import { importCardsFromSource } from "../../../compiler/import/import-cards.ts";
import type { ImportedCard } from "../../../compiler/import/imported-card.ts";
import { firstPrints } from "../../../compiler/import/prints.ts";
import { toCardFiles } from "../../../compiler/import/to-card-files.ts";
import { readCardFile } from "../../../grammar/card-files/read-card-file.ts";

// The published cards are not part of the project; they lie beside it where its tests are run in full.
const corpus = new URL("../../../../shared/corpus/", import.meta.url);
const sets = ["origins", "spiritforged", "unleashed", "proving-grounds"];

const read = (file: string): string => readFileSync(new URL(file, corpus), "utf8");
const importSet = (set: string): readonly ImportedCard[] => importCardsFromSource(read(`${set}.json`)).cards;

describe.runIf(existsSync(corpus))("the published cards", () => {
  test.each([...sets, "gallery-sample"])("%s is read in full", (set) => {
    const { cards, diagnostics } = importCardsFromSource(read(`${set}.json`));
    expect(diagnostics).toEqual([]);
    expect(cards.length).toBe((read(`${set}.json`).match(/"riftbound_id"|"publicCode"/g) ?? []).length);
  });

  test("have canonical texts: no markup, icon tokens, typographic quotes or symbols without meaning", () => {
    const texts = sets.flatMap(importSet).map(({ text }) => text.value);
    const symbol = /^\[(\d+|[MERGBOPYAC]|>|>>|[A-Z][A-Za-z]+(-[A-Z][a-z]+)?( \d+)?)\]$/;
    for (const text of texts) {
      expect(text).toMatch(/^[\w\s.,'"()[\]:—+/>-]*$/);
      expect(text).not.toMatch(/:rb_|<|&\w+;|^\s|\s$| {2}/m);
      for (const [bracketed] of text.matchAll(/\[[^\]]*\]/g)) expect(bracketed).toMatch(symbol);
    }
  });

  test("are the same cards as card files, one for each name", () => {
    const cards = firstPrints(sets.flatMap(importSet));
    const files = [...toCardFiles(cards).values()];
    const again = files.flatMap((file) => readCardFile(file).cards);
    expect(again.map(({ frame }) => frame)).toEqual(cards.map(({ frame }) => frame));
    expect(again.map(({ text }) => text.value)).toEqual(cards.map(({ text }) => text.value));
    expect(again.every(({ complete }) => complete)).toBe(true);
  });

  test("have a card for every erratum, and each one's old text or its new one", () => {
    const cards = sets.flatMap(importSet);
    const { diagnostics } = applyErrata(cards, JSON.parse(read("errata.json")));
    expect(diagnostics).toEqual([]);
  });
});
