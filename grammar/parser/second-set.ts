import type { AnyCategory, AnyPhrase, Node } from "../combinators/node.ts";
import { isConjunction } from "../combinators/node.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import type { FirstSets } from "./first-set.ts";

/** The token types that can follow the first one inside a part of a phrase, and whether the part can end after one. */
export interface SecondSet {
  readonly types: ReadonlySet<number>;
  readonly ends: boolean;
}
type Set2 = { readonly types: Set<number>; ends: boolean };

/**
 * What can stand second, once the first token is known: most phrases that begin with "a" or "if" are out of the question
 * then. Too much in a set costs a little time, too little would lose a reading.
 */
export class SecondSets {
  private readonly vocabulary: Vocabulary;
  private readonly firstSets: FirstSets;
  private readonly known = new Map<Node | AnyCategory, Map<number, SecondSet | null>>();

  constructor(vocabulary: Vocabulary, firstSets: FirstSets) {
    this.vocabulary = vocabulary;
    this.firstSets = firstSets;
  }

  /** Whether a phrase that begins with `first` can go on with `second`. At the end of the line that is undefined. */
  canGoOn({ node }: AnyPhrase, first: number, second: number | undefined): boolean {
    const after = this.after(node, first);
    return after !== null && (after.ends || (second !== undefined && after.types.has(second)));
  }

  /** Null where the part cannot begin with the token. */
  private after(node: Node, first: number): SecondSet | null {
    if (node.is === "field") return this.afterCategory(node.category(), first);
    if (node.is !== "sequence" && node.is !== "choice") return this.compute(node, first);
    return this.once(node, first, () => this.compute(node, first));
  }
  private afterCategory(category: AnyCategory, first: number): SecondSet | null {
    return this.once(category, first, () =>
      this.firstSets.ofCategory(category).types.has(first)
        ? together(category.phrases().map(({ node }) => this.after(node, first)))
        : null,
    );
  }
  private once(of: Node | AnyCategory, first: number, make: () => SecondSet | null): SecondSet | null {
    let byFirst = this.known.get(of);
    if (byFirst === undefined) this.known.set(of, (byFirst = new Map<number, SecondSet | null>()));
    let found = byFirst.get(first);
    if (found === undefined) byFirst.set(first, (found = make()));
    return found;
  }
  private compute(node: Node, first: number): SecondSet | null {
    switch (node.is) {
      case "set":
      case "number":
      case "capital":
        return null;
      case "word":
      case "forms":
      case "case":
      case "payload":
      case "keyword":
      case "valued":
        return this.firstSets.of(node).types.has(first) ? { types: new Set(), ends: true } : null;
      case "resources":
        return this.firstSets.of(node).types.has(first)
          ? { types: new Set(this.vocabulary.members(this.vocabulary.payloads.power)), ends: true }
          : null;
      case "field":
        return this.afterCategory(node.category(), first);
      case "optional":
      case "spelling":
        return this.after(node.of, first);
      case "choice":
        return together(node.of.map((part) => this.after(part, first)));
      case "sequence":
        return this.afterSequence(node.of, first);
      case "list":
        return this.afterList(node, first);
      default:
        return node satisfies never;
    }
  }
  private afterSequence(parts: readonly Node[], first: number): SecondSet | null {
    const found: (SecondSet | null)[] = [];
    for (const [index, part] of parts.entries()) {
      const after = this.after(part, first);
      if (after !== null) found.push(after.ends ? this.followedBy(after, parts.slice(index + 1)) : after);
      if (!this.firstSets.of(part).nullable) break;
    }
    return together(found);
  }
  /** What ends after one token, with what can stand behind it. */
  private followedBy({ types }: SecondSet, parts: readonly Node[]): SecondSet {
    const all = new Set(types);
    for (const part of parts) {
      const next = this.firstSets.of(part);
      for (const type of next.types) all.add(type);
      if (!next.nullable) return { types: all, ends: false };
    }
    return { types: all, ends: true };
  }
  private afterList(node: Node & { readonly is: "list" }, first: number): SecondSet | null {
    const element = this.afterCategory(node.category(), first);
    const end = node.end === undefined ? null : this.afterCategory(node.end(), first);
    if (element?.ends !== true) return together([element, end]);
    const { separator } = node;
    const words = separator === "none" || separator === "only" ? [] : [","];
    if (isConjunction(separator)) words.push(separator);
    const next = [
      ...words.flatMap((word) => this.vocabulary.members(this.vocabulary.wordOf(word))),
      ...(separator === "none" ? this.firstSets.ofCategory(node.category()).types : []),
      ...(node.end === undefined ? [] : this.firstSets.ofCategory(node.end()).types),
    ];
    return together([element, end, { types: new Set(next), ends: false }]);
  }
}

function together(sets: readonly (SecondSet | null)[]): SecondSet | null {
  const all: Set2 = { types: new Set(), ends: false };
  let isAny = false;
  for (const set of sets) {
    if (set === null) continue;
    isAny = true;
    all.ends ||= set.ends;
    for (const type of set.types) all.types.add(type);
  }
  return isAny ? all : null;
}
