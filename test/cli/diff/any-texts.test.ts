import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compileCard } from "../../../compiler/index.ts";
import { defaultLanguage } from "../../../compiler/compile-text.ts";
import { sameEffects } from "../../../grammar/printer/canonical.ts";
import { readCardFile } from "../../../grammar/card-files/read-card-file.ts";
import { Generator } from "../../../grammar/generator/generate.ts";
import { randomFrom } from "../../../grammar/generator/random.ts";
import { compareCards, type WrittenCard } from "../../../cli/diff/compare-cards.ts";
import type { EffectChange } from "../../../cli/diff/effect-change.ts";
import { cardFilesOfErrata, hasCorpus, note } from "../../linter/support/corpus.ts";

function written(file: string): WrittenCard | undefined {
  const [source] = readCardFile(file).cards;
  const card = source === undefined ? undefined : compileCard(source).card;
  return source === undefined || card === undefined ? undefined : { source, card };
}
const changesOf = (before: string, after: string): readonly EffectChange[] | undefined => {
  const [old, now] = [written(before), written(after)];
  return old === undefined || now === undefined ? undefined : compareCards(old, now);
};

const language = defaultLanguage();
const generator = new Generator([language.line], language.vocabulary.lexicon);
const files = fc
  .record({
    type: fc.constantFrom("Unit", "Spell", "Gear"),
    seeds: fc.array(fc.noShrink(fc.integer()), { minLength: 1, maxLength: 3 }),
    depth: fc.integer({ min: 5, max: 9 }),
  })
  .map(({ type, seeds, depth }) => {
    const lines = seeds.map((seed) =>
      language.printLine(generator.make(language.line, randomFrom(seed), depth)),
    );
    return `name: Any\ntype: ${type}\n\n${lines.join("\n")}\n`;
  });
const areSame = (before: string, after: string): boolean =>
  sameEffects(written(before)?.card, written(after)?.card);

test("any text compared with itself: nothing changes", () => {
  fc.assert(
    fc.property(files, (file) => {
      expect(changesOf(file, file) ?? []).toEqual([]);
    }),
    { numRuns: 300 },
  );
}, 60_000);

test("any two texts with other effects: something is told, in words", () => {
  fc.assert(
    fc.property(files, files, (before, after) => {
      const changes = changesOf(before, after);
      if (changes === undefined || areSame(before, after)) return;
      expect(changes.length, `${before}${after}`).toBeGreaterThan(0);
      for (const { message, where } of changes) {
        expect(message).not.toMatch(/undefined|\[object| ""(?!\S)/);
        expect(where).not.toBe("");
      }
    }),
    { numRuns: 500 },
  );
}, 60_000);

describe.skipIf(!hasCorpus)(`official corrections ${note}`, () => {
  const pairs = hasCorpus ? cardFilesOfErrata() : [];
  test.each(pairs)("$name: what it changes is told, if both texts are understood", ({ old, now }) => {
    const changes = changesOf(old, now);
    if (changes === undefined || areSame(old, now)) return;
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.length).toBeLessThan(8);
    for (const { message } of changes) expect(message).not.toMatch(/undefined|\[object| ""(?!\S)/);
  });
});
