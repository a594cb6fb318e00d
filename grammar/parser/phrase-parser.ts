import {
  EmbeddedActionsParser,
  type IParserErrorMessageProvider,
  type ParserMethod,
  type TokenType,
} from "chevrotain";
import type { AnyCategory, AnyPhrase, Node, Payload } from "../combinators/node.ts";
import { Token, type TokenValue } from "../vocabulary/token.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { reachableFrom } from "../vocabulary/words.ts";
import { FirstSets } from "./first-set.ts";
import { PhraseLookahead, type Ambiguity } from "./lookahead.ts";
import { matchBoth, matchEmpty, Matchers, type Matcher } from "./matcher.ts";

/** Offsets in the scanned text. */
export interface ReadSpan {
  readonly start: number;
  readonly end: number;
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

type Rule = ParserMethod<[], object>;
type Build = () => void;
/** How often each kind of production occurs in a rule: Chevrotain tells them apart by number. */
type Occurrences = Map<string, number>;

/** One Chevrotain rule for each phrase and each category of phrases. Reads objects, and where each part stands. */
export class PhraseParser extends EmbeddedActionsParser {
  private readonly vocabulary: Vocabulary;
  readonly matchers: Matchers;
  private readonly firstSets: FirstSets;
  private readonly lookahead: PhraseLookahead;
  private readonly phraseRules = new Map<AnyPhrase, Rule>();
  private readonly categoryRules = new Map<AnyCategory, Rule>();
  private readonly spans = new WeakMap<object, ReadSpan>();
  private current: Record<string, unknown> = {};
  private length = 0;

