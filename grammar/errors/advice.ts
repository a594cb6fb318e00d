import type { Slip } from "./slip.ts";
import { slips } from "./slips.ts";

/** Longer lines are not said again. */
const longestShown = 120;
/** In longer ones nobody looks for slips. */
const longestRead = 600;
/** More slips than this in one sentence are not mended together. */
const mostSlips = 3;

/** Where the sentence that was refused is refused, the line being written like this; undefined if it is read. */
type StopIn = (line: string) => number | undefined;

/** Where the sentence of a place begins. */
const sentenceStart = (line: string, at: number): number => line.lastIndexOf(". ", at - 1) + 1;

/** The sentence that begins at a place, or the whole line where there is no other. */
function sentenceFrom(line: string, start: number): string {
  const end = line.indexOf(". ", start);
  return line.slice(start, end < 0 ? undefined : end + 1).trim();
}

/** The slips of a sentence up to a place: one after it is told when this is mended. */
function slipsBefore(line: string, at: number): readonly Slip[] {
  if (line.length > longestRead) return [];
  const start = sentenceStart(line, at);
  return slips.filter(({ pattern }) => {
    const place = pattern.exec(line.slice(start))?.index;
    return place !== undefined && start + place <= at;
  });
}

/** The line with the slips mended that stand in the way of the sentence. */
function mendedLine(
  line: string,
  at: number,
  stopIn: StopIn,
  found: readonly Slip[],
  left: number,
): string | undefined {
  for (const { mended } of found)
    for (const text of mended?.(line, at) ?? []) {
      if (text === line) continue;
      const stop = stopIn(text);
      if (stop === undefined) return text;
      // The full stop is often forgotten too.
      if (stop >= text.length && stopIn(`${text}.`) === undefined) return `${text}.`;
      const all = left > 1 ? mendedLine(text, stop, stopIn, slipsBefore(text, stop), left - 1) : undefined;
      if (all !== undefined) return all;
    }
  return undefined;
}

/**
 * What to write instead of a refused line, where it is one of the well-known slips: the author's own sentence where that
 * is mended by it, else an example. `at` is the position in the line where reading stopped.
 */
export function adviceFor(line: string, at: number, stopIn: StopIn): string | undefined {
  const found = slipsBefore(line, at);
  const [first] = found;
  if (first === undefined) return undefined;
  for (const most of [1, mostSlips])
    for (const slip of found) {
      const right = mendedLine(line, at, stopIn, [slip], most);
      if (right !== undefined) return said(slip.rule, sentenceFrom(right, sentenceStart(line, at)));
    }
  return said(first.rule, first.example);
}

const said = (rule: string, text: string | undefined): string =>
  text === undefined || text.length > longestShown ? `${rule}.` : `${rule}: "${text}"`;

const wordAt = (line: string, at: number): string => /^[^\s,.:]+/.exec(line.slice(at))?.[0] ?? "";

/** Small words that are often left out. */
const leftOut = [",", ".", ":", "[>]", "a", "an", "the", "to", "unit", "gear", "[M]", "of"];

/** The author's sentence with the small word that is missing before the place where reading stopped. */
export function adviceToAdd(
  line: string,
  at: number,
  expected: readonly string[],
  stopIn: StopIn,
): string | undefined {
  if (line.length > longestRead) return undefined;
  for (const word of leftOut) {
    if (!expected.includes(word)) continue;
    const before = line.slice(0, at).trimEnd();
    const isAttached = /^(?:[,.:]|\[>\])$/.test(word);
    const added = `${before}${isAttached ? "" : " "}${word} ${line.slice(at).trimStart()}`;
    if (stopIn(added) !== undefined) continue;
    const missing = `${word.startsWith("[") ? word : `"${word}"`} is missing before "${wordAt(line, at)}"`;
    return said(missing, sentenceFrom(added, sentenceStart(line, at)));
  }
  return undefined;
}

/** A word of another game in its place: the author's sentence with the word of this one. */
export function adviceToReplace(
  line: string,
  at: number,
  word: string,
  substitutes: readonly string[],
  stopIn: StopIn,
): string | undefined {
  for (const substitute of substitutes) {
    const capital = /^[A-Z]/.test(word);
    const now = capital ? substitute.charAt(0).toUpperCase() + substitute.slice(1) : substitute;
    const replaced = `${line.slice(0, at)}${now}${line.slice(at + word.length)}`.replace(
      /\b(a) (?=[aeio])/gi,
      "$1n ",
    );
    const sentence = sentenceFrom(replaced, sentenceStart(line, at));
    if (sentence.length <= longestShown && stopIn(replaced) === undefined) return sentence;
  }
  return undefined;
}
