import { describe, expect, test } from "vitest";
import type { ImportedCard } from "../../compiler/import/imported-card.ts";
import { hasCorpus, lintImported, note, readCorrected } from "./support/corpus.ts";

/** Words that are taken out of every published text that has them. */
interface Mutation {
  readonly name: string;
  readonly changes: readonly (readonly [RegExp, string])[];
  /** So many of the changed texts were told of by the trial patterns of the groundwork. */
  readonly least: number;
  /** Changed texts that nothing is said of, and why that is right: "set number". */
  readonly quiet: Readonly<Record<string, string>>;
}

const mutations: readonly Mutation[] = [
  {
    name: '"this turn" is taken out',
    changes: [[/ this turn/g, ""]],
    least: 127,
    quiet: {
      "OGN 046": "the duration of the last of two instructions counts for both",
      "OGN 266": "the duration of the last of two instructions counts for both",
      "SFD 084": "without it the gear is played at once, and that is a sound text",
      "SFD 196": "the duration of the last of two instructions counts for both",
    },
  },
  { name: '"would die" becomes "dies"', changes: [[/would die/g, "dies"]], least: 8, quiet: {} },
  {
    name: '"heal" is taken out',
    changes: [[/heal (?:it|that unit|me)(?:, | and )/gi, ""]],
    least: 7,
    quiet: {},
  },
  {
    name: '"banish" is taken out before a play from the deck',
    changes: [
      [/banish ([^.]*?)(?:, then| and) play it/g, "play $1"],
      [/ and banish it\. Play it/g, ". Play it"],
      [/banishes one of them/g, "chooses one of them"],
      [/banish me\. If you do, you may /g, ""],
    ],
    least: 8,
    quiet: {},
  },
  {
    name: '"do this" is taken out',
    changes: [[/do this: /gi, ""]],
    least: 5,
    quiet: { "UNL 051": "nothing has to be on the board, or to be chosen, later than the rest" },
  },
  {
    name: '"up to" is taken out',
    changes: [[/up to (one|two|three|four|\d)/g, "$1"]],
    least: 14,
    quiet: {
      "OGN 212": "as many as there are are recycled (055)",
      "OGS 011": "a spell that does nothing else: only it cannot be played",
      "SFD 023": "a spell with two targets: it cannot be played without a second unit, like any other",
      "SFD 080": "an ability that does nothing else: only it is lost",
      "UNL 080": "a spell that does nothing else: only it cannot be played",
    },
  },
];

interface Changed {
  readonly id: string;
  readonly card: ImportedCard;
}
/** Every text in which the change is made once, outside of reminder text. */
function* changed(card: ImportedCard, { changes }: Mutation): Iterable<Changed> {
  const { value } = card.text;
  const { number, set } = card.frame;
  const id = `${set ?? ""} ${number?.split("/")[0] ?? ""}`;
  for (const [of, by] of changes)
    for (const { 0: found, index } of value.matchAll(of)) {
      const before = value.slice(0, index);
      if (before.lastIndexOf("(") > before.lastIndexOf(")")) continue;
      const made = found.replace(new RegExp(of.source, of.flags), by);
      const after = value.slice(index + found.length);
      yield { id, card: { ...card, text: { value: `${before}${made}${after}` } } };
    }
}

describe.skipIf(!hasCorpus)(`published texts with words taken out ${note}`, () => {
  const cards = hasCorpus ? readCorrected() : [];

  test.each(mutations)("$name: a designer is told", { timeout: 120_000 }, (mutation) => {
    const quiet: string[] = [];
    let [byRule, refused] = [0, 0];
    for (const card of cards) {
      const before = lintImported(card);
      if (!before.isCompiled) continue;
      for (const { id, card: after } of changed(card, mutation)) {
        const said = lintImported(after);
        if (said.codes.some((code) => code !== "canonical-wording" && !before.codes.includes(code)))
          byRule += 1;
        // The language has no such sentence: the error stands where the words are missing.
        else if (!said.isCompiled) refused += 1;
        else quiet.push(id);
      }
    }
    const all = byRule + refused + quiet.length;
    console.info(
      `${mutation.name}: ${String(all)} texts; a rule tells ${String(byRule)}, ${String(refused)} are refused; quiet: ${quiet.join(", ")}`,
    );
    expect(byRule + refused).toBeGreaterThanOrEqual(mutation.least);
    expect(quiet.filter((id) => !(id in mutation.quiet))).toEqual([]);
  });
});
