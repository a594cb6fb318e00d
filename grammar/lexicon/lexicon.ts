import type { KeywordName } from "../../runtime/effects/keyword.ts";

/** The names that a text may use. A project can add its own. */
export interface Lexicon {
  readonly keywords: readonly KeywordName[];
  /** Tags with their plural: "Mech", "Mechs". */
  readonly tags: ReadonlyMap<string, string>;
  readonly unitTokens: readonly string[];
  readonly gearTokens: readonly string[];
  readonly battlefieldTokens?: readonly string[];
}
