import { EmbeddedActionsParser, type IParserErrorMessageProvider, type ParserMethod } from "chevrotain";
import type { AnyCategory, AnyPhrase } from "../combinators/node.ts";
import { Token } from "../vocabulary/token.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { reachableFrom } from "../vocabulary/words.ts";
import { FirstSets } from "./first-set.ts";
import { PhraseLookahead, type Ambiguity } from "./lookahead.ts";
import { build } from "./build.ts";
import { matchEmpty, Matchers } from "./matcher.ts";
import { Occurrences, type Build, type Productions, type Rule } from "./productions.ts";

/** Where a part of a text stands, as offsets in the scanned text, and what it was read as. */
export interface ReadSpan {
  readonly start: number;
  readonly end: number;
  readonly phrase: AnyPhrase;
}
export interface Reading {
  /** Absent where the tokens are not a text of the category. */
  readonly object?: object;
  readonly ambiguities: readonly Ambiguity[];
}

/** Chevrotain's own messages list every alternative, up to 100 kB; ours are made from the phrases. */
const shortMessages: IParserErrorMessageProvider = {
  buildMismatchTokenMessage: () => "mismatch",
  buildNotAllInputParsedMessage: () => "not all read",
  buildNoViableAltMessage: () => "no alternative",
  buildEarlyExitMessage: () => "too few",
};

type PhraseRule = ParserMethod<[], object>;

/** One Chevrotain rule for each phrase and each category of phrases. Reads objects, and where each part stands. */
export class PhraseParser extends EmbeddedActionsParser {
  private readonly vocabulary: Vocabulary;
  readonly matchers: Matchers;
  private readonly firstSets: FirstSets;
  private readonly lookahead: PhraseLookahead;
  private readonly phraseRules = new Map<AnyPhrase, PhraseRule>();
  private readonly categoryRules = new Map<AnyCategory, PhraseRule>();
  private spans: Map<object, ReadSpan> | undefined;
  private current: Record<string, unknown> = {};
  private length = 0;
  private readonly productions: Productions = {
    consume: (occurrence, type) => {
      const token = this.consume(occurrence, type);
      return token instanceof Token ? token.value : undefined;
    },
    or: (occurrence, alternatives) => {
      this.or<unknown>(occurrence, alternatives);
    },
    option: (occurrence, part) => {
      this.option(occurrence, part);
    },
    many: (occurrence, part) => {
      this.many(occurrence, part);
    },
    atLeastOne: (occurrence, part) => {
      this.atLeastOne(occurrence, part);
    },
    subrule: (occurrence, category) => this.subrule(occurrence, this.categoryRule(category)),
    write: (key, value) => {
      this.current[key] = value;
    },
  };

  /** `validate`: whether Chevrotain examines the rules first. They are the same at every start, so a test does it. */
  constructor(roots: readonly AnyCategory[], vocabulary: Vocabulary, validate = false) {
    const firstSets = new FirstSets(vocabulary);
    const matchers = new Matchers(vocabulary, firstSets);
    const lookahead = new PhraseLookahead(
      matchers,
      () => this.position(),
      () => this.LA(1).tokenTypeIdx,
    );
    super(vocabulary.all, {
      lookaheadStrategy: lookahead,
      errorMessageProvider: shortMessages,
      maxLookahead: 1,
      recoveryEnabled: false,
      skipValidations: !validate,
    });
    this.vocabulary = vocabulary;
    this.firstSets = firstSets;
    this.matchers = matchers;
    this.lookahead = lookahead;
    const reachable = reachableFrom(roots);
    for (const phrase of reachable.phrases) this.phraseRule(phrase);
    for (const category of reachable.categories) this.categoryRule(category);
    this.performSelfAnalysis();
  }

  /** Reads all tokens as one text of the category. `spans` is told where each part of it stands. */
  read(category: AnyCategory, tokens: readonly Token[], spans?: Map<object, ReadSpan>): Reading {
    this.spans = spans;
    tokens.forEach((token, index) => (token.index = index));
    this.length = tokens.length;
    this.input = [...tokens];
    this.matchers.read(tokens.map((token) => token.tokenTypeIdx));
    if (!this.matchers.ofCategory(category)(0).includes(tokens.length)) return { ambiguities: [] };
    this.lookahead.begin();
    this.current = {};
    const object = this.categoryRule(category).call(this);
    const ambiguities = [...this.lookahead.ambiguities];
    return this.errors.length > 0 ? { ambiguities } : { object, ambiguities };
  }

  private position(): number {
    const token = this.LA(1);
    return token instanceof Token ? token.index : this.length;
  }
  private phraseRule(phrase: AnyPhrase): PhraseRule {
    const known = this.phraseRules.get(phrase);
    if (known !== undefined) return known;
    const name = `phrase${String(this.phraseRules.size)}`;
    let read: Build | undefined;
    const rule = this.RULE(name, () => {
      read ??= build(phrase.node, this.ruleNamed(name), matchEmpty);
      const outer = this.current;
      const object: Record<string, unknown> = { ...phrase.head };
      const first = this.LA(1);
      this.current = object;
      read();
      this.current = outer;
      this.spans?.set(object, { start: first.startOffset, end: (this.LA(0).endOffset ?? 0) + 1, phrase });
      return object;
    });
    this.phraseRules.set(phrase, rule);
    return rule;
  }
  private ruleNamed(name: string): Rule {
    const { firstSets, lookahead, matchers, productions, vocabulary } = this;
    return { name, occurrences: new Occurrences(), firstSets, lookahead, matchers, productions, vocabulary };
  }
  private categoryRule(category: AnyCategory): PhraseRule {
    const known = this.categoryRules.get(category);
    if (known !== undefined) return known;
    const phrases = category.phrases();
    const [only, ...more] = phrases;
    const rule = only !== undefined && more.length === 0 ? this.phraseRule(only) : this.choiceRule(phrases);
    this.categoryRules.set(category, rule);
    return rule;
  }
  private choiceRule(phrases: readonly AnyPhrase[]): PhraseRule {
    const name = `category${String(this.categoryRules.size)}`;
    this.lookahead.addChoice(
      name,
      0,
      () =>
        phrases.map((phrase) => ({
          first: this.firstSets.ofPhrase(phrase),
          matcher: this.matchers.of(phrase.node),
        })),
      matchEmpty,
    );
    const alternatives = phrases.map((phrase) => ({
      ALT: () => this.subrule(0, this.phraseRule(phrase)),
    }));
    return this.RULE(name, () => this.or<object>(0, alternatives));
  }
}
