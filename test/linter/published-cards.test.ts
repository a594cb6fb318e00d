import { describe, expect, test } from "vitest";
import type { ImportedCard } from "../../compiler/import/imported-card.ts";
import { hasCorpus, lintImported, note, readCorrected } from "./support/corpus.ts";

/** A change that breaks the text, the words that it is made to, and how many of the changed texts are told of it. */
const changes = [
  {
    name: "a duration is left out",
    // A card that may be played "from hand this turn" is just played now without these words: another sound text.
    of: /(?<!from (?:your )?hand) this turn/g,
    by: "",
    code: "missing-duration",
    floor: 0.94,
  },
  {
    name: "what is saved is not healed",
    of: /heal (?:it|that unit|me)(?:, | and )/gi,
    by: "",
    code: "saved-but-not-healed",
    floor: 0.95,
  },
  { name: '"would" is left out', of: /would die/g, by: "dies", code: "replacement-needs-would", floor: 0.95 },
  {
    name: "a card is played from the deck",
    of: /banish ([^.]*?)(?:, then| and) play it/g,
    by: "play $1",
    code: "play-from-deck-without-banish",
    floor: 0.95,
  },
  { name: '"I" becomes "this"', of: /\bme\b/g, by: "this", code: "self-reference", floor: 0.95 },
  {
    name: '"its base" becomes yours',
    of: /to its base/g,
    by: "to your base",
    code: "whose-base",
    floor: 0.95,
  },
  {
    name: '"up to" is left out',
    of: /up to (two|three|one)/g,
    by: "$1",
    code: "exact-count-may-be-impossible",
    floor: 0.5,
  },
] as const;

/** Every text in which the change is made once, outside of reminder text. */
function* changed(card: ImportedCard, { of, by }: (typeof changes)[number]): Iterable<ImportedCard> {
  const { value } = card.text;
  for (const { 0: found, index } of value.matchAll(of)) {
    const before = value.slice(0, index);
    if (before.lastIndexOf("(") > before.lastIndexOf(")")) continue;
    const after = value.slice(index + found.length);
    const made = found.replace(new RegExp(of.source, of.flags), by);
    yield { ...card, text: { value: `${before}${made}${after}` } };
  }
}

describe.skipIf(!hasCorpus)(`published cards ${note}`, () => {
  const cards = hasCorpus ? readCorrected().filter((card) => lintImported(card).isCompiled) : [];

  test.each(changes)("are told when $name", (change) => {
    const texts = cards
      .flatMap((card) => [...changed(card, change)])
      .map((card) => lintImported(card))
      .filter(({ isCompiled, codes }) => isCompiled || codes.length > 0);
    const told = texts.filter(({ codes }) => codes.includes(change.code));
    expect(texts.length).toBeGreaterThan(0);
    expect(told.length / texts.length).toBeGreaterThanOrEqual(change.floor);
  });
});
