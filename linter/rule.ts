import type { Diagnostic, Span } from "../grammar/diagnostics/diagnostic.ts";
import {
  defineDiagnostics,
  type DiagnosticEntry,
  type ReportDetails,
  type ValuesOf,
} from "../grammar/diagnostics/registry.ts";
import type { LintedCard } from "./linted-card.ts";

/** Makes a finding of one rule; a missing or unknown placeholder of its wording does not compile. */
export type Report<Entry extends DiagnosticEntry> = (
  where: Span,
  values: ValuesOf<Entry>,
  details?: ReportDetails,
) => Diagnostic;

/** A rule, its wording, and what it looks for in one card. */
export interface Rule extends DiagnosticEntry {
  readonly code: string;
  readonly check: (card: LintedCard) => Iterable<Diagnostic>;
}

/** A rule that compares the cards of a set with each other. */
export interface SetRule extends DiagnosticEntry {
  readonly code: string;
  readonly checkSet: (cards: readonly LintedCard[]) => Iterable<SetFinding>;
}
export interface SetFinding {
  readonly of: LintedCard;
  readonly diagnostic: Diagnostic;
}

/** `check` gives a finding for every place in the card at which its condition holds. */
export function defineRule<const Entry extends DiagnosticEntry>(
  code: string,
  entry: Entry,
  check: (card: LintedCard, report: Report<Entry>) => Iterable<Diagnostic>,
): Rule {
  const report = reporter(code, entry);
  return { ...entry, code, check: (card) => check(card, report) };
}

export function defineSetRule<const Entry extends DiagnosticEntry>(
  code: string,
  entry: Entry,
  checkSet: (cards: readonly LintedCard[], report: Report<Entry>) => Iterable<SetFinding>,
): SetRule {
  const report = reporter(code, entry);
  return { ...entry, code, checkSet: (cards) => checkSet(cards, report) };
}

/** A code that the compiler reports: it has a page like every rule, and nothing is left to look for. */
export const reportedByCompiler = (code: string, entry: DiagnosticEntry): Rule => ({
  ...entry,
  code,
  check: () => [],
});

function reporter<const Entry extends DiagnosticEntry>(code: string, entry: Entry): Report<Entry> {
  const registry = defineDiagnostics({ [code]: entry });
  return (where, values, details) => registry.report(code, values, where, details);
}
