import type { ImportedCard } from "../import/imported-card.ts";
import { distinctTexts } from "../import/prints.ts";
import { compileAbilities, defaultLanguage } from "../compile-text.ts";

/** Words that the language does not have in this place, and the cards that wait for them. */
export interface Gap {
  /** The words at which reading stopped, numbers written as N; in parentheses what is a slip of the texts. */
  readonly words: string;
  /** Cards in which nothing else is missing: what the phrase would unlock at once. */
  readonly unlocks: number;
  /** All cards that need it. */
  readonly needs: number;
  readonly examples: readonly string[];
}

interface Missing {
  readonly card: string;
  readonly words: readonly string[];
  /** Its first word is not in the language at all. */
  readonly isUnknown: boolean;
  /** The only thing that is missing in its card. */
  readonly isOnly: boolean;
}

const longestRun = 4;
const mostExamples = 3;

/**
 * The gaps in the language for these cards, those first that would unlock most. Reading goes on at the next sentence,
 * so a card can have several.
 */
export function gapsOf(cards: readonly ImportedCard[]): readonly Gap[] {
  const missing = distinctTexts(cards).flatMap(missingIn);
  const counts = new Map<string, number>();
  for (const { words } of missing)
    for (let length = 1; length <= words.length; length++) {
      const run = words.slice(0, length).join(" ");
      counts.set(run, (counts.get(run) ?? 0) + 1);
    }
  const groups = new Map<string, Missing[]>();
  for (const one of missing) {
    const run = groupOf(one, counts);
    groups.set(run, [...(groups.get(run) ?? []), one]);
  }
  return [...groups]
    .map(([words, list]): Gap => {
      const names = [...new Set(list.map(({ card }) => card))];
      const unlocked = new Set(list.filter(({ isOnly }) => isOnly).map(({ card }) => card));
      return { words, unlocks: unlocked.size, needs: names.length, examples: names.slice(0, mostExamples) };
    })
    .sort(
      (first, second) =>
        second.unlocks - first.unlocks || second.needs - first.needs || (first.words < second.words ? -1 : 1),
    );
}

/** The longest run of words that is missing more than once; else all of them. One known word says too little. */
function groupOf({ isUnknown, words }: Missing, counts: ReadonlyMap<string, number>): string {
  for (let length = words.length; length > (isUnknown ? 0 : 1); length--) {
    const run = words.slice(0, length).join(" ");
    if ((counts.get(run) ?? 0) > 1) return run;
  }
  return words.join(" ");
}

/** What is no gap in the language but a slip of the text, in parentheses; undefined for words that are missing. */
function slipOf(code: string, help = ""): string | undefined {
  if (!isOfWords.test(code)) return `(${code})`;
  // "A comma ends the condition: …": the text can be mended in its own words.
  const rule = /^(?!Did you|If it|Write|This game)(.*?)(?:: "|\.$)/.exec(help)?.[1];
  return rule === undefined ? undefined : `(${rule})`;
}
const isOfWords = /^(?:un(?:known|expected|opened|closed)-|incomplete-|number-too-large)/;

function missingIn(card: ImportedCard): readonly Missing[] {
  const language = defaultLanguage();
  const parts = [card.text, ...(card.effectText === undefined ? [] : [card.effectText])];
  const runs = parts.flatMap(({ value }) =>
    compileAbilities(value, card.frame.type, language)
      .diagnostics.filter(({ severity }) => severity === "error")
      .map(({ code, help, span }) => {
        const slip = slipOf(code, help);
        if (slip !== undefined) return { isUnknown: true, words: [slip] };
        const line = value.slice(span.start).split("\n")[0] ?? "";
        const { tokens } = language.scanner.scan(line);
        const words = tokens.map(({ image }) => image.toLowerCase().replace(/\d+/g, "N"));
        const end = words.indexOf(".");
        const isUnknown = tokens[0]?.tokenType === language.vocabulary.unknown;
        return { isUnknown, words: words.slice(0, end < 0 ? longestRun : Math.min(longestRun, end + 1)) };
      }),
  );
  return runs.map((run) => ({ card: card.frame.name, ...run, isOnly: runs.length === 1 }));
}
