import type { Token } from "../../grammar/vocabulary/token.ts";
import { numerals } from "../../grammar/vocabulary/scanner.ts";

/** A text that differs from an accepted one, and so must mean something else or be refused (contract 2). */
export interface Mutation {
  readonly kind: "number" | "sentence" | "word" | "qualifier" | "foreign";
  readonly text: string;
  /** What was changed, in the original. */
  readonly start: number;
  readonly length: number;
}

/** Runs of words that say which, how long, or whether. Single words are tried one by one anyhow. */
const qualifiers = [
  "up to",
  "you may",
  "this turn",
  "this combat",
  "at a battlefield",
  "at battlefields",
  "at my battlefield",
  "in your base",
  "in combat",
  "you control",
  "from your trash",
  "from among them",
  "with a spell",
  "an additional",
  ", ignoring its cost",
  "any number of",
  "to your base",
];
const clauses = [
  / with \d+ \[M\] or (?:less|more)/g,
  / if [^.,]+(?=[.,])/g,
  /, to a (?:minimum|maximum) of \d+ \[M\]/g,
  /^(?:If|While) [^,]+, /g,
];
/** Words that are in no rules text of this game. */
const foreign = ["purple", "quickly"];

export function mutationsOf(line: string, tokens: readonly Token[]): readonly Mutation[] {
  const mutations: Mutation[] = [];
  const replace = (kind: Mutation["kind"], start: number, length: number, text: string): void => {
    const changed = `${line.slice(0, start)}${text}${line.slice(start + length)}`
      .replace(/ +/g, " ")
      .replace(/ (?=[.,])/g, "");
    mutations.push({ kind, text: changed.trim(), start, length });
  };
  for (const token of tokens) {
    const { startOffset: start, image } = token;
    if (image === "") continue; // Implied, and not written.
    replace("word", start, image.length, "");
    for (const word of foreign) replace("foreign", start, 0, `${word} `);
    const number = changedNumber(token);
    if (number !== undefined) replace("number", start, image.length, number);
  }
  for (const word of foreign) replace("foreign", line.length, 0, ` ${word}`);
  for (const { start, end } of sentencesOf(tokens)) replace("sentence", start, end - start, "");
  const lower = line.toLowerCase();
  for (const qualifier of qualifiers)
    for (let at = lower.indexOf(qualifier); at >= 0; at = lower.indexOf(qualifier, at + 1))
      replace("qualifier", at, qualifier.length, "");
  for (const clause of clauses)
    for (const match of line.matchAll(clause)) replace("qualifier", match.index, match[0].length, "");
  return mutations;
}

/** The same token with a number one higher. */
function changedNumber({ image, value }: Token): string | undefined {
  if (value?.value === "number") {
    const numeral = numerals.findIndex((word) => word === image.toLowerCase());
    return numeral >= 0
      ? numerals[numeral + 1]
      : image.replace(/\d+/, (digits) => String(Number(digits) + 1));
  }
  if (value?.value === "keyword" && value.number !== undefined)
    return image.replace(/\d+/, (digits) => String(Number(digits) + 1));
  return undefined;
}

/** Every sentence of a line that has several. */
function sentencesOf(tokens: readonly Token[]): readonly { readonly start: number; readonly end: number }[] {
  const sentences: { start: number; end: number }[] = [];
  let start: number | undefined;
  for (const token of tokens) {
    start ??= token.startOffset;
    if (token.image !== ".") continue;
    sentences.push({ start, end: token.end });
    start = undefined;
  }
  return sentences.length > 1 ? sentences : [];
}
