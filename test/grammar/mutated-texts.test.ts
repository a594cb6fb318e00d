import fc from "fast-check";
import { expect, test } from "vitest";
import { compileText, defaultLanguage } from "../../compiler/compile-text.ts";
import { Generator } from "../../grammar/generator/generate.ts";
import { randomFrom } from "../../grammar/generator/random.ts";

const language = defaultLanguage();
const generator = new Generator([language.line], language.vocabulary.lexicon);
const debris = [
  "",
  " ",
  ".",
  ",",
  "[",
  "]",
  "(",
  ")",
  "\n",
  "\0",
  "’",
  "—",
  "—1",
  "0",
  "[>]",
  "purple",
  "the",
  '"',
  "{",
  "\u{1f600}",
];

/** Cuts, doubles and replaces pieces of a text. */
function damage(text: string, random: () => number): string {
  let damaged = text;
  for (let times = 1 + Math.floor(random() * 3); times > 0; times--) {
    const start = Math.floor(random() * damaged.length);
    const end = Math.min(damaged.length, start + Math.floor(random() * 8));
    const piece =
      random() < 0.3 ? damaged.slice(start, end).repeat(2) : debris[Math.floor(random() * debris.length)];
    damaged = damaged.slice(0, start) + (piece ?? "") + damaged.slice(end);
  }
  return damaged;
}

test("10,000 damaged texts are compiled or refused with a place, and never crash", () => {
  fc.assert(
    fc.property(fc.noShrink(fc.integer()), (seed) => {
      const random = randomFrom(seed);
      const text = damage(language.printLine(generator.make(language.line, random, 7)) ?? "", random);
      const { card, diagnostics } = compileText(text);
      const errors = diagnostics.filter(({ severity }) => severity === "error");
      expect(errors.length > 0, text).toBe(card === undefined);
      for (const { span } of diagnostics) {
        expect(span.start).toBeGreaterThanOrEqual(0);
        expect(span.end).toBeLessThanOrEqual(text.length);
        expect(span.start).toBeLessThanOrEqual(span.end);
      }
    }),
    { numRuns: 10_000 },
  );
}, 120_000);

test("any string at all is compiled or refused", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      const { card, diagnostics } = compileText(text);
      expect(card === undefined).toBe(diagnostics.some(({ severity }) => severity === "error"));
    }),
    { numRuns: 2000 },
  );
}, 60_000);
