import { LLkLookaheadStrategy, type ILookaheadStrategy } from "chevrotain";
import type { FirstSet } from "./first-set.ts";
import { matchBoth, type Matcher, type Matchers } from "./matcher.ts";

/** A decision that the whole rest of the line does not make: the text has two readings. */
export interface Ambiguity {
  /** The rule in which both readings are possible. */
  readonly rule: string;
  /** Index of the token where they part. */
  readonly token: number;
  /** Which alternatives of the rule; 0 and 1 are "there" and "not there" of an optional part. */
  readonly alternatives: readonly number[];
}

/** What follows a phrase that is being read, and where the line can be read to its end from there. */
interface Continuation {
  readonly rest: Matcher;
  readonly known: (boolean | undefined)[];
}

/** A part of a phrase: with which tokens it begins, and where it can end. */
export interface Part {
  readonly first: FirstSet;
  readonly matcher: Matcher;
}

type RulesOf = Parameters<ILookaheadStrategy["validate"]>[0];
type AlternationOf = Parameters<ILookaheadStrategy["buildLookaheadForAlternation"]>[0];
type OptionalOf = Parameters<ILookaheadStrategy["buildLookaheadForOptional"]>[0];

/**
 * A lookahead with full context: it simulates the phrases themselves, inside the phrases that called them, to the end
 * of the line. What is known of a phrase at a place is remembered, so that a line costs its length. LL(k) takes seconds to build at this size, and a lookahead that stops at the end of
 * a rule takes an optional part after one fitting word.
 */
export class PhraseLookahead extends LLkLookaheadStrategy {
  private readonly matchers: Matchers;
  private readonly position: () => number;
  private readonly tokenType: () => number;
  private readonly choices = new Map<string, () => number | undefined>();
  private readonly options = new Map<string, () => boolean>();
  /** Of each phrase that is being read, the innermost last. */
  private readonly continuations: Continuation[] = [];
  readonly ambiguities: Ambiguity[] = [];

  constructor(matchers: Matchers, position: () => number, tokenType: () => number) {
    super();
    this.matchers = matchers;
    this.position = position;
    this.tokenType = tokenType;
  }

  override validate(options: RulesOf) {
    return this.validateNoLeftRecursion(options.rules);
  }
  override buildLookaheadForAlternation(options: AlternationOf): () => number | undefined {
    return found(this.choices, key(options.rule.name, options.prodOccurrence));
  }
  override buildLookaheadForOptional(options: OptionalOf): () => boolean {
    const kind = options.prodType === "Option" ? "option" : "many";
    return found(this.options, key(options.rule.name, options.prodOccurrence, kind));
  }

  // Tables are made when a decision is taken for the first time: most texts need few of them.

  /** Which alternative is read. `rest` is what follows in the phrase. */
  addChoice(rule: string, occurrence: number, alternatives: () => readonly Part[], rest: Matcher): void {
    let choice: Choice | undefined;
    this.choices.set(key(rule, occurrence), () => {
      choice ??= choiceOf(alternatives(), rest);
      const possible = choice.byToken.get(this.tokenType()) ?? choice.nullable;
      return possible.length < 2 ? possible[0] : this.decide(rule, possible, choice.matchers);
    });
  }

  /** Whether an optional part is read, or another round of a repeated one. */
  addOptional(
    rule: string,
    occurrence: number,
    kind: "option" | "many",
    part: () => Part,
    rest: Matcher,
  ): void {
    let option: { readonly first: FirstSet; readonly matchers: readonly Matcher[] } | undefined;
    this.options.set(key(rule, occurrence, kind), () => {
      option ??= optionOf(part(), kind === "many" ? this.matchers : undefined, rest);
      return option.first.types.has(this.tokenType()) && this.decide(rule, [0, 1], option.matchers) === 0;
    });
  }

  begin(): void {
    this.continuations.length = 0;
    this.ambiguities.length = 0;
  }
  /** A phrase is read after which `rest` follows. */
  enter(rest: Matcher): void {
    this.continuations.push({ rest, known: [] });
  }
  leave(): void {
    this.continuations.pop();
  }

  private decide(
    rule: string,
    alternatives: readonly number[],
    matchers: readonly Matcher[],
  ): number | undefined {
    const start = this.position();
    const level = this.continuations.length - 1;
    const possible = alternatives.filter((alternative) =>
      matchers[alternative]?.(start).some((end) => this.endsWell(level, end)),
    );
    if (possible.length > 1) this.ambiguities.push({ rule, token: start, alternatives: possible });
    return possible[0] ?? alternatives[0];
  }
  /** Whether the line can be read to its end, with what the phrases around leave to be said. */
  private endsWell(level: number, position: number): boolean {
    const continuation = this.continuations[level];
    if (continuation === undefined) return position === this.matchers.length;
    const { known, rest } = continuation;
    return (known[position] ??= rest(position).some((end) => this.endsWell(level - 1, end)));
  }
}

/** Which alternatives can begin with a token, and which can be empty. */
interface Choice {
  readonly byToken: ReadonlyMap<number, readonly number[]>;
  readonly nullable: readonly number[];
  readonly matchers: readonly Matcher[];
}
function choiceOf(alternatives: readonly Part[], rest: Matcher): Choice {
  const nullable = alternatives.flatMap(({ first }, index) => (first.nullable ? [index] : []));
  const byToken = new Map<number, number[]>();
  for (const [index, { first }] of alternatives.entries())
    for (const type of first.types) {
      const list = byToken.get(type);
      if (list === undefined) byToken.set(type, [index]);
      else list.push(index);
    }
  for (const [type, list] of byToken) byToken.set(type, [...new Set([...list, ...nullable])]);
  return { byToken, nullable, matchers: alternatives.map(({ matcher }) => matchBoth(matcher, rest)) };
}
/** `matchers` where the part can be repeated. */
function optionOf({ first, matcher }: Part, matchers: Matchers | undefined, rest: Matcher) {
  const after = matchers === undefined ? rest : matchBoth(matchers.repeated(matcher), rest);
  return { first, matchers: [matchBoth(matcher, after), rest] };
}

const key = (rule: string, occurrence: number, kind = "or"): string =>
  `${rule} ${kind} ${String(occurrence)}`;
function found<Decision>(decisions: ReadonlyMap<string, Decision>, name: string): Decision {
  const decision = decisions.get(name);
  if (decision === undefined) throw new Error(`no decision for ${name}`);
  return decision;
}
