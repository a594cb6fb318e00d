import type { TokenType } from "chevrotain";
import type { AnyCategory, AnyPhrase, Node } from "../combinators/node.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";

/** The token types that a part of a phrase can begin with, and whether it can be empty. */
export interface FirstSet {
  readonly types: ReadonlySet<number>;
  readonly nullable: boolean;
}
const empty: FirstSet = { types: new Set(), nullable: true };

/** Computes first sets once for every node and category. */
export class FirstSets {
  private readonly vocabulary: Vocabulary;
  private readonly nodes = new Map<Node, FirstSet>();
  private readonly categories = new Map<AnyCategory, Set<number>>();

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary;
  }

  of(node: Node): FirstSet {
    const known = this.nodes.get(node);
    if (known !== undefined) return known;
    const set = this.compute(node);
    this.nodes.set(node, set);
    return set;
  }
  ofPhrase(phrase: AnyPhrase): FirstSet {
    return this.of(phrase.node);
  }
  ofCategory(category: AnyCategory): FirstSet {
    const known = this.categories.get(category);
    if (known !== undefined) return { types: known, nullable: false };
    const types = new Set<number>();
    this.categories.set(category, types);
    for (const phrase of category.phrases()) {
      const first = this.of(phrase.node);
      if (first.nullable) throw new Error(`a phrase of ${category.name} can be empty`);
      for (const type of first.types) types.add(type);
    }
    return { types, nullable: false };
  }

  private type(type: TokenType): FirstSet {
    return { types: new Set(this.vocabulary.members(type)), nullable: false };
  }
  private compute(node: Node): FirstSet {
    const { payloads } = this.vocabulary;
    switch (node.is) {
      case "word":
        return this.type(this.vocabulary.wordOf(node.word));
      case "forms":
        return this.type(this.vocabulary.pairOf(node.singular, node.plural));
      case "case":
        return this.type(this.vocabulary.pairOf(node.subject, node.object));
      case "set":
      case "number":
      case "capital":
        return empty;
      case "payload":
        return this.type(payloads[node.payload]);
      case "resources":
        return {
          types: new Set([payloads.energy, payloads.power].flatMap((type) => this.vocabulary.members(type))),
          nullable: false,
        };
      case "keyword":
        return this.type(payloads[node.valued ? "keyword" : "keyword-name"]);
      case "valued":
        return this.type(this.vocabulary.valuedOf(node.keyword));
      case "list":
        if (node.end !== undefined) {
          const end = this.ofCategory(node.end());
          const types = new Set([...this.ofCategory(node.category()).types, ...end.types]);
          return { types, nullable: false };
        }
        return this.ofCategory(node.category());
      case "field":
        return this.ofCategory(node.category());
      case "optional":
        return { types: this.of(node.of).types, nullable: true };
      case "spelling":
        return this.of(node.of);
      case "choice": {
        const parts = node.of.map((part) => this.of(part));
        return {
          types: new Set(parts.flatMap((part) => [...part.types])),
          nullable: parts.some((part) => part.nullable),
        };
      }
      case "sequence":
        return this.sequence(node.of);
      default:
        return node satisfies never;
    }
  }
  private sequence(parts: readonly Node[]): FirstSet {
    const types = new Set<number>();
    for (const part of parts) {
      const first = this.of(part);
      for (const type of first.types) types.add(type);
      if (!first.nullable) return { types, nullable: false };
    }
    return { types, nullable: true };
  }
}
