import type { AnyCategory, AnyPhrase } from "../../grammar/combinators/node.ts";
import type { Language } from "../../grammar/language.ts";
import { readText } from "../../grammar/reading/read-text.ts";
import { reachableFrom } from "../../grammar/vocabulary/words.ts";
import type { ImportedCard } from "../../compiler/import/imported-card.ts";

/** Which cards each phrase of the language is used by. */
export interface PhraseUse {
  /** Category and kind, "condition is-at"; with a number where a kind has several wordings. */
  readonly name: string;
  readonly cards: ReadonlySet<string>;
}

export function phraseUse(cards: readonly ImportedCard[], language: Language): readonly PhraseUse[] {
  const names = namesOfPhrases([language.line, language.sentence]);
  const used = new Map<AnyPhrase, Set<string>>([...names.keys()].map((phrase) => [phrase, new Set()]));
  for (const { effectText, frame, text } of cards)
    for (const part of effectText === undefined ? [text] : [text, effectText])
      for (const { phrase } of readText(part.value, language, frame).spans.values())
        used.get(phrase)?.add(frame.name);
  return [...names].map(([phrase, name]) => ({ name, cards: used.get(phrase) ?? new Set() }));
}

function namesOfPhrases(roots: readonly AnyCategory[]): ReadonlyMap<AnyPhrase, string> {
  const names = new Map<AnyPhrase, string>();
  // A union has the phrases of other categories: the smallest one is where a phrase is declared.
  const categories = [...reachableFrom(roots).categories].sort(
    (first, second) => first.phrases().length - second.phrases().length,
  );
  for (const category of categories) {
    const counts = new Map<string, number>();
    for (const phrase of category.phrases()) {
      const [kind = ""] = Object.values(phrase.head).map(String);
      const plain = `${category.name} ${kind}`.trim();
      const count = (counts.get(plain) ?? 0) + 1;
      counts.set(plain, count);
      if (!names.has(phrase)) names.set(phrase, count === 1 ? plain : `${plain} (${String(count)})`);
    }
  }
  return names;
}
