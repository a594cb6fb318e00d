import type { TokenType } from "chevrotain";
import type { AnyCategory, AnyPhrase, Node, Conjunction, Separator } from "../combinators/node.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { FirstSets } from "./first-set.ts";
import { SecondTokens } from "./second-token.ts";

/**
 * Recognizers of phrases: where a part of the line that begins at a position can end. They build nothing: the lookahead
 * asks them which readings are possible, the error messages ask them how far a text is right and what could stand
 * there.
 */
export type Matcher = (position: number) => Ends;
/** Positions, each once. */
export type Ends = readonly number[];

const nowhere: Ends = [];
const singles: Ends[] = [];
const just = (position: number): Ends => (singles[position] ??= [position]);

export const matchEmpty: Matcher = just;
export const matchBoth = (first: Matcher, second: Matcher): Matcher =>
  first === matchEmpty
    ? second
    : second === matchEmpty
      ? first
      : (position) => through(first(position), second);

/** Where the matcher ends from any of these places. */
function through(places: Ends, matcher: Matcher): Ends {
  let ends = nowhere;
  for (const place of places) ends = joined(ends, matcher(place));
  return ends;
}
function joined(ends: Ends, others: Ends): Ends {
  if (ends.length === 0 || ends === others) return others;
  if (others.length === 0) return ends;
  const added = others.filter((end) => !ends.includes(end));
  return added.length === 0 ? ends : [...ends, ...added];
}

function anyOf(alternatives: readonly Matcher[], position: number): Ends {
  let ends = nowhere;
  for (const alternative of alternatives) ends = joined(ends, alternative(position));
  return ends;
}

/** Is told of every token that could have stood at a position but did not. */
export type Missed = (position: number, types: Iterable<number>, category: AnyCategory | undefined) => void;

/** More than a line can have. */
const mostPositions = 4096;

/** The phrases of a category by their first token, and of these by the second one. */
type Beginnings = ReadonlyMap<number, Beginning>;
interface Beginning {
  readonly phrases: AnyPhrase[];
  readonly bySecond: Map<number | "any" | undefined, readonly Matcher[]>;
}

export class Matchers {
  private readonly vocabulary: Vocabulary;
  private readonly firstSets: FirstSets;
  private readonly secondTokens: SecondTokens;
  private readonly nodes = new Map<Node, Matcher>();
  private readonly categories = new Map<AnyCategory, Matcher>();
  private types: readonly number[] = [];
  /** Where the matchers that remember end, by their number and the position: of the line that is read now. */
  private ends = new Map<number, Ends>();
  private remembering = 0;
  missed: Missed | undefined;

  constructor(vocabulary: Vocabulary, firstSets: FirstSets) {
    this.vocabulary = vocabulary;
    this.firstSets = firstSets;
    this.secondTokens = new SecondTokens(firstSets);
  }

  /** The token types of the line that is read now. */
  read(types: readonly number[]): void {
    this.types = types;
    this.ends = new Map();
  }
  get length(): number {
    return this.types.length;
  }

  of(node: Node): Matcher {
    const known = this.nodes.get(node);
    if (known !== undefined) return known;
    const matcher = this.remembered(this.make(node), node);
    this.nodes.set(node, matcher);
    return matcher;
  }

  /** A category: only the phrases that can begin with the next token are tried. */
  ofCategory(category: AnyCategory): Matcher {
    const known = this.categories.get(category);
    if (known !== undefined) return known;
    let table: Beginnings | undefined;
    const matcher = this.remember((position) => {
      table ??= this.beginningsOf(category);
      this.missed?.(position, table.keys(), category);
      const first = this.types[position];
      const beginning = first === undefined ? undefined : table.get(first);
      return first === undefined || beginning === undefined
        ? nowhere
        : anyOf(this.possible(beginning, first, this.types[position + 1]), position);
    });
    this.categories.set(category, matcher);
    return matcher;
  }

