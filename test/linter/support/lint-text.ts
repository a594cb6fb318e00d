import { compileCard } from "../../../compiler/index.ts";
import { readCardFile } from "../../../grammar/card-files/read-card-file.ts";
import type { Diagnostic } from "../../../grammar/diagnostics/diagnostic.ts";
import { lintCards } from "../../../linter/index.ts";
import type { CardToLint } from "../../../linter/index.ts";

/** Everything that is said of the cards of a file: reading, compiling, linting. */
export function lintText(file: string): readonly Diagnostic[] {
  const read = readCardFile(file);
  const diagnostics = [...read.diagnostics];
  const cards: CardToLint[] = [];
  const found: (readonly Diagnostic[])[] = [];
  for (const source of read.cards) {
    const compiled = compileCard(source);
    if (compiled.card === undefined) diagnostics.push(...compiled.diagnostics);
    else {
      cards.push({ source, card: compiled.card, file });
      found.push(compiled.diagnostics);
    }
  }
  return [...diagnostics, ...lintCards(cards, found).flatMap((one) => one.diagnostics)];
}

export const codesIn = (file: string): readonly string[] => lintText(file).map(({ code }) => code);
