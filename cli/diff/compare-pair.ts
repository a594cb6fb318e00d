import type { LoadedCard } from "../cards/load-cards.ts";
import { findingsIn, isError, withoutCard } from "../report/finding.ts";
import type { Finding } from "../report/finding.ts";
import { compareCards, type WrittenCard } from "./compare-cards.ts";
import type { EffectChange } from "./effect-change.ts";
import type { Pair } from "./pair.ts";

/**
 * - same: letter for letter
 * - templating: other words, or other reminder text, for the same effects
 * - changed: other effects
 * - not-understood: at least one of the texts does not compile, so nothing can be said
 * - added, removed: there is nothing to compare it with
 */
export type Result = "same" | "templating" | "changed" | "not-understood" | "added" | "removed";

export interface Comparison {
  readonly name?: string;
  readonly result: Result;
  readonly changes: readonly EffectChange[];
  /** Why a text is not understood. */
  readonly findings: readonly Finding[];
}

export function comparePair({ name, before, after }: Pair): Comparison {
  const named = name === undefined ? {} : { name };
  const problems = [before, after].flatMap((card) => (card === undefined ? [] : problemsOf(card)));
  const findings = name === undefined ? problems.map(withoutCard) : problems;
  const outcome = (result: Result, changes: readonly EffectChange[] = []): Comparison => ({
    ...named,
    result,
    changes,
    findings,
  });
  if (findings.length > 0) return outcome("not-understood");
  if (before === undefined || after === undefined) return outcome(before === undefined ? "added" : "removed");
  const [old, now] = [written(before), written(after)];
  if (old === undefined || now === undefined) return outcome("not-understood");
  const changes = compareCards(old, now);
  if (changes.length > 0) return outcome("changed", changes);
  return outcome(isSameText(before, after) ? "same" : "templating");
}

const problemsOf = ({ card, file, found }: LoadedCard): readonly Finding[] =>
  card === undefined ? findingsIn(file, found).filter(isError) : [];

function written({ card, source }: LoadedCard): WrittenCard | undefined {
  return card === undefined ? undefined : { card, source };
}
const isSameText = (before: LoadedCard, after: LoadedCard): boolean =>
  before.source.text.value === after.source.text.value &&
  before.source.effectText?.value === after.source.effectText?.value;
