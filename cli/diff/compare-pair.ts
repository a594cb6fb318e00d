import type { LoadedCard } from "../cards/load-cards.ts";
import { findingsIn, isError, withoutCard } from "../report/finding.ts";
import type { Finding } from "../report/finding.ts";
import type { Linter } from "../linter.ts";
import { compareFindings, type ChangedFindings } from "./compare-findings.ts";
import { compareCards, type WrittenCard } from "./compare-cards.ts";
import type { EffectChange } from "./effect-change.ts";
import type { Pair } from "./pair.ts";

/**
 * - same: letter for letter
 * - templating: other words, or other reminder text, for the same effects
 * - changed: other effects, or the same ones from words that the rules carry in one of the texts alone
 * - not-understood: at least one of the texts does not compile, so nothing can be said
 * - added, removed: there is nothing to compare it with
 */
export type Result = "same" | "templating" | "changed" | "not-understood" | "added" | "removed";

export interface Comparison extends ChangedFindings {
  readonly name?: string;
  readonly result: Result;
  /** Which of the texts is not understood, where it is one of two. */
  readonly refused?: "old" | "new";
  readonly changes: readonly EffectChange[];
  /** Why a text is not understood. */
  readonly findings: readonly Finding[];
}

export function comparePair({ name, before, after }: Pair, linter: Linter): Comparison {
  const named = name === undefined ? {} : { name };
  const problems = [before, after].flatMap((card) => (card === undefined ? [] : problemsOf(card)));
  const findings = name === undefined ? problems.map(withoutCard) : problems;
  const outcome = (
    result: Result,
    changes: readonly EffectChange[] = [],
    changed: ChangedFindings = { mended: [], brought: [] },
  ): Comparison => ({ ...named, result, changes, findings, ...changed });
  if (findings.length > 0) return { ...outcome("not-understood"), ...refusedOf(before, after) };
  if (before === undefined || after === undefined) return outcome(before === undefined ? "added" : "removed");
  const [old, now] = [written(before), written(after)];
  if (old === undefined || now === undefined) return outcome("not-understood");
  const changes = compareCards(old, now);
  if (isSameText(before, after) && changes.length === 0) return outcome("same");
  const found = compareFindings(before, after, linter);
  const isChanged = changes.length > 0 || [...found.mended, ...found.brought].some(isOfMeaning);
  return outcome(isChanged ? "changed" : "templating", changes, found);
}

/** Style says nothing of what a text does. */
const isOfMeaning = ({ diagnostic }: Finding): boolean => diagnostic.severity !== "style";

function refusedOf(
  before: LoadedCard | undefined,
  after: LoadedCard | undefined,
): { readonly refused?: "old" | "new" } {
  if (before === undefined || after === undefined) return {};
  if (before.card === undefined && after.card !== undefined) return { refused: "old" };
  return before.card !== undefined && after.card === undefined ? { refused: "new" } : {};
}

const problemsOf = ({ card, file, found }: LoadedCard): readonly Finding[] =>
  card === undefined ? findingsIn(file, found).filter(isError) : [];

function written({ card, source }: LoadedCard): WrittenCard | undefined {
  return card === undefined ? undefined : { card, source };
}
const isSameText = (before: LoadedCard, after: LoadedCard): boolean =>
  before.source.text.value === after.source.text.value &&
  before.source.effectText?.value === after.source.effectText?.value;
