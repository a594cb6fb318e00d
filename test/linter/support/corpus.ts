import { existsSync, readFileSync } from "node:fs";
import { compileCard } from "../../../compiler/index.ts";
import { applyErrata } from "../../../compiler/import/errata.ts";
import { importCardsFromSource } from "../../../compiler/import/import-cards.ts";
import type { ImportedCard } from "../../../compiler/import/imported-card.ts";
import { firstPrints } from "../../../compiler/import/prints.ts";
import { printCardFile } from "../../../grammar/card-files/print-card-file.ts";
import { readCardFile } from "../../../grammar/card-files/read-card-file.ts";
import { lintCard, rules } from "../../../linter/index.ts";

/** Published cards and their official corrections. They are no part of this repository. */
const corpus = new URL("../../../../shared/corpus/", import.meta.url);
export const hasCorpus = existsSync(new URL("errata.json", corpus));
export const note = "(skipped where ../shared/corpus is absent)";

export interface Erratum {
  readonly set: string;
  readonly name: string;
  readonly old: string;
  readonly new: string;
}
const isErratum = (value: unknown): value is Erratum =>
  typeof value === "object" && value !== null && "name" in value && "old" in value && "new" in value;

const read = (name: string): string => readFileSync(new URL(name, corpus), "utf8");

export function readErrata(): readonly Erratum[] {
  const parsed: unknown = JSON.parse(read("errata.json"));
  return Array.isArray(parsed) ? parsed.filter(isErratum) : [];
}
/** All prints, as they were published. */
export const readCards = (): readonly ImportedCard[] =>
  ["origins.json", "proving-grounds.json", "spiritforged.json", "unleashed.json"].flatMap(
    (name) => importCardsFromSource(read(name)).cards,
  );
/** Each card once, with its corrected text. */
export const readCorrected = (): readonly ImportedCard[] =>
  firstPrints(applyErrata(readCards(), readErrata()).cards);

/** A correction as two card files: the card as it was, and as it is now. */
export interface CorrectedCard {
  readonly name: string;
  readonly before: ImportedCard | undefined;
  readonly after: ImportedCard | undefined;
}
export function readCorrections(): readonly CorrectedCard[] {
  const cards = readCards();
  return readErrata().map((erratum) => {
    const before = applyErrata(cards, [{ ...erratum, old: erratum.new, new: erratum.old }]).cards;
    const after = applyErrata(cards, [erratum]).cards;
    const index = before.findIndex((card, position) => card.text.value !== after[position]?.text.value);
    return { name: erratum.name, before: before[index], after: after[index] };
  });
}
const fileOf = (card: ImportedCard | undefined): string => (card === undefined ? "" : printCardFile([card]));
export const cardFilesOfErrata = (): readonly {
  readonly name: string;
  readonly old: string;
  readonly now: string;
}[] =>
  readCorrections().map(({ name, before, after }) => ({ name, old: fileOf(before), now: fileOf(after) }));

const ruleCodes: ReadonlySet<string> = new Set(rules.map(({ code }) => code));

export interface Said {
  readonly isCompiled: boolean;
  /** The rules that find something, the compiler's and the language's among them. */
  readonly codes: readonly string[];
}
export function lintImported(card: ImportedCard | undefined): Said {
  const file = fileOf(card);
  const [source] = readCardFile(file).cards;
  if (source === undefined) return { isCompiled: false, codes: [] };
  const compiled = compileCard(source);
  const linted = compiled.card === undefined ? [] : lintCard({ source, card: compiled.card, file });
  const codes = [...compiled.diagnostics, ...linted].map(({ code }) => code);
  return { isCompiled: compiled.card !== undefined, codes: codes.filter((code) => ruleCodes.has(code)) };
}
