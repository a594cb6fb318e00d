import { loadLinter } from "../linter.ts";
import type { Linter } from "../linter.ts";
import type { Finding } from "../report/finding.ts";
import { findingsIn } from "../report/finding.ts";
import type { Terminal } from "../terminal.ts";
import type { LoadedCard } from "./load-cards.ts";

/** What the linter says of one card that compiles. */
export const lintLoadedCard = (linter: Linter, { file, source, card }: LoadedCard): readonly Finding[] =>
  card === undefined ? [] : findingsIn(file, linter.lintCard({ source, card, file: file.source }));

/** Lints all cards that compile. The linter is loaded here. */
export async function lintCards(
  cards: readonly LoadedCard[],
  terminal: Terminal,
): Promise<readonly Finding[]> {
  const linter = await loadLinter();
  const findings = cards.flatMap((card, index) => {
    terminal.progress(`linting ${index + 1} of ${cards.length}: ${card.source.frame.name}`);
    return lintLoadedCard(linter, card);
  });
  terminal.progress("");
  return findings;
}

/** In the order of the files, and in each by place. */
export function inOrder(findings: readonly Finding[]): readonly Finding[] {
  const files = [...new Set(findings.map(({ file }) => file))];
  return [...findings].sort(
    (first, second) =>
      files.indexOf(first.file) - files.indexOf(second.file) ||
      first.diagnostic.span.start - second.diagnostic.span.start,
  );
}
