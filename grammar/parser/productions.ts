import type { TokenType } from "chevrotain";
import type { TokenValue } from "../vocabulary/token.ts";
import type { AnyCategory, Node } from "../combinators/node.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { FirstSet, FirstSets } from "./first-set.ts";
import type { Choose, Part, PhraseLookahead, Take } from "./lookahead.ts";
import type { Rest } from "./rest.ts";
import type { Matchers } from "./matcher.ts";

/** What the builders of phrases need of the Chevrotain parser. Occurrences tell productions of one rule apart. */
export interface Productions {
  readonly consume: (occurrence: number, type: TokenType) => TokenValue | undefined;
  readonly or: (occurrence: number, choose: Choose, alternatives: Alternative[]) => void;
  readonly option: (occurrence: number, take: Take, build: Build) => void;
  readonly many: (occurrence: number, take: Take, build: Build) => void;
  readonly atLeastOne: (occurrence: number, take: Take, build: Build) => void;
  readonly subrule: (occurrence: number, category: AnyCategory) => object;
  /** Writes a field of the object that is being read. */
  readonly write: (key: string, value: unknown) => void;
}
export type Build = () => void;
/** As Chevrotain takes it; made once, not at every reading. */
export interface Alternative {
  readonly ALT: Build;
}

/** How often each kind of production occurs in a rule so far. */
export class Occurrences {
  private readonly counts = new Map<string, number>();

  next(kind: string): number {
    const occurrence = this.counts.get(kind) ?? 0;
    this.counts.set(kind, occurrence + 1);
    return occurrence;
  }
}

/** Everything that is known while the phrase of one rule is built. */
export interface Rule {
  readonly name: string;
  readonly occurrences: Occurrences;
  readonly productions: Productions;
  readonly vocabulary: Vocabulary;
  readonly matchers: Matchers;
  readonly firstSets: FirstSets;
  readonly lookahead: PhraseLookahead;
}

export const partOf = (rule: Rule, node: Node): Part => ({
  first: rule.firstSets.of(node),
  matcher: rule.matchers.of(node),
});

/** The types with which any of these words begins. */
export const firstOf = ({ vocabulary }: Rule, ...words: readonly string[]): FirstSet => ({
  types: new Set(words.flatMap((word) => vocabulary.members(vocabulary.wordOf(word)))),
  nullable: false,
});

export function consumeOf(rule: Rule, type: TokenType): () => TokenValue | undefined {
  const occurrence = rule.occurrences.next(type.name);
  return () => rule.productions.consume(occurrence, type);
}

/** Reads a phrase of a category, and remembers meanwhile what follows it here. */
export function call(rule: Rule, category: AnyCategory, rest: Rest): () => object {
  const occurrence = rule.occurrences.next(`call ${category.name}`);
  const { lookahead } = rule;
  return () => {
    lookahead.enter(rest);
    const object = rule.productions.subrule(occurrence, category);
    lookahead.leave();
    return object;
  };
}
