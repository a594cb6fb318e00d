import type { AnyPhrase, Node } from "../combinators/node.ts";
import type { FirstSets } from "./first-set.ts";

/** The token types that can follow the first one; "any" where that is not looked into. Undefined: it cannot be the first. */
type SecondSet = ReadonlySet<number> | "any" | undefined;

/**
 * What can stand second, once the first token is known: most phrases that begin with "a" or "if" are out of the question
 * then. Only the words of the phrase itself are looked at; what another phrase begins with may go on with anything.
 */
export class SecondSets {
  private readonly firstSets: FirstSets;

  constructor(firstSets: FirstSets) {
    this.firstSets = firstSets;
  }

  /** Whether a phrase that begins with `first` can go on with `second`; at the end of the line that is undefined. */
  canGoOn({ node }: AnyPhrase, first: number, second: number | undefined): boolean {
    const after = this.after([node], first);
    return after === "any" || (after !== undefined && second !== undefined && after.has(second));
  }

  /** After the first token of these parts, one behind the other. */
  private after(parts: readonly Node[], first: number): SecondSet {
    const found: SecondSet[] = [];
    for (const [index, part] of parts.entries()) {
      const { nullable, types } = this.firstSets.of(part);
      if (types.has(first)) found.push(this.afterPart(part, first, parts.slice(index + 1)));
      if (!nullable) break;
    }
    return together(found);
  }
  private afterPart(part: Node, first: number, rest: readonly Node[]): SecondSet {
    switch (part.is) {
      case "word":
      case "forms":
      case "case":
        return this.begun(rest);
      case "sequence":
        return this.after([...part.of, ...rest], first);
      case "optional":
      case "spelling":
        return this.after([part.of, ...rest], first);
      case "choice":
        return together(part.of.map((alternative) => this.after([alternative, ...rest], first)));
      case "set":
      case "number":
      case "capital":
        return undefined;
      case "payload":
      case "keyword":
      case "valued":
      case "resources":
      case "field":
      case "list":
        return "any";
      default:
        return part satisfies never;
    }
  }
  /** What these parts can begin with; anything, where they can be empty. */
  private begun(parts: readonly Node[]): SecondSet {
    const types = new Set<number>();
    for (const part of parts) {
      const next = this.firstSets.of(part);
      for (const type of next.types) types.add(type);
      if (!next.nullable) return types;
    }
    return "any";
  }
}

function together(sets: readonly SecondSet[]): SecondSet {
  const all = new Set<number>();
  for (const set of sets) {
    if (set === "any") return "any";
    for (const type of set ?? []) all.add(type);
  }
  return all;
}
