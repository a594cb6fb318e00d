import type { DeclaredKeyword } from "../../runtime/effects/keyword.ts";
import type { KeywordDeclaration, Lexicon } from "./lexicon.ts";
import { pluralOf } from "./plural.ts";

/** What a project adds to the names of the published cards. */
export interface LexiconAdditions {
  /** "Gnome", or with a plural of its own: "Wolf", "Wolves". */
  readonly tags?: readonly (string | { readonly name: string; readonly plural: string })[];
  readonly unitTokens?: readonly string[];
  readonly gearTokens?: readonly string[];
  readonly battlefieldTokens?: readonly string[];
  /** "Drain", or with what it means. */
  readonly keywords?: readonly (string | KeywordDeclaration)[];
}

export const declarationsIn = ({ keywords = [] }: LexiconAdditions): readonly KeywordDeclaration[] =>
  keywords.map((keyword) => (typeof keyword === "string" ? { name: keyword } : keyword));

export function extended(lexicon: Lexicon, additions: LexiconAdditions): Lexicon {
  const { tags = [], unitTokens = [] } = additions;
  const nouns = [...unitTokens, ...tags].map((tag): [string, string] =>
    typeof tag === "string" ? [tag, pluralOf(tag)] : [tag.name, tag.plural],
  );
  const declared = new Map(
    declarationsIn(additions).map((declaration): [DeclaredKeyword, typeof declaration] => [
      `[${declaration.name}]`,
      declaration,
    ]),
  );
  const both = (first: readonly string[] = [], second: readonly string[] = []): readonly string[] => [
    ...new Set([...first, ...second]),
  ];
  return {
    keywords: [...lexicon.keywords, ...declared.keys()],
    declaredKeywords: declared,
    tags: new Map([...lexicon.tags, ...nouns]),
    unitTokens: both(lexicon.unitTokens, unitTokens),
    gearTokens: both(lexicon.gearTokens, additions.gearTokens),
    battlefieldTokens: both(lexicon.battlefieldTokens, additions.battlefieldTokens),
  };
}
