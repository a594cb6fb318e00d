import { kindsOf } from "../../compiler/contracts/kinds.ts";
import { compileText, defaultLanguage } from "../../compiler/compile-text.ts";
import { Generator } from "../../grammar/generator/generate.ts";
import { randomFrom } from "../../grammar/generator/random.ts";
import { didYouMean } from "../../grammar/diagnostics/suggestions.ts";
import { writtenKeyword } from "../../grammar/lexicon/lexicon.ts";
import type { Language } from "../../grammar/language.ts";
import { reachableFrom } from "../../grammar/vocabulary/words.ts";
import { BadInput } from "../bad-input.ts";
import { exitCode } from "../exit-code.ts";
import type { ExitCode } from "../exit-code.ts";
import type { Terminal } from "../terminal.ts";

export interface SampleOptions {
  readonly number: string;
  readonly seed?: string;
}

const mostTexts = 10_000;
/** Rare kinds need many attempts; after these the kind is taken to be one that no text has. */
const attemptsForEach = 30_000;
const deepest = 6;

/** Random texts that compile: for ideas, and to try a linter rule on. */
export function sample(phrase: string | undefined, options: SampleOptions, terminal: Terminal): ExitCode {
  const count = wholeNumber(options.number, "-n", mostTexts, 1);
  const seed =
    options.seed === undefined ? Date.now() % 1_000_000 : wholeNumber(options.seed, "--seed", 2 ** 32 - 1);
  const language = defaultLanguage();
  const generator = new Generator([language.line], language.vocabulary.lexicon);
  const random = randomFrom(seed);
  if (phrase !== undefined) mustBeSaid(phrase, language);
  let written = 0;
  for (let attempt = 0; written < count && attempt < attemptsForEach * count; attempt++) {
    const line = generator.make(language.line, random, 4 + Math.floor(random() * (deepest - 3)));
    if (phrase !== undefined && !isSaidIn(line, phrase)) continue;
    const text = language.printLine(line);
    if (text === undefined || compileText(text).card === undefined) continue;
    // A text with a list of modes has several lines, so texts stand apart.
    terminal.out(written === 0 ? text : `\n${text}`);
    written++;
  }
  if (written === 0) throw new BadInput(`no text with "${phrase ?? ""}" came up; try another seed`);
  terminal.error(`seed ${String(seed)}`);
  return exitCode.fine;
}

const isSaidIn = (line: object, phrase: string): boolean =>
  [...kindsOf(line)].some((kind) => writtenKeyword(kind.slice(kind.indexOf(" ") + 1)) === phrase);

/** Every kind of effect is the head of a phrase, or a keyword. */
function mustBeSaid(phrase: string, language: Language): void {
  const heads = [...reachableFrom([language.line]).phrases].flatMap(({ head }) =>
    Object.values(head).map(String),
  );
  const known = new Set([...heads, ...language.vocabulary.keywordsWritten()]);
  if (known.has(phrase)) return;
  throw new BadInput(`no text has "${phrase}". ${didYouMean(phrase, known) ?? ""}`.trim());
}

function wholeNumber(written: string, option: string, most: number, least = 0): number {
  const number = Number(written);
  if (!/^\d+$/.test(written) || number < least || number > most)
    throw new BadInput(
      `${option} needs a whole number from ${String(least)} to ${String(most)}, not "${written.slice(0, 20)}"`,
    );
  return number;
}
