import { distinctTexts } from "../import/prints.ts";
import type { ImportedCard } from "../import/imported-card.ts";
import { defaultLanguage } from "../compile-text.ts";
import { measureText, type Measured } from "./measure-text.ts";
import { kindsOf } from "./kinds.ts";

export interface CoverageFailure {
  readonly name: string;
  readonly set: string;
  readonly text: string;
  readonly reason: string;
  /** Where in the text, in UTF-16 code units. */
  readonly offset: number;
  readonly length: number;
}
/** Numbers of distinct card texts. */
export interface Coverage {
  readonly cards: number;
  readonly parsed: number;
  readonly roundTrip: number;
  readonly literal: number;
  readonly noDrop: number;
  /** Every effect has an executor that a scenario of this project runs. */
  readonly executable: number;
  readonly failures: readonly CoverageFailure[];
}

/**
 * Measures contracts 1 to 4 on distinct card texts. `executed` holds the kinds of effects that scenarios have run;
 * without it no card counts as executable.
 */
export function measureCoverage(
  cards: readonly ImportedCard[],
  onCard: (done: number, all: number, name: string) => void = () => undefined,
  executed: ReadonlySet<string> = new Set(),
): Coverage {
  const distinct = distinctTexts(cards);
  const counts = { parsed: 0, roundTrip: 0, literal: 0, noDrop: 0, executable: 0 };
  const failures: CoverageFailure[] = [];
  for (const [index, card] of distinct.entries()) {
    onCard(index, distinct.length, card.frame.name);
    const parts = [card.text, ...(card.effectText === undefined ? [] : [card.effectText])];
    const measured = parts.map(({ value }) =>
      measureText(value, card.frame.type, defaultLanguage(), card.frame.name),
    );
    for (const key of ["parsed", "roundTrip", "literal", "noDrop"] as const)
      if (measured.every((part) => part[key])) counts[key]++;
    if (measured.every((part) => part.parsed) && isExecuted(measured, executed)) counts.executable++;
    for (const [part, { failure }] of measured.entries())
      if (failure !== undefined)
        failures.push({
          name: card.frame.name,
          set: card.frame.set ?? "",
          text: parts[part]?.value ?? "",
          ...failure,
        });
  }
  return { cards: distinct.length, ...counts, failures };
}

const isExecuted = (measured: readonly Measured[], executed: ReadonlySet<string>): boolean =>
  executed.size > 0 &&
  measured.every(({ abilities }) => [...kindsOf(abilities ?? [])].every((kind) => executed.has(kind)));
export { kindsOf };
export { gapsOf, type Gap } from "./gaps.ts";
