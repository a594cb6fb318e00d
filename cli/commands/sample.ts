import { kindsOf } from "../../compiler/contracts/kinds.ts";
import { compileText, defaultLanguage } from "../../compiler/compile-text.ts";
import { Generator } from "../../grammar/generator/generate.ts";
import { randomFrom } from "../../grammar/generator/random.ts";
import { didYouMean } from "../../grammar/diagnostics/suggestions.ts";
import { writtenKeyword } from "../../grammar/lexicon/lexicon.ts";
import type { Language } from "../../grammar/language.ts";
import { reachableFrom } from "../../grammar/vocabulary/words.ts";
import type { AnyCategory } from "../../grammar/combinators/node.ts";
import { action } from "../../grammar/phrases/actions/action.phrase.ts";
import { BadInput } from "../bad-input.ts";
import { exitCode } from "../exit-code.ts";
import type { ExitCode } from "../exit-code.ts";
import { lintLoaded } from "../cards/lint-cards.ts";
import { loadCompiler } from "../compiler.ts";
import { cardTypes } from "../explain/card-types.ts";
import { loadText } from "../explain/text-as-card.ts";
import { loadLinter } from "../linter.ts";
import { isError } from "../report/finding.ts";
import type { Terminal } from "../terminal.ts";

export interface SampleOptions {
  readonly number: string;
  readonly seed?: string;
}

const mostTexts = 10_000;
/** Rare kinds need many attempts; after these the kind is taken to be one that no text has. */
const attemptsForEach = 5_000;
/** Deeper ones are longer. */
const shallowest = 3;
const depths = 3;
const mostKindsShown = 30;
const attemptsForAnother = 300;

/** A card has room for more, but nobody reads long random texts. */
const longest = 100;

/** Random texts that work on a card, as the linter says: for ideas, and to try a linter rule on. */
export async function sample(
  phrase: string | undefined,
  options: SampleOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const count = wholeNumber(options.number, "-n", mostTexts, 1);
  const seed =
    options.seed === undefined ? Date.now() % 1_000_000 : wholeNumber(options.seed, "--seed", 2 ** 32 - 1);
  const language = defaultLanguage();
  const generator = new Generator([language.line], language.vocabulary.lexicon);
  const random = randomFrom(seed);
  if (phrase !== undefined) mustBeSaid(phrase, language);
  const [compiler, linter] = await Promise.all([loadCompiler(), loadLinter()]);
  const works = (text: string): boolean =>
    cardTypes.some((type) => {
      const loaded = loadText({ file: "text", source: text, diagnostics: [] }, type, compiler);
      return !lintLoaded(linter, loaded).some(isError);
    });
  // The plainest text that came up, for a kind that no short one has.
  let long: string | undefined;
  const asked = phrase === undefined ? undefined : actionsOf(phrase);
  const said = new Set<string>();
  let written = 0;
  for (let attempt = 0; written < count && attempt < attemptsForEach * count; attempt++) {
    const depth = shallowest + Math.floor(random() * depths);
    const line =
      asked === undefined
        ? generator.make(language.line, random, depth)
        : { ability: "spell", instructions: [{ actions: [generator.make(asked, random, depth)] }] };
    if (phrase !== undefined && !isSaidIn(line, phrase)) continue;
    const text = language.printLine(line);
    if (text === undefined) continue;
    if (text.length > longest) {
      if ((long === undefined || text.length < long.length) && compileText(text).card !== undefined)
        long = text;
      continue;
    }
    // A kind that says little comes up again and again: then it has no other text.
    if (said.has(text) && attempt < attemptsForAnother * count) continue;
    if (compileText(text).card === undefined || !works(text)) continue;
    said.add(text);
    // A text with a list of modes has several lines, so texts stand apart.
    terminal.out(written === 0 ? text : `\n${text}`);
    written++;
  }
  if (written === 0 && long !== undefined) {
    terminal.out(long);
    written++;
  }
  if (written === 0) throw new BadInput(`no text with "${phrase ?? ""}" came up; try another seed`);
  terminal.error(`seed ${String(seed)}`);
  return exitCode.fine;
}

/** The phrases of one action, which is then the whole text; undefined for other kinds. */
function actionsOf(kind: string): AnyCategory | undefined {
  const phrases = action
    .phrases()
    .filter(({ head }) => Object.entries(head).some(([key, of]) => key === "do" && of === kind));
  return phrases.length === 0 ? undefined : { name: kind, label: kind, phrases: () => phrases };
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
  const kinds = action
    .phrases()
    .flatMap(({ head }) =>
      Object.entries(head).flatMap(([key, kind]) => (key === "do" ? [String(kind)] : [])),
    );
  const list = `Some kinds: ${[...new Set(kinds)].slice(0, mostKindsShown).join(", ")}; and keywords, such as Tank.`;
  throw new BadInput(`no text has "${phrase}". ${didYouMean(phrase, known) ?? list}`);
}

function wholeNumber(written: string, option: string, most: number, least = 0): number {
  const number = Number(written);
  if (!/^\d+$/.test(written) || number < least || number > most)
    throw new BadInput(
      `${option} needs a whole number from ${String(least)} to ${String(most)}, not "${written.slice(0, 20)}"`,
    );
  return number;
}
