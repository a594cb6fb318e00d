import { LLkLookaheadStrategy, type ILookaheadStrategy } from "chevrotain";
import type { FirstSet } from "./first-set.ts";
import { matchBoth, type Matcher, type Matchers } from "./matcher.ts";
import type { Rest } from "./rest.ts";

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
  readonly rest: Rest;
  readonly known: (boolean | undefined)[];
}

/** A part of a phrase: with which tokens it begins, and where it can end. */
export interface Part {
  readonly first: FirstSet;
  readonly matcher: Matcher;
}

/** Which alternative is read; none where none can begin here. */
export type Choose = () => number | undefined;
/** Whether an optional part is read, or another round of a repeated one. */
export type Take = () => boolean;

type RulesOf = Parameters<ILookaheadStrategy["validate"]>[0];

/**
 * A lookahead with full context: it simulates the phrases themselves, inside the phrases that called them, to the end
 * of the line. What is known of a phrase at a place is remembered, so that a line costs its length. LL(k) takes seconds
 * to build at this size, and a lookahead that stops at the end of a rule takes an optional part after one fitting word.
 */
export class PhraseLookahead extends LLkLookaheadStrategy {
  private readonly matchers: Matchers;
  private readonly position: () => number;
  private readonly tokenType: () => number;
  /** How the production that is read now decides: Chevrotain asks right after it has been set. */
  choose: Choose = () => undefined;
  take: Take = () => false;
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
  override buildLookaheadForAlternation(): Choose {
    return () => this.choose();
  }
  override buildLookaheadForOptional(): Take {
    return () => this.take();
  }

  // Tables are made when a decision is taken for the first time: most texts need few of them.

  /** `rest` is what follows in the phrase. */
  choice(rule: string, alternatives: () => readonly Part[], rest: Rest): Choose {
    let choice: Choice | undefined;
    return () => {
      choice ??= choiceOf(alternatives(), rest());
      const possible = choice.byToken.get(this.tokenType()) ?? choice.nullable;
      return possible.length < 2 ? possible[0] : this.decide(rule, possible, choice.matchers);
    };
  }
  optional(rule: string, kind: "option" | "many", part: () => Part, rest: Rest): Take {
    let option: { readonly first: FirstSet; readonly matchers: readonly Matcher[] } | undefined;
    return () => {
      option ??= optionOf(part(), kind === "many" ? this.matchers : undefined, rest());
      return option.first.types.has(this.tokenType()) && this.decide(rule, [0, 1], option.matchers) === 0;
    };
  }

  begin(): void {
    this.continuations.length = 0;
    this.ambiguities.length = 0;
  }
  /** A phrase is read after which `rest` follows. */
  enter(rest: Rest): void {
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
    return (known[position] ??= rest()(position).some((end) => this.endsWell(level - 1, end)));
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
