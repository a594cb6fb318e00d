import type { AnyPhrase, Node } from "../combinators/node.ts";
import type { FirstSets } from "./first-set.ts";

/**
 * What can stand second, once the first token is known: most phrases that begin with "a" or "if" are out of the question
 * then. Only the words of the phrase itself are looked at; what another phrase begins with may go on with anything.
 */
export class SecondTokens {
  private readonly firstSets: FirstSets;

  constructor(firstSets: FirstSets) {
    this.firstSets = firstSets;
  }

  /** Whether a phrase that begins with `first` can go on with `second`; at the end of the line that is undefined. */
  canGoOn({ node }: AnyPhrase, first: number, second: number | undefined): boolean {
    return this.canFollow([node], first, second);
  }

  /** The first token begins one of these parts, which stand one behind the other. */
  private canFollow(parts: readonly Node[], first: number, second: number | undefined): boolean {
    for (const [index, part] of parts.entries()) {
      const { nullable, types } = this.firstSets.of(part);
      if (types.has(first) && this.canFollowIn(part, first, second, parts.slice(index + 1))) return true;
      if (!nullable) return false;
    }
    return false;
  }
  private canFollowIn(part: Node, first: number, second: number | undefined, rest: readonly Node[]): boolean {
    switch (part.is) {
      case "word":
      case "forms":
      case "case":
        return this.canBegin(rest, second);
      case "sequence":
        return this.canFollow([...part.of, ...rest], first, second);
      case "optional":
      case "spelling":
        return this.canFollow([part.of, ...rest], first, second);
      case "choice":
        return part.of.some((alternative) => this.canFollow([alternative, ...rest], first, second));
      case "set":
      case "number":
      case "capital":
        return false;
      case "payload":
      case "keyword":
      case "valued":
      case "resources":
      case "field":
      case "list":
        return true;
      default:
        return part satisfies never;
    }
  }
  /** Whether these parts can begin with the token; where they can be empty, with anything. */
  private canBegin(parts: readonly Node[], token: number | undefined): boolean {
    for (const part of parts) {
      const { nullable, types } = this.firstSets.of(part);
      if (token !== undefined && types.has(token)) return true;
      if (!nullable) return false;
    }
    return true;
  }
}
