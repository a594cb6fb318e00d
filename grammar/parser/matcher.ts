import type { TokenType } from "chevrotain";
import type { AnyCategory, Node, Conjunction, Separator } from "../combinators/node.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { FirstSets } from "./first-set.ts";

/**
 * Recognizers of phrases, in continuation-passing style. They build nothing: the lookahead asks them which readings
 * are still possible, the error messages ask them how far a text is right and what could stand there.
 */
export type Continue = (position: number) => boolean;
/** True as soon as the reading reaches `limit`: what stands after it is not looked at. */
export type Matcher = (position: number, limit: number, next: Continue) => boolean;

export const matchEmpty: Matcher = (position, _limit, next) => next(position);
export const matchBoth = (first: Matcher, second: Matcher): Matcher =>
  first === matchEmpty
    ? second
    : second === matchEmpty
      ? first
      : (position, limit, next) => first(position, limit, (after) => second(after, limit, next));

/** Is told of every token that could have stood at a position but did not. */
export type Missed = (position: number, types: Iterable<number>, category: AnyCategory | undefined) => void;

export class Matchers {
  private readonly vocabulary: Vocabulary;
  private readonly firstSets: FirstSets;
  private readonly nodes = new Map<Node, Matcher>();
  private readonly categories = new Map<AnyCategory, Matcher>();
  private types: readonly number[] = [];
  missed: Missed | undefined;

  constructor(vocabulary: Vocabulary, firstSets: FirstSets) {
    this.vocabulary = vocabulary;
    this.firstSets = firstSets;
  }

  /** The token types of the line that is read now. */
  read(types: readonly number[]): void {
    this.types = types;
  }
  get length(): number {
    return this.types.length;
  }

  of(node: Node): Matcher {
    const known = this.nodes.get(node);
    if (known !== undefined) return known;
    const matcher = this.make(node);
    this.nodes.set(node, matcher);
    return matcher;
  }

  /** A category: only the phrases that can begin with the next token are tried. */
  ofCategory(category: AnyCategory): Matcher {
    const known = this.categories.get(category);
    if (known !== undefined) return known;
    let table: ReadonlyMap<number, readonly Matcher[]> | undefined;
    const matcher: Matcher = (position, limit, next) => {
      if (position >= limit) return true;
      table ??= this.tableOf(category);
      this.missed?.(position, table.keys(), category);
      const type = this.types[position];
      const alternatives = type === undefined ? undefined : table.get(type);
      return alternatives?.some((alternative) => alternative(position, limit, next)) ?? false;
    };
    this.categories.set(category, matcher);
    return matcher;
  }

  /** Elements of a list, with what separates them, from the first one on. */
  list(element: Matcher, separator: Separator): Matcher {
    switch (separator) {
      case "only":
        return element;
      case "none":
        return matchBoth(element, this.repeated(element));
      case "comma":
        return matchBoth(element, this.repeated(matchBoth(this.word(","), element)));
      case "and":
      case "or":
        return matchBoth(
          element,
          matchBoth(
            this.repeated(matchBoth(this.word(","), element)),
            this.optional(this.last(element, separator)),
          ),
        );
      default:
        return separator satisfies never;
    }
  }
  /** ", and C" */
  last(element: Matcher, conjunction: Conjunction): Matcher {
    return matchBoth(this.optional(this.word(",")), matchBoth(this.word(conjunction), element));
  }
  repeated(matcher: Matcher): Matcher {
    const loop: Matcher = (position, limit, next) =>
      position >= limit ||
      matcher(position, limit, (after) => after > position && loop(after, limit, next)) ||
      next(position);
    return loop;
  }
  optional(matcher: Matcher): Matcher {
    return (position, limit, next) => matcher(position, limit, next) || next(position);
  }
  word(form: string): Matcher {
    return this.token(this.vocabulary.wordOf(form));
  }

  private token(type: TokenType): Matcher {
    const members = this.vocabulary.members(type);
    const [only] = members;
    const fits =
      members.length === 1
        ? (found: number | undefined) => found === only
        : (found: number | undefined) => found !== undefined && members.includes(found);
    return (position, limit, next) => {
      if (position >= limit) return true;
      if (fits(this.types[position])) return next(position + 1);
      this.missed?.(position, members, undefined);
      return false;
    };
  }
  private tableOf(category: AnyCategory): ReadonlyMap<number, readonly Matcher[]> {
    const table = new Map<number, Matcher[]>();
    for (const phrase of category.phrases())
      for (const type of this.firstSets.ofPhrase(phrase).types) {
        const list = table.get(type);
        if (list === undefined) table.set(type, [this.of(phrase.node)]);
        else list.push(this.of(phrase.node));
      }
    return table;
  }
  private make(node: Node): Matcher {
    const { payloads } = this.vocabulary;
    switch (node.is) {
      case "word":
        return this.word(node.word);
      case "forms":
        return this.token(this.vocabulary.pairOf(node.singular, node.plural));
      case "case":
        return this.token(this.vocabulary.pairOf(node.subject, node.object));
      case "set":
      case "number":
      case "capital":
        return matchEmpty;
      case "payload":
        return this.token(payloads[node.payload]);
      case "keyword":
        return this.token(payloads[node.valued ? "keyword" : "keyword-name"]);
      case "valued":
        return this.token(this.vocabulary.valuedOf(node.keyword));
      case "resources": {
        const power = this.token(payloads.power);
        const some = matchBoth(power, this.repeated(power));
        const energy = matchBoth(this.token(payloads.energy), this.repeated(power));
        return (position, limit, next) => energy(position, limit, next) || some(position, limit, next);
      }
      case "field":
        return this.ofCategory(node.category());
      case "list": {
        const list = this.list(this.ofCategory(node.category()), node.separator);
        if (node.end === undefined) return list;
        const end = this.ofCategory(node.end());
        const ended = matchBoth(list, this.optional(end));
        return (position, limit, next) => ended(position, limit, next) || end(position, limit, next);
      }
      case "optional":
        return this.optional(this.of(node.of));
      case "spelling":
        return this.of(node.of);
      case "choice": {
        const alternatives = node.of.map((part) => this.of(part));
        return (position, limit, next) =>
          alternatives.some((alternative) => alternative(position, limit, next));
      }
      case "sequence":
        return node.of
          .map((part) => this.of(part))
          .reduceRight((rest, part) => matchBoth(part, rest), matchEmpty);
      default:
        return node satisfies never;
    }
  }
}
