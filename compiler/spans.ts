import type { Span } from "../grammar/diagnostics/diagnostic.ts";

/** Where the words of effects stand: offsets in the text that was compiled. */
export type Spans = ReadonlyMap<object, Span>;

const kept = new WeakMap<object, Spans>();

/** Remembers where the words of an ability and of all its effects stand. */
export function keepSpans(ability: object, spans: Spans): void {
  kept.set(ability, spans);
}

/** Where the words of abilities stand. Nothing for those that were not compiled from a text in this program. */
export const spansIn = (abilities: readonly object[]): readonly Spans[] => [
  ...new Set(abilities.flatMap((ability) => kept.get(ability) ?? [])),
];
/** Where the words of an effect stand, which is one of these abilities or part of one. */
export function spanIn(spans: readonly Spans[], effect: object): Span | undefined {
  for (const each of spans) {
    const span = each.get(effect);
    if (span !== undefined) return span;
  }
  return undefined;
}
