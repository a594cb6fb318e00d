import fc from "fast-check";
import { expect, test } from "vitest";
import { compileCard, spanIn, spansIn } from "../../compiler/index.ts";
import { defaultLanguage } from "../../compiler/compile-text.ts";
import { nodesIn } from "../../compiler/nodes.ts";
import { readCardFile } from "../../grammar/card-files/read-card-file.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { Generator } from "../../grammar/generator/generate.ts";
import { randomFrom } from "../../grammar/generator/random.ts";
import { lintCard } from "../../linter/index.ts";

const language = defaultLanguage();
const generator = new Generator([language.line], language.vocabulary.lexicon);
const types = ["Unit", "Spell", "Gear", "Battlefield", "Legend"] as const;

const files = fc
  .record({
    type: fc.constantFrom(...types),
    seeds: fc.array(fc.noShrink(fc.integer()), { minLength: 1, maxLength: 3 }),
    depth: fc.integer({ min: 5, max: 9 }),
  })
  .map(({ type, seeds, depth }) => {
    const lines = seeds.map((seed) =>
      language.printLine(generator.make(language.line, randomFrom(seed), depth)),
    );
    return `name: Any\ntype: ${type}\n\n${lines.join("\n")}\n`;
  });

/** The card of a file, where it compiles. */
function compiled(file: string) {
  const [source] = readCardFile(file).cards;
  const card = source === undefined ? undefined : compileCard(source).card;
  return source === undefined || card === undefined ? undefined : { source, card, file };
}

test("any text of the language can be linted: nothing throws, and every finding has its place", () => {
  fc.assert(
    fc.property(files, (file) => {
      const card = compiled(file);
      if (card === undefined) return;
      const before = JSON.stringify(card.card);
      const findings = lintCard(card);
      for (const { span, message, help = "", why = "" } of findings) {
        expect(span.start).toBeLessThan(span.end);
        expect(span.end).toBeLessThanOrEqual(file.length);
        expect(`${message}${why}${help}`).not.toMatch(/\{\w+\}|undefined/);
      }
      expect(lintCard(card)).toEqual(findings);
      expect(JSON.stringify(card.card)).toBe(before);
    }),
    { numRuns: 1000 },
  );
}, 120_000);

test("every fix of any text gives a text that compiles, without that finding", () => {
  fc.assert(
    fc.property(files, (file) => {
      const card = compiled(file);
      if (card === undefined) return;
      const findings = lintCard(card);
      for (const { code, message, fix } of findings) {
        if (fix === undefined) continue;
        const fixed = fix.edits.reduce(
          (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
          file,
        );
        const after = compiled(fixed);
        expect(after, `${code}: ${fixed}`).toBeDefined();
        if (after === undefined) continue;
        const same = (finding: Diagnostic): boolean => finding.code === code && finding.message === message;
        const left = lintCard(after).filter(same);
        expect(left.length, `${code}: ${fixed}`).toBeLessThan(findings.filter(same).length);
      }
    }),
    { numRuns: 1000 },
  );
}, 120_000);

test("every effect that is compiled knows where it is written", () => {
  const file = "name: Any\ntype: Spell\n\nDeal 4 to a unit at a battlefield. Draw 1.\n";
  const card = compiled(file)?.card;
  expect(card).toBeDefined();
  const spans = spansIn(card?.abilities ?? []);
  for (const effect of nodesIn(card?.abilities))
    expect(spanIn(spans, effect), JSON.stringify(effect)).toBeDefined();
});
