import type { AnyCategory } from "../combinators/node.ts";
import type { Matchers } from "../parser/matcher.ts";
import type { Token } from "../vocabulary/token.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";

/** How far a line is a text of the language, and what could stand there. */
export interface Expected {
  /** Index of the first token that does not fit; the number of tokens, where more is missing. */
  readonly token: number;
  /** Categories of which any phrase could stand there. */
  readonly categories: readonly AnyCategory[];
  /** Single words that could stand there, outside those categories: quoted, or what kind of word it is. */
  readonly words: readonly string[];
  /** Every spelling that could stand there, for suggestions and completion. */
  readonly spellings: readonly string[];
}

/** Runs the recognizers once and keeps the furthest place. Only asked where a line was refused, or for completion. */
export function expectedIn(
  category: AnyCategory,
  tokens: readonly Token[],
  matchers: Matchers,
  vocabulary: Vocabulary,
): Expected {
  let furthest = -1;
  let categories = new Set<AnyCategory>();
  let words = new Set<number>();
  let ofCategories = new Set<number>();
  matchers.read(tokens.map((token) => token.tokenTypeIdx));
  matchers.missed = (position, types, missed) => {
    if (position < furthest) return;
    if (position > furthest) {
      furthest = position;
      [categories, words, ofCategories] = [new Set(), new Set(), new Set()];
    }
    if (missed !== undefined) categories.add(missed);
    for (const type of types) (missed === undefined ? words : ofCategories).add(type);
  };
  for (const end of matchers.ofCategory(category)(0))
    if (end > furthest) {
      furthest = end;
      [categories, words, ofCategories] = [new Set(), new Set(), new Set()];
    }
  matchers.missed = undefined;
  const spell = (types: ReadonlySet<number>) => [
    ...new Set([...types].flatMap((type) => vocabulary.spellings(type))),
  ];
  return {
    token: Math.max(0, furthest),
    categories: [...categories],
    words: [...new Set([...words].flatMap((type) => vocabulary.described(type)))],
    spellings: [...new Set([...spell(words), ...spell(ofCategories)])],
  };
}
