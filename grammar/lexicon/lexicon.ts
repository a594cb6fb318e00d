import type { DeclaredKeyword, KeywordName } from "../../runtime/effects/keyword.ts";

/** A keyword that a project declares. */
export interface KeywordDeclaration {
  /** "Drain" */
  readonly name: string;
  /** Whether a number can stand behind it: "[Drain 2]". Where none stands there it is 1. */
  readonly value?: boolean;
  /** The rules text that it stands for; X in it is the number. */
  readonly means?: string;
}

/** "Drain" of "[Drain]"; a keyword of the rulebook as it is. */
export const writtenKeyword = (keyword: string): string =>
  keyword.startsWith("[") ? keyword.slice(1, -1) : keyword;

/** The names that a text may use. A project can add its own. */
export interface Lexicon {
  readonly keywords: readonly KeywordName[];
  readonly declaredKeywords?: ReadonlyMap<DeclaredKeyword, KeywordDeclaration>;
  /** What units are spoken of by, with the plural: their tags ("Mech", "Mechs"), and the names of unit tokens (187). */
  readonly tags: ReadonlyMap<string, string>;
  readonly unitTokens: readonly string[];
  readonly gearTokens: readonly string[];
  readonly battlefieldTokens?: readonly string[];
}
