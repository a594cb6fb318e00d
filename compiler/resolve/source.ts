import type { Span } from "../../grammar/diagnostics/diagnostic.ts";

/** Where the words of a node stand, and how they are written. */
export interface Source {
  readonly spanOf: (node: object) => Span;
  readonly textOf: (node: object) => string;
  /** What was made of a node stands where that stands. */
  readonly keepSpan: (effect: object, node: object) => void;
}
