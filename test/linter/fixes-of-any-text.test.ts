import { expect, test } from "vitest";
import { fixSource } from "../../cli/cards/fix-files.ts";
import { lintLoaded } from "../../cli/cards/lint-cards.ts";
import { compileFile } from "../../cli/cards/load-cards.ts";
import { compareCards } from "../../cli/diff/compare-cards.ts";
import type { SourceFile } from "../../cli/files/read-source.ts";
import { defaultLanguage } from "../../compiler/compile-text.ts";
import * as compiler from "../../compiler/index.ts";
import { Generator } from "../../grammar/generator/generate.ts";
import { randomFrom } from "../../grammar/generator/random.ts";
import * as linter from "../../linter/index.ts";

const language = defaultLanguage();
const generator = new Generator([language.line], language.vocabulary.lexicon);
const types = ["Unit", "Spell", "Gear", "Battlefield", "Legend"] as const;
const texts = 2000;

/** 107.1.a. What goes to base goes to its own: the text says it then, and so do the effects. */
const saidExpressly: ReadonlySet<string> = new Set(["base-without-owner"]);

const fileOf = (source: string): SourceFile => ({ file: "card", source, diagnostics: [] });
/** A card of one random line, always the same for the same number. */
function fileNumber(index: number): SourceFile {
  const line = language.printLine(
    generator.make(language.line, randomFrom(index * 7919 + 13), 5 + (index % 4)),
  );
  return fileOf(`name: Any\ntype: ${types[index % types.length] ?? "Unit"}\n\n${line ?? ""}\n`);
}

test(
  "--fix on any text: a safe fix leaves the effects, and nothing for a second run",
  { timeout: 300_000 },
  () => {
    let mended = 0;
    for (let index = 0; index < texts; index += 1) {
      const file = fileNumber(index);
      const before = compileFile(file, compiler);
      const safe = lintLoaded(linter, before).flatMap(({ diagnostic: { code, fix } }) =>
        fix?.safe === true ? [code] : [],
      );
      if (safe.length === 0) continue;
      const { fixed, source } = fixSource(file, compiler, linter);
      if (fixed === 0) continue;
      mended += 1;
      const [old] = before.cards;
      const [now] = compileFile(fileOf(source), compiler).cards;
      expect(now?.card, source).toBeDefined();
      expect(fixSource(fileOf(source), compiler, linter).fixed, source).toBe(0);
      // A text that was refused had no effects.
      if (old?.card === undefined || now?.card === undefined) continue;
      if (safe.some((code) => saidExpressly.has(code))) continue;
      const changes = compareCards(
        { card: old.card, source: old.source },
        { card: now.card, source: now.source },
      );
      expect(changes, `${file.source}\n=> ${source}`).toEqual([]);
    }
    expect(mended).toBeGreaterThan(50);
  },
);
