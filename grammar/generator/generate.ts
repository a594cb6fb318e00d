import type { AnyCategory, AnyPhrase, Node, Payload } from "../combinators/node.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { powerShorthands } from "../card-files/frame-words.ts";
import { reachableFrom } from "../vocabulary/words.ts";

/** A number from 0 (inclusive) to 1 (exclusive). The same numbers give the same text. */
export type Random = () => number;

/** What a generated text is not likely to need more of than a card has room for. */
const deepest = 99;

/**
 * Makes random objects that the phrases can say. What it makes is well formed; whether it is sensible is for the
 * compiler and the linter to say.
 */
export class Generator {
  private readonly lexicon: Lexicon;
  private readonly depths = new Map<AnyPhrase, number>();

  private readonly spellings: boolean;

  /** `spellings`: also with wordings that are not the canonical ones. */
  constructor(roots: readonly AnyCategory[], lexicon: Lexicon, spellings = false) {
    this.lexicon = lexicon;
    this.spellings = spellings;
    const { phrases } = reachableFrom(roots);
    // The least depth of each phrase, so that generation ends.
    for (let changed = true; changed;) {
      changed = false;
      for (const phrase of phrases) {
        const depth = 1 + this.leastDepth(phrase.node);
        if (depth < (this.depths.get(phrase) ?? deepest)) {
          this.depths.set(phrase, depth);
          changed = true;
        }
      }
    }
  }

  /** An object of the category, nested at most about `depth` phrases deep. */
  make(category: AnyCategory, random: Random, depth = 8): object {
    const phrases = category.phrases();
    const fitting = phrases.filter((phrase) => this.depthOf(phrase) <= depth);
    const least = Math.min(...phrases.map((phrase) => this.depthOf(phrase)));
    const phrase = pick(
      fitting.length > 0 ? fitting : phrases.filter((one) => this.depthOf(one) === least),
      random,
    );
    const object: Record<string, unknown> = { ...phrase.head };
    this.fill(phrase.node, object, random, depth - 1);
    return object;
  }

  private depthOf(phrase: AnyPhrase): number {
    return this.depths.get(phrase) ?? deepest;
  }
  private leastDepth(node: Node): number {
    switch (node.is) {
      case "field":
      case "list":
        return Math.min(
          ...node
            .category()
            .phrases()
            .map((phrase) => this.depthOf(phrase)),
        );
      case "sequence":
        return Math.max(0, ...node.of.map((part) => this.leastDepth(part)));
      case "choice":
        return Math.min(...node.of.map((part) => this.leastDepth(part)));
      case "spelling":
        return this.spellings && node.key !== null ? this.leastDepth(node.of) : deepest;
      case "optional":
      case "word":
      case "forms":
      case "case":
      case "set":
      case "number":
      case "capital":
      case "payload":
      case "resources":
      case "keyword":
      case "valued":
        return 0;
      default:
        return node satisfies never;
    }
  }

  private fill(node: Node, object: Record<string, unknown>, random: Random, depth: number): void {
    switch (node.is) {
      case "set":
        object[node.key] = typeof node.value === "object" ? { ...node.value } : node.value;
        return;
      case "payload":
        object[node.key] = this.payload(node.payload, random);
        return;
      case "resources":
        object[node.key] = resourcesOf(random);
        return;
      case "keyword":
        this.fillKeyword(node.valued, object, random);
        return;
      case "valued":
        object[node.key] = 1 + Math.floor(random() * 6);
        return;
      case "field":
        object[node.key] = this.make(node.category(), random, depth);
        return;
      case "list": {
        const several = node.several === true || (node.separator !== "only" && depth > 2 && random() < 0.3);
        const count = several ? 2 + Math.floor(random() * 2) : 1;
        const elements = Array.from({ length: count }, () => this.make(node.category(), random, depth));
        if (node.end !== undefined && depth > 3 && random() < 0.2)
          elements.splice(
            random() < 0.5 ? 0 : elements.length,
            elements.length,
            this.make(node.end(), random, depth),
          );
        object[node.key] = elements;
        return;
      }
      case "optional":
        if (this.leastDepth(node.of) <= depth && random() < 0.3) this.fill(node.of, object, random, depth);
        return;
      case "sequence":
        for (const part of node.of) this.fill(part, object, random, depth);
        return;
      case "choice": {
        const least = Math.min(...node.of.map((part) => this.leastDepth(part)));
        const limit = Math.max(least, Math.min(depth, deepest - 1));
        this.fill(
          pick(
            node.of.filter((part) => this.leastDepth(part) <= limit),
            random,
          ),
          object,
          random,
          depth,
        );
        return;
      }
      case "word":
      case "forms":
      case "case":
      case "number":
      case "capital":
        return;
      case "spelling":
        if (node.key !== null) object[node.key] = true;
        this.fill(node.of, object, random, depth);
        return;
      default:
        node satisfies never;
    }
  }
  private fillKeyword(valued: boolean, object: Record<string, unknown>, random: Random): void {
    object["keyword"] = pick(this.lexicon.keywords, random);
    if (valued && random() < 0.4) object["value"] = 1 + Math.floor(random() * 5);
  }
  private payload(payload: Payload, random: Random): number | string {
    const number = 1 + Math.floor(random() * 6);
    switch (payload) {
      case "number":
      case "energy":
        return number;
      case "numeral":
        return 1 + number;
      case "signed":
        return random() < 0.5 ? -number : number;
      case "tag":
        return pick([...this.lexicon.tags.keys()], random);
      case "token-name":
        return pick([...this.lexicon.unitTokens, ...this.lexicon.gearTokens], random);
      case "power":
      case "keyword":
      case "keyword-name":
        throw new Error(`${payload} is made by its own node`);
      default:
        return payload satisfies never;
    }
  }
}

function resourcesOf(random: Random): { readonly energy: number; readonly power: readonly string[] } {
  const power = Array.from({ length: Math.floor(random() * 3) }, () =>
    pick(Object.keys(powerShorthands), random),
  );
  return { energy: power.length === 0 || random() < 0.5 ? 1 + Math.floor(random() * 5) : 0, power };
}
function pick<Element>(elements: readonly Element[], random: Random): Element {
  const element = elements[Math.floor(random() * elements.length)];
  if (element === undefined) throw new Error("nothing to pick from");
  return element;
}
