import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultLanguage } from "../../compiler/compile-text.ts";
import { Generator } from "../../grammar/generator/generate.ts";
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
      expect(reading.object, text).toEqual(said);
    }),
    { numRuns: 10_000 },
  );
}, 120_000);
