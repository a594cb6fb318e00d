import { describe, expect, test } from "vitest";
import type { ImportedCard } from "../../compiler/import/imported-card.ts";
import { hasCorpus, lintImported, note, readCorrected } from "./support/corpus.ts";

/**
 * How often each rule is right about a published card: every one of these was reviewed against the rules. More findings
 * are false alarms until they have been reviewed too.
 */
const reviewed: Readonly<Record<string, number>> = {
  "acts-on-pending-card": 1,
  "base-without-owner": 5,
  "exact-count-may-be-impossible": 1,
  "kill-attribution": 1,
  "may-still-needs-target": 2,
  "missing-duration": 1,
  "own-zone-mismatch": 1,
  // "Ability" with a capital letter
  "reminder-text-mismatch": 1,
  // "When … would die"
  "replacement-needs-would": 1,
  "score-versus-gain-points": 8,
  "self-included-by-accident": 2,
  "self-reference": 4,
  "keyword-used-as-state": 1,
};

/** A change that breaks the text, the words that it is made to, and how many of the changed texts are told of it. */
const changes = [
  { name: "a duration is left out", of: / this turn/g, by: "", code: "missing-duration", floor: 0.95 },
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

  test("have no finding that has not been reviewed", () => {
    const counts: Record<string, number> = {};
    for (const card of cards)
      for (const code of lintImported(card).codes) counts[code] = (counts[code] ?? 0) + 1;
    const more = Object.entries(counts).filter(([code, count]) => count > (reviewed[code] ?? 0));
    expect(more).toEqual([]);
  });
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