  /** Elements of a list, with what separates them, from the first one on. */
  list(element: Matcher, separator: Separator, several = false): Matcher {
    switch (separator) {
      case "only":
        return element;
      case "none":
        return matchBoth(element, this.repeated(element));
      case "comma":
        return matchBoth(element, this.repeated(matchBoth(this.word(","), element)));
      case "and":
      case "or": {
        const last = this.last(element, separator);
        return matchBoth(
          element,
          matchBoth(this.repeated(matchBoth(this.word(","), element)), several ? last : this.optional(last)),
        );
      }
      default:
        return separator satisfies never;
    }
  }
  /** ", and C" */
  last(element: Matcher, conjunction: Conjunction): Matcher {
    return matchBoth(this.optional(this.word(",")), matchBoth(this.word(conjunction), element));
  }
  repeated(matcher: Matcher): Matcher {
    return (position) => {
      const ends = [position];
      // Those that are found on the way are gone through as well.
      for (const place of ends)
        for (const end of matcher(place)) if (end > place && !ends.includes(end)) ends.push(end);
      return ends;
    };
  }
  optional(matcher: Matcher): Matcher {
    return (position) => joined(matcher(position), just(position));
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
    return (position) => {
      if (fits(this.types[position])) return just(position + 1);
      this.missed?.(position, members, undefined);
      return nowhere;
    };
  }
  /** A part, looked at only where it can begin: most do not. */
  private ifBegun(node: Node): Matcher {
    const matcher = this.of(node);
    const { nullable, types } = this.firstSets.of(node);
    if (nullable || node.is === "word") return matcher;
    return (position) => {
      const first = this.types[position];
      const begins = this.missed !== undefined || (first !== undefined && types.has(first));
      return begins ? matcher(position) : nowhere;
    };
  }
  /** The same phrase is asked for at the same place by many that could contain it. */
  private remember(matcher: Matcher): Matcher {
    const first = this.remembering++ * mostPositions;
    return (position) => {
      const found = this.ends.get(first + position);
      if (found !== undefined) return found;
      const ends = matcher(position);
      this.ends.set(first + position, ends);
      return ends;
    };
  }
  private remembered(matcher: Matcher, { is }: Node): Matcher {
    return is === "sequence" || is === "choice" ? this.remember(matcher) : matcher;
  }
  private beginningsOf(category: AnyCategory): Beginnings {
    const table = new Map<number, Beginning>();
    for (const phrase of category.phrases())
      for (const type of this.firstSets.ofPhrase(phrase).types) {
        const beginning = table.get(type);
        if (beginning === undefined) table.set(type, { phrases: [phrase], bySecond: new Map() });
        else beginning.phrases.push(phrase);
      }
    return table;
  }
  /** The phrases that the next two tokens leave. While somebody listens to what is missed, all of them are tried. */
  private possible(
    { phrases, bySecond }: Beginning,
    first: number,
    second: number | undefined,
  ): readonly Matcher[] {
    const key = this.missed === undefined ? second : "any";
    let matchers = bySecond.get(key);
    if (matchers === undefined) {
      matchers = phrases
        .filter((phrase) => key === "any" || this.secondTokens.canGoOn(phrase, first, second))
        .map(({ node }) => this.of(node));
      bySecond.set(key, matchers);
    }
    return matchers;
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
        return (position) => joined(energy(position), some(position));
      }
      case "field":
        return this.ofCategory(node.category());
      case "list": {
        const list = this.list(this.ofCategory(node.category()), node.separator, node.several);
        if (node.end === undefined) return list;
        const end = this.ofCategory(node.end());
        const ended = matchBoth(list, this.optional(end));
        return (position) => joined(ended(position), end(position));
      }
      case "optional":
        return this.optional(this.ifBegun(node.of));
      case "spelling":
        return this.of(node.of);
      case "choice": {
        const alternatives = node.of.map((part) => this.ifBegun(part));
        return (position) => anyOf(alternatives, position);
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
