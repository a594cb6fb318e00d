import type { Span } from "../grammar/diagnostics/diagnostic.ts";

const spans = new WeakMap<object, Span>();

/** Remembers where the words of a compiled effect stand. */
export function keepSpan(effect: object, span: Span): void {
  spans.set(effect, span);
}

/**
 * Where the words of a compiled effect stand: offsets in the text that was compiled. Nothing for an effect that was not
 * compiled from a text in this program, such as a generated one.
 */
export const spanOfEffect = (effect: object): Span | undefined => spans.get(effect);
