import type { AnyCategory, AnyPhrase, Node } from "../../grammar/combinators/node.ts";
import type { Language } from "../../grammar/language.ts";
import { readText } from "../../grammar/reading/read-text.ts";
import { nodesIn, reachableFrom } from "../../grammar/vocabulary/words.ts";
import type { ImportedCard } from "../../compiler/import/imported-card.ts";

/** What a kind of phrase says ("if: is-at"), in all its wordings and places, and which cards use it. */
export interface PhraseUse {
  readonly kind: string;
  /** It has parts of its own; the others are a fixed word or expression, such as "the defender". */
  readonly isComposed: boolean;
  readonly cards: ReadonlySet<string>;
}

/** How often each kind of phrase of the language is used by cards. */
export function phraseUse(cards: readonly ImportedCard[], language: Language): readonly PhraseUse[] {
  const kinds = kindsOfPhrases([language.line, language.sentence]);
  const users = new Map<string, Set<string>>();
  for (const { effectText, frame, text } of cards)
    for (const part of effectText === undefined ? [text] : [text, effectText])
      for (const { phrase } of readText(part.value, language, frame).spans.values()) {
        const kind = kinds.get(phrase) ?? "";
        users.set(kind, (users.get(kind) ?? new Set()).add(frame.name));
      }
  const composed = new Set([...kinds].filter(([phrase]) => isComposed(phrase)).map(([, kind]) => kind));
  return [...new Set(kinds.values())].map((kind) => ({
    kind,
    isComposed: composed.has(kind),
    cards: users.get(kind) ?? new Set(),
  }));
}

const partKinds: ReadonlySet<Node["is"]> = new Set([
  "field",
  "list",
  "payload",
  "resources",
  "keyword",
  "valued",
]);
const isComposed = ({ node }: AnyPhrase): boolean => nodesIn(node).some(({ is }) => partKinds.has(is));

/** By the first discriminant of what they say; by their category where they have none. */
function kindsOfPhrases(roots: readonly AnyCategory[]): ReadonlyMap<AnyPhrase, string> {
  const kinds = new Map<AnyPhrase, string>();
  for (const category of reachableFrom(roots).categories)
    for (const phrase of category.phrases()) {
      const [discriminant] = Object.entries(phrase.head);
      if (!kinds.has(phrase)) kinds.set(phrase, discriminant?.map(String).join(": ") ?? category.name);
    }
  return kinds;
}
