import type { Ability } from "../runtime/effects/ability.ts";
import type { Said } from "../runtime/effects/annotation.ts";
import type { Category } from "./combinators/phrase.ts";
import type { Lexicon } from "./lexicon/lexicon.ts";
import { PhraseParser, type Reading, type ReadSpan } from "./parser/phrase-parser.ts";
import { ability, sentenceOfInstructions } from "./phrases/index.ts";
import { Printer } from "./printer/printer.ts";
import { Scanner } from "./vocabulary/scanner.ts";
import type { Token } from "./vocabulary/token.ts";
import { Vocabulary } from "./vocabulary/vocabulary.ts";
import { reachableFrom } from "./vocabulary/words.ts";

/** The phrases with a lexicon: everything that reads and writes texts. Made once, in about a tenth of a second. */
export class Language {
  /** What one line of a card is. */
  readonly line: Category<Ability> = ability;
  /** What is read after a broken sentence. */
  readonly sentence = sentenceOfInstructions;
  readonly vocabulary: Vocabulary;
  readonly scanner: Scanner;
  readonly printer: Printer;

  private readonly reachable = reachableFrom([this.line, this.sentence]);
  private madeParser: PhraseParser | undefined;
  /** The kinds of abilities that a line can be. */
  private readonly abilities: ReadonlySet<unknown>;

  constructor(lexicon: Lexicon) {
    this.abilities = new Set(this.line.phrases().map(({ head }) => head["ability"]));
    this.vocabulary = new Vocabulary(this.reachable, lexicon);
    this.scanner = new Scanner(this.vocabulary);
    this.printer = new Printer(lexicon);
  }

  /** Most of the time to make a language goes into it; who asks for words only needs none. */
  get parser(): PhraseParser {
    return (this.madeParser ??= new PhraseParser(this.reachable, this.vocabulary));
  }

  /** What the parser gives for a line is what the phrases say, and they are typed by the effects. */
  isLine(object: object): object is Said<Ability> {
    return "ability" in object && this.abilities.has(object.ability);
  }
  /** `spans` is told where each part of the line stands. */
  readLine(tokens: readonly Token[], spans?: Map<object, ReadSpan>): Reading {
    const reading = this.parser.read(this.line, tokens, spans);
    // A cost after a dash has no full stop, so that of a quoted ability at its end implies none.
    const isImplied = tokens.at(-1)?.image === "";
    return reading.object === undefined && isImplied
      ? this.parser.read(this.line, tokens.slice(0, -1), spans)
      : reading;
  }
  printLine(line: object): string | undefined {
    return this.printer.print(this.line, line);
  }
}
