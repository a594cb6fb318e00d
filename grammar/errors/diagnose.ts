import { isBracketedWord } from "../lexicon/default-lexicon.ts";
import type { AnyCategory } from "../combinators/node.ts";
import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import { languageDiagnostics } from "../diagnostics/language-diagnostics.ts";
import { didYouMean } from "../diagnostics/suggestions.ts";
import type { Language } from "../language.ts";
import { largestNumber } from "../vocabulary/largest-number.ts";
import type { Token } from "../vocabulary/token.ts";
import { adviceFor, adviceToAdd, adviceToReplace } from "./advice.ts";
import { declareHint, declareKeyword } from "./declare-hint.ts";
import { hintFor, substitutesFor } from "./foreign-words.ts";
import { expectedIn, type Expected } from "./expected.ts";
import { damageMistake } from "./mistakes.ts";
import { sentenceAt } from "./faults.ts";
import { faultByRepair, stopIn } from "./repairs.ts";
import { wordingMistake } from "./wording-mistakes.ts";

/** A list of everything that could stand in a place would hide what matters. */
const mostShown = 6;

/**
 * One message for a refused line or sentence, and the token where it went wrong. `written` is the text of the tokens.
 */
export function diagnose(
  language: Language,
  category: AnyCategory,
  tokens: readonly Token[],
  written: string,
): { readonly diagnostic: Diagnostic; readonly token: number } {
  const expected = expectedIn(category, tokens, language.parser.matchers, language.vocabulary);
  const unknown = tokens.findIndex((token) => token.tokenType === language.vocabulary.unknown);
  // An unknown word is the fault wherever it stands: what is expected before it follows from it.
  const place = unknown >= 0 && unknown <= expected.token + 1 ? unknown : expected.token;
  const token = tokens[place];
  const mistake =
    damageMistake(tokens, place) ??
    wordingMistake(tokens, place) ??
    openQuote(language, tokens, place) ??
    (place === unknown ? undefined : faultByRepair({ category, tokens, written, place }, language));
  if (mistake !== undefined) return { diagnostic: mistake, token: place };
  const left =
    tokens.length -
    sentenceAt(
      tokens.map(({ image }) => image),
      place,
    ).end;
  // A full stop that was forgotten is there in the mended sentence.
  const stop = (line: string): number | undefined =>
    stopIn(line, line.endsWith(".") ? Math.max(1, left) : left, category, language);
  const at = token === undefined ? written.length : token.startOffset - (tokens[0]?.startOffset ?? 0);
  const slip = adviceFor(written, at, stop);
  if (token === undefined) return { diagnostic: incomplete(tokens, expected, slip), token: place };
  const diagnostic =
    token.tokenType === language.vocabulary.unknown
      ? unknownWord(
          token,
          tokens,
          place === expected.token ? expected.spellings : [],
          language,
          slip,
          adviceToReplace(written, at, token.image, substitutesFor(token.image), stop),
          bracketsFor(written, at, language, stop),
        )
      : languageDiagnostics.report(
          "unexpected-word",
          { word: token.image, expected: listed(expected) },
          spanOf(token),
          {
            help:
              slip ??
              adviceToAdd(written, at, expected.spellings, stop) ??
              hintBefore(tokens, place) ??
              nearWord(token.image, expected.spellings),
          },
        );
  return { diagnostic, token: place };
}

/** A short word of the language is meant as it stands: "for" is no "or" with a letter too many. */
const nearWord = (image: string, spellings: readonly string[]): string | undefined =>
  image.length < 4 ? undefined : didYouMean(image, spellings);

/** A quotation mark that nothing closes: what stands after it is read as a part of the quoted ability. */
function openQuote(language: Language, tokens: readonly Token[], place: number): Diagnostic | undefined {
  const [opening, closing] = [language.vocabulary.word("“"), language.vocabulary.word("”")];
  const isUnknown = tokens[place]?.tokenType === language.vocabulary.unknown;
  const open = tokens.findLastIndex(({ tokenType }) => tokenType === opening);
  if (opening === undefined || isUnknown || open < 0 || open >= place) return undefined;
  const isClosed = tokens.some(({ tokenType }, index) => index > open && tokenType === closing);
  const mark = tokens[open];
  return isClosed || mark === undefined
    ? undefined
    : languageDiagnostics.report("unclosed-quote", {}, spanOf(mark));
}

/** The hint for a word of plain speech in the sentence so far: "increase its Might by 2" goes wrong only at "by". */
function hintBefore(tokens: readonly Token[], place: number): string | undefined {
  const sentence = tokens.slice(
    tokens.findLastIndex(({ image }, index) => index < place && image === ".") + 1,
  );
  const read = sentence.slice(0, place + 1 - (tokens.length - sentence.length));
  return read.map(({ image }) => hintFor(image)).findLast((hint) => hint !== undefined);
}

function incomplete(tokens: readonly Token[], expected: Expected, help: string | undefined): Diagnostic {
  const last = tokens.at(-1);
  const end = last?.end ?? 0;
  const span = { start: Math.max(0, end - 1), end };
  if (expected.words.includes('"."')) return languageDiagnostics.report("missing-full-stop", {}, span);
  return languageDiagnostics.report("incomplete-sentence", { expected: listed(expected) }, span, { help });
}

