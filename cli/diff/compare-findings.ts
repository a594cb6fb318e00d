import type { LoadedCard } from "../cards/load-cards.ts";
import { lintLoaded } from "../cards/lint-cards.ts";
import type { Linter } from "../linter.ts";
import type { Finding } from "../report/finding.ts";

/** What is wrong with one of two texts by the rules, and not with the other. */
export interface ChangedFindings {
  /** Of the old text alone. */
  readonly mended: readonly Finding[];
  /** Of the new text alone. */
  readonly brought: readonly Finding[];
}

/** A finding of the old text is mended if the new one has none of its kind. Another wording is told as templating. */
export function compareFindings(before: LoadedCard, after: LoadedCard, linter: Linter): ChangedFindings {
  const [old, now] = [ruleFindings(before, linter), ruleFindings(after, linter)];
  return { mended: without(old, now), brought: without(now, old) };
}

const ruleFindings = (card: LoadedCard, linter: Linter): readonly Finding[] =>
  lintLoaded(linter, { cards: [card], fileFindings: [] }).filter(
    ({ diagnostic }) => diagnostic.code !== "canonical-wording",
  );

function without(findings: readonly Finding[], others: readonly Finding[]): readonly Finding[] {
  const codes = new Set(others.map(({ diagnostic }) => diagnostic.code));
  return findings.filter(({ diagnostic }) => !codes.has(diagnostic.code));
}
