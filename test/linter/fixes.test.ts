import { describe, expect, test } from "vitest";
import { fixSource } from "../../cli/cards/fix-files.ts";
import { lintLoaded } from "../../cli/cards/lint-cards.ts";
import { compileFile } from "../../cli/cards/load-cards.ts";
import { compareCards } from "../../cli/diff/compare-cards.ts";
import type { SourceFile } from "../../cli/files/read-source.ts";
import * as compiler from "../../compiler/index.ts";
import { printCardFile } from "../../grammar/card-files/print-card-file.ts";
import * as linter from "../../linter/index.ts";
import { hasCorpus, note, readCorrected } from "./support/corpus.ts";

/** Safe fixes that say in the text what the rules make of it anyway: what goes to base goes to its own (107.1.a). */
const saidExpressly: ReadonlySet<string> = new Set(["base-without-owner"]);

const fileOf = (source: string): SourceFile => ({ file: "card", source, diagnostics: [] });

describe.skipIf(!hasCorpus)(`--fix on the published cards ${note}`, () => {
  const cards = hasCorpus ? readCorrected() : [];

  test("leaves the effects as they are, and nothing to fix for a second run", { timeout: 240_000 }, () => {
    let fixedCards = 0;
    for (const imported of cards) {
      const file = fileOf(printCardFile([imported]));
      const before = compileFile(file, compiler);
      const [old] = before.cards;
      if (old?.card === undefined) continue;
      const codes = lintLoaded(linter, before).flatMap(({ diagnostic: { code, fix } }) =>
        fix?.safe === true ? [code] : [],
      );
      if (codes.length === 0) continue;
      const { fixed, source } = fixSource(file, compiler, linter);
      fixedCards += 1;
      expect(fixed, imported.frame.name).toBeGreaterThan(0);

      const [now] = compileFile(fileOf(source), compiler).cards;
      expect(now?.card, imported.frame.name).toBeDefined();
      if (now?.card === undefined) continue;
      const changes = compareCards(
        { card: old.card, source: old.source },
        { card: now.card, source: now.source },
      );
      if (!codes.some((code) => saidExpressly.has(code))) expect(changes, imported.frame.name).toEqual([]);
      expect(fixSource(fileOf(source), compiler, linter).fixed, imported.frame.name).toBe(0);
    }
    console.info(`${String(fixedCards)} cards fixed`);
    expect(fixedCards).toBeGreaterThan(0);
  });
});
