import type { Keyword } from "../../runtime/effects/keyword.ts";
import { isBracketedWord, isRulebookKeyword } from "../../grammar/lexicon/default-lexicon.ts";
import type { WrittenReminder } from "../linted-card.ts";
import { otherSentences, usualSentences } from "./reminders.ts";
import { holderOf, ownSpeaker, speakersFor, type Holder } from "./speakers.ts";

/** A sentence of a reminder text that looks like the usual one of a word, and is another one. */
export interface OddSentence {
  readonly word: string;
  /** The sentence as it is written, where it begins in the reminder text, and the usual one. */
  readonly written: string;
  readonly at: number;
  readonly usual: string;
}

/** 135.2.d.3. The sentences of a reminder text in the middle of a line that are not worded as usual. */
export function oddSentences(reminder: WrittenReminder): readonly OddSentence[] {
  const explained = explainedIn(reminder);
  const isKnown = (said: string): boolean => explained.some((one) => isSaid(one, said));
  const left = sentencesOf(reminder.text).filter(
    ({ text }) => !isKnown(text) && !partsOfSentence(text).every(isKnown),
  );
  return left.flatMap(({ at, text }) => {
    const [nearest] = explained
      .flatMap((of) => [
        ...of.usual.map((sentence) => ({ of, sentence, like: likeness(text, sentence) + bonus })),
        ...of.other.map((sentence) => ({ of, sentence, like: likeness(text, sentence) })),
      ])
      .sort((first, second) => second.like - first.like);
    if (nearest === undefined || nearest.like < alike) return [];
    return [{ word: nearest.of.written, written: text, at, usual: nearest.sentence }];
  });
}

interface Known {
  /** "[Assault 2]" */
  readonly written: string;
  /** What is usually said, and what may be, of whoever is given it. */
  readonly usual: readonly string[];
  readonly other: readonly string[];
  readonly said: ReadonlySet<string>;
}
const isSaid = ({ said }: Known, sentence: string): boolean => said.has(same(sentence));
/** "While you have 6+ XP, I can move …, and …": the keyword before others says when they work. */
function partsOfSentence(sentence: string): readonly string[] {
  const said = sentence.replace(/^(?:When I die|While you have \d+\+ XP), /, "");
  const whole = said.charAt(0).toUpperCase() + said.slice(1);
  const parts = said === sentence ? [] : said.replace(/\.$/, "").split(/,? and /);
  return parts.length < 2 || /^Recycle /.test(said)
    ? [whole]
    : parts.map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}.`);
}

/** The words before a reminder text that it may explain, with all that may be said of them. */
function explainedIn({ abilities, before, type }: WrittenReminder): readonly Known[] {
  return [...before.matchAll(bracketed)].flatMap((found) => {
    const { cost, value, word = "" } = found.groups ?? {};
    if (!isRulebookKeyword(word) && !isBracketedWord(word)) return [];
    const explained = { word, ...(value === undefined ? {} : { value: Number(value) }), cost };
    const holders = holdersIn(abilities).filter(({ keyword }) => keyword.keyword === word);
    const speakers = [
      // Whoever dies is the card itself, unless it is said by another one.
      ...(word === "Deathknell" ? [ownSpeaker(type)] : []),
      ...(holders.length === 0 ? speakersFor("anybody", word, type) : []),
      ...holders.flatMap(({ holder }) => speakersFor(holder, word, type)),
    ];
    const usual = speakers.map((who) => usualSentences(explained, who) ?? []);
    const other = speakers.map((who) => otherSentences(explained, who));
    const said = new Set([...usual, ...other].flat().map(same));
    return [{ written: found[0], usual: usual[0] ?? [], other: other[0] ?? [], said }];
  });
}

/** "[Assault 2]", "[Equip] [1]" */
const bracketed = /\[(?<word>[A-Z][\w-]*)(?: (?<value>\d+))?\](?: (?<cost>(?:\[[^\]]*\])+))?/g;

interface Held {
  readonly keyword: Keyword;
  readonly holder: Holder;
}
/** The keywords that a text gives, and to whom. */
function holdersIn(effect: unknown, holder: Holder = "anybody"): readonly Held[] {
  if (typeof effect !== "object" || effect === null) return [];
  if (Array.isArray(effect)) return effect.flatMap((part) => holdersIn(part, holder));
  if (isKeyword(effect)) return [{ keyword: effect, holder }];
  const own = holderIn(effect, holder);
  return Object.values(effect).flatMap((part: unknown) => holdersIn(part, own));
}
const isKeyword = (node: object): node is Keyword =>
  "keyword" in node && typeof node.keyword === "string" && !("ability" in node);
function holderIn(node: object, holder: Holder): Holder {
  if ("ability" in node) return node.ability === "keyword" ? "self" : "anybody";
  if ("do" in node && node.do === "play-token") return "count" in node && node.count === 1 ? "one" : "many";
  // 395. The "I" of a quoted ability is another's.
  if ("gift" in node && node.gift === "ability") return "anybody";
  if (!("gift" in node) || typeof node.gift !== "object") return holder;
  return holderOf("to" in node ? node.to : "who" in node ? node.who : undefined);
}

interface Sentence {
  readonly text: string;
  readonly at: number;
}
function sentencesOf(text: string): readonly Sentence[] {
  // A sentence ends at a full stop that is not inside of quotation marks.
  return [...text.matchAll(/\s*((?:"[^"]*"|[^.])+\.?)/g)].map(({ 0: whole, 1: said = "", index }) => ({
    text: said,
    at: index + whole.length - said.length,
  }));
}

/** From here on two sentences say the same in other words; what is less alike says something else. */
const alike = 0.6;
/** Another than the usual sentence is meant only where it is much more alike. */
const bonus = 0.04;
const shortness = 0.85;
/** Sørensen and Dice: the words that both have, of all words; of a short sentence, how many of its words. */
function likeness(first: string, second: string): number {
  const [one, other] = [wordsOf(first), wordsOf(second)];
  const left = [...other];
  for (const word of one) {
    const place = left.indexOf(word);
    if (place !== -1) left.splice(place, 1);
  }
  const shared = other.length - left.length;
  return Math.max((2 * shared) / (one.length + other.length), (shortness * shared) / one.length);
}
const wordsOf = (sentence: string): readonly string[] =>
  same(sentence)
    .toLowerCase()
    .split(/[\s.,:]+/)
    .filter(Boolean);

/** 135.2.e.6. Cards show [C] as the Power of their own domains; quotation marks are typography. */
export const same = (text: string): string =>
  text
    .replace(/\[[RGBOPYAC]\]/g, "[C]")
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