  constructor(roots: readonly AnyCategory[], vocabulary: Vocabulary) {
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

  /** Reads all tokens as one text of the category. */
  read(category: AnyCategory, tokens: readonly Token[]): Reading {
    tokens.forEach((token, index) => (token.index = index));
    this.length = tokens.length;
    this.input = [...tokens];
    this.matchers.read(tokens.map((token) => token.tokenTypeIdx));
    this.lookahead.continuations.length = 0;
    this.lookahead.ambiguities.length = 0;
    this.current = {};
    const object = this.categoryRule(category).call(this);
    const ambiguities = [...this.lookahead.ambiguities];
    return this.errors.length > 0 ? { ambiguities } : { object, ambiguities };
  }
  /** Where a part of the latest readings stands. */
  spanOf(object: object): ReadSpan | undefined {
    return this.spans.get(object);
  }

  private position(): number {
    const token = this.LA(1);
    return token instanceof Token ? token.index : this.length;
  }
  private phraseRule(phrase: AnyPhrase): Rule {
    const known = this.phraseRules.get(phrase);
    if (known !== undefined) return known;
    const name = `phrase${String(this.phraseRules.size)}`;
    let build: Build | undefined;
    const rule = this.RULE(name, () => {
      build ??= this.build(phrase.node, new Map(), matchEmpty, name);
      const outer = this.current;
      const object: Record<string, unknown> = { ...phrase.head };
      const first = this.LA(1);
      this.current = object;
      build();
      this.current = outer;
      this.spans.set(object, { start: first.startOffset, end: (this.LA(0).endOffset ?? 0) + 1 });
      return object;
    });
    this.phraseRules.set(phrase, rule);
    return rule;
  }
  private categoryRule(category: AnyCategory): Rule {
    const known = this.categoryRules.get(category);
    if (known !== undefined) return known;
    const phrases = category.phrases();
    const [only, ...more] = phrases;
    const rule = only !== undefined && more.length === 0 ? this.phraseRule(only) : this.choiceRule(phrases);
    this.categoryRules.set(category, rule);
    return rule;
  }
  private choiceRule(phrases: readonly AnyPhrase[]): Rule {
    const name = `category${String(this.categoryRules.size)}`;
    this.lookahead.addChoice(
      name,
      0,
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

  /** What reads a part of a phrase. `rest` is what follows it inside the phrase. */
  private build(node: Node, counts: Occurrences, rest: Matcher, rule: string): Build {
    switch (node.is) {
      case "word":
        return this.consumeOf(this.vocabulary.wordOf(node.word), counts);
      case "forms":
        return this.consumeOf(this.vocabulary.pairOf(node.singular, node.plural), counts);
      case "case":
        return this.consumeOf(this.vocabulary.pairOf(node.subject, node.object), counts);
      case "set":
        return () => (this.current[node.key] = node.value);
      case "number":
      case "capital":
        return () => undefined;
      case "payload":
        return this.buildPayload(node.key, node.payload, counts);
      case "keyword":
        return this.buildKeyword(node.valued, counts);
      case "valued": {
        const consume = this.consumeOf(this.vocabulary.valuedOf(node.keyword), counts);
        return () => {
          const value = consume();
          if (value?.value === "keyword" || value?.value === "number") this.current[node.key] = value.number;
        };
      }
      case "resources":
        return this.buildResources(node.key, counts, rest, rule);
      case "spelling":
        return this.build(node.of, counts, rest, rule);
      case "sequence":
        return this.buildSequence(node.of, counts, rest, rule);
      case "choice": {
        const occurrence = next(counts, "or");
        this.lookahead.addChoice(
          rule,
          occurrence,
          node.of.map((part) => this.partOf(part)),
          rest,
        );
        const alternatives = node.of.map((part) => ({ ALT: this.build(part, counts, rest, rule) }));
        return () => {
          this.or<unknown>(occurrence, alternatives);
        };
      }
      case "optional": {
        const occurrence = next(counts, "option");
        this.lookahead.addOptional(rule, occurrence, "option", this.partOf(node.of), rest);
        const build = this.build(node.of, counts, rest, rule);
        return () => {
          this.option(occurrence, build);
        };
      }
      case "field": {
        const read = this.call(node.category(), counts, rest);
        return () => (this.current[node.key] = read());
      }
      case "list":
        return this.buildList(node, counts, rest, rule);
      default:
        return node satisfies never;
    }
  }
  private partOf(node: Node) {
    return { first: this.firstSets.of(node), matcher: this.matchers.of(node) };
  }
  private consumeOf(type: TokenType, counts: Occurrences): () => TokenValue | undefined {
    const occurrence = next(counts, type.name);
    return () => {
      const token = this.consume(occurrence, type);
      return token instanceof Token ? token.value : undefined;
    };
  }
  private buildPayload(key: string, payload: Payload, counts: Occurrences): Build {
    const consume = this.consumeOf(this.vocabulary.payloads[payload], counts);
    return () => {
      const value = consume();
      if (value?.value === "number") this.current[key] = value.number;
      if (value?.value === "name") this.current[key] = value.name;
    };
  }
  private buildKeyword(valued: boolean, counts: Occurrences): Build {
    const consume = this.consumeOf(this.vocabulary.payloads[valued ? "keyword" : "keyword-name"], counts);
    return () => {
      const value = consume();
      if (value?.value !== "keyword") return;
      this.current["keyword"] = value.name;
      if (value.number !== undefined) this.current["value"] = value.number;
    };
  }
  private buildResources(key: string, counts: Occurrences, rest: Matcher, rule: string): Build {
    const { energy, power } = this.vocabulary.payloads;
    const consumeEnergy = this.consumeOf(energy, counts);
    const [consumePower, consumeMore] = [this.consumeOf(power, counts), this.consumeOf(power, counts)];
    const occurrence = next(counts, "or");
    const [afterEnergy, afterPower] = [next(counts, "many"), next(counts, "many")];
    const symbol: Node = { is: "payload", key: "", payload: "power", agree: false };
    const number: Node = { is: "payload", key: "", payload: "energy", agree: false };
    const some = matchBoth(this.matchers.of(symbol), this.matchers.repeated(this.matchers.of(symbol)));
    this.lookahead.addChoice(
      rule,
      occurrence,
      [this.partOf(number), { ...this.partOf(symbol), matcher: some }],
      rest,
    );
    this.lookahead.addOptional(rule, afterEnergy, "many", this.partOf(symbol), rest);
    this.lookahead.addOptional(rule, afterPower, "many", this.partOf(symbol), rest);
    return () => {
      let amount = 0;
      const symbols: string[] = [];
      const take = (consume: () => TokenValue | undefined) => {
        const value = consume();
        if (value?.value === "number") amount = value.number;
        if (value?.value === "power") symbols.push(value.symbol);
      };
      this.or<unknown>(occurrence, [
        {
          ALT: () => {
            take(consumeEnergy);
            this.many(afterEnergy, () => {
              take(consumePower);
            });
          },
        },
        {
          ALT: () => {
            this.atLeastOne(afterPower, () => {
              take(consumeMore);
            });
          },
        },
      ]);
      this.current[key] = { energy: amount, power: symbols };
    };
  }
  private buildSequence(parts: readonly Node[], counts: Occurrences, rest: Matcher, rule: string): Build {
    const rests: Matcher[] = [];
    parts.reduceRight((after, part, index) => {
      rests[index] = after;
      return matchBoth(this.matchers.of(part), after);
    }, rest);
    const builds = parts.map((part, index) => this.build(part, counts, rests[index] ?? rest, rule));
    return () => {
      for (const build of builds) build();
    };
  }
  /** Reads a phrase of a category, and remembers meanwhile what follows it here. */
  private call(category: AnyCategory, counts: Occurrences, rest: Matcher): () => object {
    const occurrence = next(counts, `call ${category.name}`);
    return () => {
      this.lookahead.continuations.push(rest);
      const object = this.subrule(occurrence, this.categoryRule(category));
      this.lookahead.continuations.pop();
      return object;
    };
  }
  private buildList(
    node: Node & { readonly is: "list" },
    counts: Occurrences,
    rest: Matcher,
    rule: string,
  ): Build {
    const category = node.category();
    const element = this.matchers.ofCategory(category);
    const first = this.firstSets.ofCategory(category);
    const separator = node.separator === "none" ? matchEmpty : this.matchers.word(",");
    const another = matchBoth(separator, element);
    const end =
      node.separator === "and" ? matchBoth(this.matchers.optional(this.matchers.last(element)), rest) : rest;
    const after = matchBoth(this.matchers.repeated(another), end);
    const [readFirst, readMore] = [this.call(category, counts, after), this.call(category, counts, after)];
    const consumeComma =
      node.separator === "none" ? undefined : this.consumeOf(this.vocabulary.wordOf(","), counts);
    const many = next(counts, "many");
    const comma = { types: new Set(this.vocabulary.members(this.vocabulary.wordOf(","))), nullable: false };
    this.lookahead.addOptional(
      rule,
      many,
      "many",
      { first: consumeComma === undefined ? first : comma, matcher: another },
      end,
    );
    const readLast = node.separator === "and" ? this.buildLast(category, counts, rest, rule) : undefined;
    return () => {
      const elements = [readFirst()];
      this.current[node.key] = elements;
      this.many(many, () => {
        consumeComma?.();
        const more = readMore();
        elements.push(more);
      });
      readLast?.(elements);
    };
  }
  /** ", and C" */
  private buildLast(category: AnyCategory, counts: Occurrences, rest: Matcher, rule: string) {
    const { vocabulary, matchers } = this;
    const element = matchers.ofCategory(category);
    const [option, comma] = [next(counts, "option"), next(counts, "option")];
    const firstOf = (...words: readonly string[]) => ({
      types: new Set(words.flatMap((word) => vocabulary.members(vocabulary.wordOf(word)))),
      nullable: false,
    });
    const last = { first: firstOf(",", "and"), matcher: matchers.last(element) };
    this.lookahead.addOptional(rule, option, "option", last, rest);
    const afterComma = matchBoth(matchers.word("and"), matchBoth(element, rest));
    this.lookahead.addOptional(
      rule,
      comma,
      "option",
      { first: firstOf(","), matcher: matchers.word(",") },
      afterComma,
    );
    const consumeComma = this.consumeOf(vocabulary.wordOf(","), counts);
    const consumeAnd = this.consumeOf(vocabulary.wordOf("and"), counts);
    const read = this.call(category, counts, rest);
    return (elements: object[]): void => {
      this.option(option, () => {
        this.option(comma, consumeComma);
        consumeAnd();
        elements.push(read());
      });
    };
  }
}

function next(counts: Occurrences, kind: string): number {
  const occurrence = counts.get(kind) ?? 0;
  counts.set(kind, occurrence + 1);
  return occurrence;
}
