import { EmbeddedActionsParser, type IParserErrorMessageProvider, type ParserMethod } from "chevrotain";
import type { AnyCategory, AnyPhrase, Node } from "../combinators/node.ts";
import { Token } from "../vocabulary/token.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { nodesIn, type Reachable } from "../vocabulary/words.ts";
import { FirstSets } from "./first-set.ts";
import { PhraseLookahead, type Ambiguity, type Choose, type Take } from "./lookahead.ts";
import { build } from "./build.ts";
import { matchEmpty, Matchers } from "./matcher.ts";
import type { Rest } from "./rest.ts";
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

/** At the end of a phrase. */
const nothing: Rest = () => matchEmpty;

/** Whether a phrase can be read in more than one way. */
const decides = (node: Node): boolean =>
  nodesIn(node).some(({ is }) => is === "choice" || is === "optional" || is === "list" || is === "resources");

interface PhraseChoice {
  readonly choose: Choose;
  readonly rules: readonly PhraseRule[];
}
type PhraseRule = ParserMethod<[], object>;

/** One Chevrotain rule for each phrase and each category of phrases. Reads objects, and where each part stands. */
export class PhraseParser extends EmbeddedActionsParser {
  private readonly vocabulary: Vocabulary;
  readonly matchers: Matchers;
  private readonly firstSets: FirstSets;
  private readonly lookahead: PhraseLookahead;
  private readonly phraseRules = new Map<AnyPhrase, PhraseRule>();
  private readonly choices = new Map<AnyCategory, PhraseChoice>();
  private readonly categoryRules = new Map<AnyCategory, PhraseRule>();
  private spans: Map<object, ReadSpan> | undefined;
  private current: Record<string, unknown> = {};
  private length = 0;
  private readonly validate: boolean;
  private readonly productions: Productions = {
    consume: (occurrence, type) => {
      const token = this.consume(occurrence, type);
      return token instanceof Token ? token.value : undefined;
    },
    or: (occurrence, choose, alternatives) => {
      this.lookahead.choose = choose;
      this.or<unknown>(this.numberOf(occurrence), alternatives);
    },
    option: (occurrence, take, part) => {
      this.lookahead.take = take;
      this.option(this.numberOf(occurrence), part);
    },
    many: (occurrence, take, part) => {
      this.lookahead.take = take;
      this.many(this.numberOf(occurrence), this.again(take, part));
    },
    atLeastOne: (occurrence, take, part) => {
      this.lookahead.take = take;
      this.atLeastOne(this.numberOf(occurrence), this.again(take, part));
    },
    subrule: (occurrence, category) => this.subrule(this.numberOf(occurrence), this.ruleOf(category)),
    write: (key, value) => {
      this.current[key] = value;
    },
  };

  /** `validate`: whether Chevrotain examines the rules first. They are the same at every start, so a test does it. */
  constructor(reachable: Reachable, vocabulary: Vocabulary, validate = false) {
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
    this.validate = validate;
    this.vocabulary = vocabulary;
    this.firstSets = firstSets;
    this.matchers = matchers;
    this.lookahead = lookahead;
    for (const phrase of reachable.phrases) this.phraseRule(phrase);
    if (validate) for (const category of reachable.categories) this.categoryRule(category);
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
    const object = this.ruleOf(category).call(this);
    const ambiguities = [...this.lookahead.ambiguities];
    return this.errors.length > 0 ? { ambiguities } : { object, ambiguities };
  }

  /**
   * Chevrotain runs through every rule once to record it. Where it does not examine the rules, all that it needs is one
   * decision of each kind in each rule: the phrase itself decides. Phrases are built when they are read for the first time.
   */
  private recordDecisions(): object {
    const nothing = (): void => undefined;
    this.or(0, []);
    this.option(0, nothing);
    this.many(0, nothing);
    this.atLeastOne(0, nothing);
    return {};
  }
  private skims(): boolean {
    return this.RECORDING_PHASE && !this.validate;
  }
  /** Productions of one rule are told apart where Chevrotain examines it. */
  private numberOf(occurrence: number): number {
    return this.validate ? occurrence : 0;
  }
  /** After a round, the repeated part decides again. */
  private again(take: Take, part: Build): Build {
    return () => {
      part();
      this.lookahead.take = take;
    };
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
      if (this.skims()) return decides(phrase.node) ? this.recordDecisions() : {};
      read ??= build(phrase.node, this.ruleNamed(name), nothing);
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
  /** While Chevrotain examines the rules each category has one; otherwise it is that of the phrase that is read here. */
  private ruleOf(category: AnyCategory): PhraseRule {
    if (this.validate) return this.categoryRule(category);
    let choice = this.choices.get(category);
    if (choice === undefined) this.choices.set(category, (choice = this.choiceOf(category)));
    const rule = choice.rules[choice.choose() ?? 0];
    if (rule === undefined) throw new Error(`the category ${category.name} has no phrases`);
    return rule;
  }
  private choiceOf(category: AnyCategory): PhraseChoice {
    const phrases = category.phrases();
    const parts = () =>
      phrases.map((phrase) => ({
        first: this.firstSets.ofPhrase(phrase),
        matcher: this.matchers.of(phrase.node),
      }));
    return {
      choose: this.lookahead.choice(category.name, parts, nothing),
      rules: phrases.map((phrase) => this.phraseRule(phrase)),
    };
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
    const alternatives = phrases.map((phrase) => ({
      ALT: () => this.subrule(0, this.phraseRule(phrase)),
    }));
    return this.RULE(name, () => this.or<object>(0, alternatives));
  }
}
