import type { Card } from "../../runtime/index.ts";
import type { Linter } from "../linter.ts";
import type { Finding } from "../report/finding.ts";
import { findingsIn, inOrder } from "../report/finding.ts";
import type { LoadedCard, LoadedCards } from "./load-cards.ts";

type CompiledCard = LoadedCard & { readonly card: Card };
const isCompiled = (loaded: LoadedCard): loaded is CompiledCard => loaded.card !== undefined;

/**
 * Everything that is found in the cards: what the reader and the compiler say, and what the linter says of those that
 * compile. The linter also gives back what the compiler says of them, so that a suppression works for both.
 */
export function lintLoaded(
  linter: Linter,
  { cards, fileFindings }: Omit<LoadedCards, "files">,
): readonly Finding[] {
  const compiled = cards.filter(isCompiled);
  const linted = linter.lintCards(
    compiled.map(({ source, card, file }) => ({ source, card, file: file.source })),
    compiled.map(({ found }) => found),
  );
  return inOrder([
    ...fileFindings,
    ...cards.flatMap((loaded) => (isCompiled(loaded) ? [] : findingsIn(loaded.file, loaded.found))),
    ...compiled.flatMap(({ file }, index) => findingsIn(file, linted[index]?.diagnostics ?? [])),
  ]);
}