function unknownWord(
  token: Token,
  tokens: readonly Token[],
  expected: readonly string[],
  language: Language,
  slip: string | undefined,
  own: string | undefined,
  brackets: string | undefined,
): Diagnostic {
  const { image } = token;
  const span = spanOf(token);
  const declare = declareHint(token, tokens, language.vocabulary.lexicon);
  // Inside a sentence a capital letter is that of a name, however near a word may be: "Wolves" is no "moves".
  const isName =
    declare !== undefined && ![undefined, "."].includes(tokens[tokens.indexOf(token) - 1]?.image);
  const meant = (words: readonly string[]): readonly string[] =>
    isName ? words.filter((word) => /^[A-Z]/.test(word)) : words;
  const near =
    didYouMean(image, meant(expected)) ?? didYouMean(image, meant(language.vocabulary.allSpellings()));
  const help =
    brackets ??
    hintFor(image, own) ??
    (isName ? [near, declare].filter((part) => part !== undefined).join(" ") : (near ?? declare));
  // "9999", "[9999]", "+9999", and the amount of a keyword: "[Assault 9999]".
  const [, word, digits] = /^\[?(?:([A-Z][A-Za-z-]+) )?([+-]?\d+)\]?$/.exec(image) ?? [];
  if (digits !== undefined && (word === undefined || language.vocabulary.valued(word) !== undefined)) {
    const number = digits.length > 14 ? `${digits.slice(0, 12)}…` : digits;
    return languageDiagnostics.report("number-too-large", { number, limit: largestNumber }, span);
  }
  if (/^\[[A-Z][A-Za-z-]+(?: \d+)?\]$/.test(image)) {
    const keyword = image.slice(1, -1);
    const near = didYouMean(keyword.replace(/ \d+$/, ""), language.vocabulary.keywordsWritten());
    const help = [near, declareKeyword(keyword)].filter((each) => each !== undefined).join(" ");
    return languageDiagnostics.report("unknown-keyword", { keyword }, span, { help });
  }
  if (/^\[.*\]$/s.test(image)) {
    const near = symbolLike(image, language);
    return languageDiagnostics.report("unknown-symbol", { symbol: image }, span, { help: near });
  }
  if (/^[[(]$/.test(image)) {
    const closing = image === "(" ? ")" : "]";
    return languageDiagnostics.report("unclosed-bracket", { bracket: image, closing }, span);
  }
  if (/^[\])]$/.test(image)) return languageDiagnostics.report("unopened-bracket", { bracket: image }, span);
  if (image === '"') return languageDiagnostics.report("unclosed-quote", {}, span);
  if (!/\w/.test(image))
    return languageDiagnostics.report("unknown-character", { character: shown(image) }, span, {
      help: slip ?? plainCharacter(image),
    });
  return languageDiagnostics.report("unknown-word", { word: image.slice(0, 60) }, span, { help });
}

/** "Give a unit Assault 2 this turn.": a keyword without its brackets, with its number. */
function bracketsFor(
  written: string,
  at: number,
  { vocabulary }: Language,
  stop: (line: string) => number | undefined,
): string | undefined {
  const [said = "", word = "", value = ""] = /^([A-Za-z][a-z-]+)( \d+)?/.exec(written.slice(at)) ?? [];
  const name = word.charAt(0).toUpperCase() + word.slice(1);
  if (vocabulary.keywordNamed(name) === undefined) return undefined;
  const substitutes = [`[${name}${value}]`];
  const own = adviceToReplace(written, at, said, substitutes, stop);
  return `A keyword stands in brackets: "${own ?? substitutes.join("")}"${own === undefined ? "." : ""}`;
}

/** What word processors write, and the keyboard key for it. */
const plain: Readonly<Record<string, string>> = {
  "’": "'",
  "‘": "'",
  "−": "-",
  "‒": "-",
  "–": "—",
  "!": ".",
  ";": ",",
};
function plainCharacter(image: string): string | undefined {
  const written = Object.hasOwn(plain, image) ? plain[image] : undefined;
  // Digits of other scripts and wide letters have a plain form of their own.
  const folded = written ?? image.normalize("NFKC");
  if (folded !== image && /^[\x20-\x7e—]+$/.test(folded)) return `Write ${folded} instead.`;
  return "Leave it out, or write in words what it stands for.";
}

/** "[tank]" and "[r]": symbols and keywords begin with a capital. */
function symbolLike(image: string, language: Language): string | undefined {
  const capitals = image.replace(/[a-z]/, (letter) => letter.toUpperCase());
  const name = capitals.slice(1, -1).replace(/ \d+$/, "");
  const isKnown =
    /^[RGBOPYACME]$/.test(name) ||
    language.vocabulary.keywordNamed(name) !== undefined ||
    isBracketedWord(name);
  return isKnown ? `Symbols and keywords begin with a capital: "${capitals}".` : undefined;
}
/** A character that cannot be seen is named by its number. */
const shown = (character: string): string =>
  /[\p{C}\p{Z}]/u.test(character)
    ? `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`
    : character;

function listed(expected: Expected): string {
  // What ends a part comes first: it is what is forgotten most.
  const [marks, words] = [expected.words.filter(isMark), expected.words.filter((word) => !isMark(word))];
  const labels = expected.categories.map((category) => category.label);
  const options = [...new Set([...marks, ...labels, ...words])];
  const more = options.length - mostShown;
  return more > 0
    ? `${options.slice(0, mostShown).join(", ")} …`
    : options.join(", ").replace(/, ([^,]*)$/, " or $1");
}
const isMark = (word: string): boolean => /^"(?:[,.:]|\[>\])"$/.test(word);
const spanOf = (token: Token): Span => ({ start: token.startOffset, end: token.end });
