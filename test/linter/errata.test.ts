import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { compileCard } from "../../compiler/index.ts";
import { applyErrata } from "../../compiler/import/errata.ts";
import { importCardsFromSource } from "../../compiler/import/import-cards.ts";
import type { ImportedCard } from "../../compiler/import/imported-card.ts";
import { printCardFile } from "../../grammar/card-files/print-card-file.ts";
import { readCardFile } from "../../grammar/card-files/read-card-file.ts";
import { lintCard, rules } from "../../linter/index.ts";

/** The official corrections, and the cards that they belong to. Neither is a part of this repository. */
const corpus = new URL("../../../shared/corpus/", import.meta.url);
const isThere = existsSync(new URL("errata.json", corpus));

interface Erratum {
  readonly name: string;
  readonly old: string;
  readonly new: string;
}
const isErratum = (value: unknown): value is Erratum =>
  typeof value === "object" && value !== null && "name" in value && "old" in value && "new" in value;

const read = (name: string): string => readFileSync(new URL(name, corpus), "utf8");

function errata(): readonly Erratum[] {
  const parsed: unknown = JSON.parse(read("errata.json"));
  return Array.isArray(parsed) ? parsed.filter(isErratum) : [];
}
const cards = (): readonly ImportedCard[] =>
  ["origins.json", "proving-grounds.json", "spiritforged.json", "unleashed.json"].flatMap(
    (name) => importCardsFromSource(read(name)).cards,
  );

const ruleCodes: ReadonlySet<string> = new Set(rules.map(({ code }) => code));

interface Said {
  readonly isCompiled: boolean;
  /** The rules that find something, the compiler's and the language's among them. */
  readonly codes: readonly string[];
}
function codesOf(card: ImportedCard): Said {
  const file = printCardFile([card]);
  const [source] = readCardFile(file).cards;
  if (source === undefined) return { isCompiled: false, codes: [] };
  const compiled = compileCard(source);
  const linted = compiled.card === undefined ? [] : lintCard({ source, card: compiled.card, file });
  const codes = [...compiled.diagnostics, ...linted].map(({ code }) => code);
  return { isCompiled: compiled.card !== undefined, codes: codes.filter((code) => ruleCodes.has(code)) };
}

/** Every erratum whose card is known: what the old text has and the new one has not. */
function pairs() {
  const all = cards();
  return errata().map((erratum) => {
    const { name } = erratum;
    const before = applyErrata(all, [{ ...erratum, set: "", old: erratum.new, new: erratum.old }]).cards;
    const after = applyErrata(all, [{ ...erratum, set: "" }]).cards;
    const index = before.findIndex((card, position) => card.text.value !== after[position]?.text.value);
    const [old, now] = [before[index], after[index]];
    const nothing: Said = { isCompiled: false, codes: [] };
    const found = old === undefined ? nothing : codesOf(old);
    const left = now === undefined ? nothing : codesOf(now);
    // A corrected text that is not understood yet proves nothing.
    const only = left.isCompiled ? found.codes.filter((code) => !left.codes.includes(code)) : [];
    return { name, found, left, only };
  });
}

/** Raise it when more of them are found; it never goes down. */
const floor = 14;

describe.skipIf(!isThere)("official corrections (skipped where ../shared/corpus is absent)", () => {
  const all = isThere ? pairs() : [];

  test(`at least ${floor} old texts have a finding that the corrected text has not`, () => {
    const caught = all.filter(({ only }) => only.length > 0);
    expect(caught.length, caught.map(({ name }) => name).join(", ")).toBeGreaterThanOrEqual(floor);
  });
  test("no corrected text that is understood has a finding", () => {
    const errors = all.filter(({ left }) => left.isCompiled && left.codes.length > 0);
    expect(errors.map(({ name, left }) => [name, left.codes])).toEqual([]);
  });
});
