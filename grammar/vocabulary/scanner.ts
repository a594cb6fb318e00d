import { powerOf } from "../card-files/frame-words.ts";
import { largestNumber } from "./largest-number.ts";
import { Token } from "./token.ts";
import type { Vocabulary } from "./vocabulary.ts";

export const numerals = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"] as const;

/** 135.2.d. A text in parentheses: without effect on the game. */
export interface Reminder {
  /** Offsets in the scanned text, with the parentheses. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
export interface Scanned {
  readonly tokens: readonly Token[];
  readonly reminders: readonly Reminder[];
}

/** "Dr. Mundo" */
const escaped = (name: string): string => name.replace(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/** Of these the language has numbers; what is written longer is told as an unknown token. */
const digitsLimit = String(largestNumber).length;

/**
 * Cuts a line into tokens. One regular expression and a table of words are twenty times as fast as a lexer that tries
 * a pattern for each word. It never fails: what it does not know becomes an unknown token.
 */
export class Scanner {
  private readonly vocabulary: Vocabulary;
  private readonly pattern: RegExp;

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
    const names = vocabulary.longNames().map((name) => `${escaped(name)}(?![A-Za-z])|`);
    this.pattern = new RegExp(
      [
        String.raw`[ \t\r\n]+`,
        String.raw`(?<reminder>\([^()]*(?:\([^()]*\)[^()]*)*\))`,
        String.raw`\[(?<energy>\d+)\]`,
        String.raw`\[(?<power>[RGBOPYAC])\]`,
        String.raw`\[(?<keyword>[A-Z][A-Za-z]*(?:-[A-Z][a-z]+)?)(?: (?<amount>\d+))?\]`,
        String.raw`(?<bracket>\[[^\][]*\])`,
        String.raw`(?<signed>[+-]\d+)`,
        String.raw`(?<number>\d+)`,
        String.raw`(?<word>[Nn]on-(?=[A-Z])|${names.join("")}[A-Za-z]+(?:-[A-Za-z]+|'[a-z]+)*)`,
        String.raw`(?<opening>(?<=^|[\s(])"(?=\S))`,
        String.raw`(?<mark>'s?|\.\.(?!\.)|[^\s\w])`,
      ].join("|"),
      "guy", // u: a character beyond the first plane is one character, not two halves
    );
  }

  /** `offset` is added to all offsets: where the line begins in its text. */
  scan(text: string, offset = 0): Scanned {
    const tokens: Token[] = [];
    const reminders: Reminder[] = [];
    let position = 0;
    while (position < text.length) {
      this.pattern.lastIndex = position;
      const match = this.pattern.exec(text);
      const image = match?.[0] ?? text.slice(position, position + 1);
      const groups = match?.groups ?? {};
      const start = position + offset;
      position += image.length;
      if (groups["reminder"] !== undefined) reminders.push({ start, end: start + image.length, text: image });
      else if (match === null || image.trim() !== "") tokens.push(...this.read(image, start, groups));
    }
    return { tokens: this.withImpliedStops(tokens), reminders };
  }
  /** The full stop of a quoted ability ends the sentence around it too, unless that goes on: "… draw 1." this turn. */
  private withImpliedStops(tokens: readonly Token[]): readonly Token[] {
    const { vocabulary } = this;
    const closing = vocabulary.word("”");
    const stop = vocabulary.word(".");
    if (closing === undefined || stop === undefined || !tokens.some(({ tokenType }) => tokenType === closing))
      return tokens;
    const result: Token[] = [];
    for (const [index, token] of tokens.entries()) {
      const ends = token.tokenType === closing && result.at(-1)?.tokenType === stop;
      result.push(token);
      const next = tokens[index + 1];
      const goesOn = next !== undefined && next.tokenType !== closing && /^[^A-Z[]/.test(next.image);
      if (ends && !goesOn) result.push(new Token("", token.end, stop));
    }
    return result;
  }

  /** A word of the language that is written in another way. */
  wordToken(word: string): (image: string, offset: number) => Token {
    const type = this.vocabulary.wordOf(word);
    return (image, offset) => new Token(image, offset, type);
  }

  /** A keyword that was written without its brackets; anything else stays as it is. */
  asKeyword(token: Token): Token {
    const { vocabulary } = this;
    const { image, startOffset } = token;
    const name = vocabulary.keywordNamed(`${image.slice(0, 1).toUpperCase()}${image.slice(1)}`);
    return name === undefined
      ? token
      : new Token(image, startOffset, vocabulary.keyword(name), { value: "keyword", name });
  }

  private read(
    image: string,
    start: number,
    groups: Readonly<Record<string, string | undefined>>,
  ): readonly Token[] {
    const { payloads, unknown } = this.vocabulary;
    const number = (digits: string, type = payloads.number): readonly Token[] =>
      digits.replace(/^[+-]/, "").length > digitsLimit
        ? [new Token(image, start, unknown)]
        : [new Token(image, start, type, { value: "number", number: Number(digits) })];
    if (groups["opening"] !== undefined || image === '"') {
      const mark = groups["opening"] === undefined ? "”" : "“";
      return [new Token(image, start, this.vocabulary.word(mark) ?? unknown)];
    }
    if (groups["energy"] !== undefined) return number(groups["energy"], payloads.energy);
    if (groups["signed"] !== undefined) return number(groups["signed"], payloads.signed);
    if (groups["number"] !== undefined)
      return number(groups["number"], this.vocabulary.word(groups["number"]) ?? payloads.number);
    if (groups["power"] !== undefined) {
      const symbol = powerOf(image);
      return [
        new Token(
          image,
          start,
          this.vocabulary.word(image) ?? payloads.power,
          symbol && { value: "power", symbol },
        ),
      ];
    }
    if (groups["keyword"] !== undefined)
      return [this.keyword(image, start, groups["keyword"], groups["amount"])];
    if (groups["word"] !== undefined) return this.word(image, start);
    // "[tank]" is no keyword; of the symbols, "[m]" and "[e]" are understood and written large.
    if (groups["bracket"] !== undefined && !/^\[(?:[em]|>+)\]$/i.test(image))
      return [new Token(image, start, unknown)];
    // A full stop twice is a slip that the canonical wording mends.
    return [new Token(image, start, this.vocabulary.word(image === ".." ? "." : image) ?? unknown)];
  }

  private keyword(image: string, start: number, written: string, amount: string | undefined): Token {
    const { vocabulary } = this;
    const name = vocabulary.keywordNamed(written);
    const word = vocabulary.word(image) ?? vocabulary.unknown;
    if (amount === undefined)
      return name === undefined
        ? new Token(image, start, word)
        : new Token(image, start, vocabulary.keyword(name), { value: "keyword", name });
    const type = vocabulary.valued(written);
    if (type === undefined || amount.length > digitsLimit) return new Token(image, start, vocabulary.unknown);
    const number = Number(amount);
    return name === undefined
      ? new Token(image, start, type, { value: "number", number })
      : new Token(image, start, type, { value: "keyword", name, number });
  }

  private word(image: string, start: number): readonly Token[] {
    const name = this.vocabulary.name(image);
    if (name !== undefined) return [new Token(image, start, name.type, { value: "name", name: name.name })];
    const word = this.vocabulary.word(image);
    if (word !== undefined) return [new Token(image, start, word)];
    const numeral = numerals.findIndex((known) => known === image.toLowerCase());
    if (numeral >= 0)
      return [
        new Token(image, start, this.vocabulary.payloads.numeral, { value: "number", number: numeral + 2 }),
      ];
    return this.parts(image, start) ?? [new Token(image, start, this.vocabulary.unknown)];
  }

  /** "unit's" is two words, where it is not a word itself. */
  private parts(image: string, start: number): readonly Token[] | undefined {
    if (!image.endsWith("'s")) return undefined;
    const cut = image.length - 2;
    const mark = new Token("'s", start + cut, this.vocabulary.word("'s") ?? this.vocabulary.unknown);
    return [...this.word(image.slice(0, cut), start), mark];
  }
}
