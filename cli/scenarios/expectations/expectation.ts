import type { Diagnostic, Span } from "../../../grammar/diagnostics/diagnostic.ts";
import { inYaml } from "../describe.ts";
import type { Game, View } from "../game.ts";
import type { Path } from "../positions.ts";
import { scenarioDiagnostics } from "../scenario-diagnostics.ts";

/** What an expectation is held against. */
export interface Seen {
  readonly game: Game;
  readonly view: View;
  /** Where a part of the `expect` step stands. */
  readonly placeOf: (...path: Path) => Span;
  /** Notes that something is not as expected: all that an `expect` step finds is told at once. */
  readonly tell: (problem: Diagnostic) => void;
}

/** A key that has not the value expected of it. */
export function differs(
  what: string,
  found: unknown,
  expected: unknown,
  place: Span,
  help?: string,
): Diagnostic {
  const values = { what, found: inYaml(found), expected: inYaml(expected) };
  return scenarioDiagnostics.report("scenario-difference", values, place, { help });
}

export const sorted = (names: readonly string[]): readonly string[] => [...names].sort();

/** Equal lists of names, whatever their order. */
export const sameNames = (first: readonly string[], second: readonly string[]): boolean =>
  JSON.stringify(sorted(first)) === JSON.stringify(sorted(second));
