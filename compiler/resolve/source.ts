import type { KeywordDeclaration } from "../../grammar/lexicon/lexicon.ts";
import type { StandsFor } from "../keywords/declaration.ts";
import type { Span } from "../../grammar/diagnostics/diagnostic.ts";

/** Where the words of a node stand, and how they are written. */
export interface Source {
  readonly spanOf: (node: object) => Span;
  readonly textOf: (node: object) => string;
  /** What was made of a node stands where that stands. */
  readonly keepSpan: (effect: object, node: object) => void;
  /** How the project declares a keyword; undefined where it does not. */
  readonly declaration: (keyword: string) => KeywordDeclaration | undefined;
  /** What a keyword of the project stands for; undefined where nothing is said of it. */
  readonly standsFor: (keyword: string, value: number) => StandsFor | undefined;
}
