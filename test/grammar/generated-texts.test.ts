import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultLanguage } from "../../compiler/compile-text.ts";
import { Generator } from "../../grammar/generator/generate.ts";
import { canonical } from "../../grammar/printer/canonical.ts";
import { randomFrom } from "../../grammar/generator/random.ts";

const language = defaultLanguage();
const generator = new Generator([language.line], language.vocabulary.lexicon);

test("10,000 random effects of the whole language print, parse and compare equal, without an ambiguity", () => {
  fc.assert(
    fc.property(fc.noShrink(fc.integer()), fc.integer({ min: 5, max: 9 }), (seed, depth) => {
      const said = generator.make(language.line, randomFrom(seed), depth);
      const text = language.printLine(said);
      expect(text, JSON.stringify(said)).toBeDefined();
      const reading = language.readLine(language.scanner.scan(text ?? "").tokens);
      expect(reading.ambiguities, text).toEqual([]);
      expect(canonical(reading.object), text).toEqual(said);
    }),
    // The same texts in every run, or as many others as are asked for.
    { seed: Number(process.env["RANDOM_SEED"] ?? 7), numRuns: Number(process.env["RANDOM_TEXTS"] ?? 10_000) },
  );
}, 900_000);

test("wordings that are not the canonical ones are read and printed back as they were said", () => {
  const any = new Generator([language.line], language.vocabulary.lexicon, true);
  let printed = 0;
  fc.assert(
    fc.property(fc.noShrink(fc.integer()), fc.integer({ min: 3, max: 6 }), (seed, depth) => {
      // Two wordings of one thing can come together; then it cannot be said, and no text has it.
      const text = language.printLine(any.make(language.line, randomFrom(seed), depth));
      if (text === undefined) return;
      printed++;
      const { object, ambiguities } = language.readLine(language.scanner.scan(text).tokens);
      expect(ambiguities, text).toEqual([]);
      expect(object === undefined ? undefined : language.printLine(object), text).toBe(text);
    }),
    { seed: 7, numRuns: 3_000 },
  );
  expect(printed).toBeGreaterThan(1_500);
}, 120_000);
