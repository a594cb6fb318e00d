import type { Span } from "../grammar/diagnostics/diagnostic.ts";

/** Where the words of effects stand: offsets in the text that was compiled. */
export type Spans = ReadonlyMap<object, Span>;

const kept = new WeakMap<object, Spans>();
const none: Spans = new Map();

/** Remembers where the words of an ability and of all its effects stand. */
export function keepSpans(ability: object, spans: Spans): void {
  kept.set(ability, spans);
}

/**
 * Where the words of an ability and of the effects in it stand. Empty for one that was not compiled from a text in
 * this program, such as a generated one.
 */
export const spansOf = (ability: object): Spans => kept.get(ability) ?? none;
