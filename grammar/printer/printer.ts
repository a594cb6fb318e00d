import { isConjunction, type AnyCategory, type AnyPhrase, type Node } from "../combinators/node.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { saidComma } from "../parser/build-list.ts";
import { HeadIndex } from "./head-index.ts";
import { necessaryIn } from "./necessary.ts";
import {
  isConstant,
  isFields,
  isList,
  saidOtherwise,
  saysAll,
  use,
  write,
  type Fields,
  type Output,
} from "./output.ts";
import { keywordWord, payloadWord, resourceWords } from "./payload-words.ts";
import { capitalMark, surface } from "./surface.ts";

/**
 * Writes a part of a phrase; false where it does not say the object. What it has written then is left to the caller to
 * undo.
 */
type Write = (object: Fields, output: Output) => boolean;
interface Writer {
  readonly write: Write;
  /** Without these fields there is no need to try. */
  readonly necessary: readonly string[];
}
interface PhraseWriter extends Writer {
  readonly phrase: AnyPhrase;
}

/** Setting the length of an array costs more than all that is written between. */
function cut(list: string[], length: number): void {
  while (list.length > length) list.pop();
}
function canSay({ necessary }: Writer, { keys }: Output): boolean {
  for (const key of necessary) if (!keys.includes(key)) return false;
  return true;
}

/**
 * Writes objects as text, by the same phrases that read them. A phrase has to say every field of its object, or it is
 * not the one: nothing is dropped backwards either.
 */
export class Printer {
  private readonly lexicon: Lexicon;
  private readonly indexes = new Map<AnyCategory, HeadIndex<PhraseWriter>>();

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon;
  }

  /** The canonical text, or undefined where no phrase of the category says the object. */
  print(category: AnyCategory, object: object): string | undefined {
    const output: Output = { words: [], keys: [], used: [], number: "plural", position: "object" };
    return this.category(category, object, output) ? surface(output.words) : undefined;
  }

  private category(category: AnyCategory, object: unknown, output: Output): boolean {
    if (!isFields(object)) return false;
    const { words, number } = output;
    const length = words.length;
    const keys = Object.keys(object);
    for (const writer of this.indexOf(category).candidates(object)) {
      const inner: Output = { words, keys, used: [], number, position: output.position };
      if (!canSay(writer, inner)) continue;
      inner.reserved = saidOtherwise(writer.phrase, keys);
      if (writer.write(object, inner) && saysAll(writer.phrase, inner)) {
        output.number = inner.number;
        return true;
      }
      cut(words, length);
    }
    return false;
  }
  private indexOf(category: AnyCategory): HeadIndex<PhraseWriter> {
    let index = this.indexes.get(category);
    if (index === undefined) {
      index = new HeadIndex(category.phrases(), (phrase) => ({ ...this.writer(phrase.node), phrase }));
      this.indexes.set(category, index);
    }
    return index;
  }

  private writer(node: Node): Writer {
    return { write: this.make(node), necessary: necessaryIn(node) };
  }
  private make(node: Node): Write {
    switch (node.is) {
      case "word":
        return (_object, output) => write(output, node.word);
      case "forms":
        return (_object, output) => write(output, output.number === "singular" ? node.singular : node.plural);
      case "case":
        return (_object, output) => write(output, output.position === "subject" ? node.subject : node.object);
      case "capital":
        return (_object, output) => write(output, capitalMark);
      case "number":
        return (_object, output) => {
          output.number = node.number;
          return true;
        };
      case "set":
        return (object, output) =>
          output.keys.includes(node.key) && isConstant(object[node.key], node.value) && use(output, node.key);
      case "spelling":
        return this.spelling(node);
      case "sequence": {
        const parts = node.of.map((part) => this.make(part));
        return (object, output) => {
          for (const part of parts) if (!part(object, output)) return false;
          return true;
        };
      }
      case "optional": {
        const part = this.writer(node.of);
        return (object, output) => {
          if (canSay(part, output)) attempt(part, object, output);
          return true;
        };
      }
      case "choice":
        return chosen(node.of.map((part) => this.writer(part)));
      case "payload":
        return this.payload(node);
      case "resources":
        return (object, output) => {
          const words = resourceWords(object[node.key]);
          if (words === undefined) return false;
          output.words.push(...words);
          return use(output, node.key);
        };
      case "keyword":
        return (object, output) => {
          const word = keywordWord(object);
          if (word === undefined) return false;
          if (node.valued) output.used.push("value");
          return write(output, word) && use(output, "keyword");
        };
      case "valued":
        return (object, output) => {
          const value = object[node.key];
          if (typeof value !== "number") return false;
          return write(output, `[${node.keyword} ${String(value)}]`) && use(output, node.key);
        };
      case "field":
        return (object, output) => {
          const inner: Output = { ...output, used: [], position: node.position };
          if (!output.keys.includes(node.key) || !this.category(node.category(), object[node.key], inner))
            return false;
          if (node.agree) output.number = inner.number;
          return use(output, node.key);
        };
      case "list":
        return (object, output) => this.list(node, object, output);
      default:
        return node satisfies never;
    }
  }
  private spelling({ key, of }: Node & { readonly is: "spelling" }): Write {
    if (key === null) return () => false;
    const part = this.make(of);
    return (object, output) => {
      if (!output.keys.includes(key) || !use(output, key)) return false;
      const { reserved } = output;
      output.reserved = undefined;
      const said = part(object, output);
      output.reserved = reserved;
      return said;
    };
  }
  private list(node: Node & { readonly is: "list" }, object: Fields, output: Output): boolean {
    const value = output.keys.includes(node.key) ? object[node.key] : undefined;
    if (!isList(value) || value.length === 0) return false;
    if (node.separator === "only" && value.length > 1) return false;
    if (node.several === true && value.length < 2) return false;
    const { keys, words, number } = output;
    const { separator } = node;
    const start = words.length;
    // A comma within the first of two makes another one before "and".
    const comma = saidComma(node.key);
    const isSaid = keys.includes(comma) && use(output, comma);
    const hasComma = (): boolean => isSaid || value.length > 2 || words.includes(",", start);
    for (const [index, element] of value.entries()) {
      const isLast = index === value.length - 1;
      if (index > 0 && (separator === "comma" || (isConjunction(separator) && hasComma()))) words.push(",");
      if (index > 0 && isLast && isConjunction(separator)) words.push(separator);
      const inner: Output = { ...output, used: [], number };
      const isEnd = (): boolean =>
        isLast && node.end !== undefined && this.category(node.end(), element, { ...inner, used: [] });
      if (!this.category(node.category(), element, inner) && !isEnd()) return false;
    }
    return use(output, node.key);
  }
  private payload({ agree, key, payload }: Node & { readonly is: "payload" }): Write {
    return (object, output) => {
      const value = object[key];
      const word = payloadWord(this.lexicon, payload, value, agree ? output.number : "singular");
      if (word === undefined) return false;
      if (agree && typeof value === "number") output.number = value === 1 ? "singular" : "plural";
      return write(output, word) && use(output, key);
    };
  }
}

/** Writes the part if it says any field; if not, nothing of it is left. */
function attempt(part: Writer, object: Fields, output: Output): void {
  const [words, used, number] = [output.words.length, output.used.length, output.number];
  if (part.write(object, output) && output.used.length > used) return;
  cut(output.words, words);
  cut(output.used, used);
  output.number = number;
}

/** The alternative that says the most, the first of equals. */
function chosen(alternatives: readonly Writer[]): Write {
  return (object, output) => {
    const possible = alternatives.filter((alternative) => canSay(alternative, output));
    const [only] = possible;
    if (only === undefined) return false;
    if (possible.length === 1) return only.write(object, output);
    const [words, used, number] = [output.words.length, output.used.length, output.number];
    let best: Pick<Output, "words" | "used" | "number"> | undefined;
    for (const alternative of possible) {
      if (alternative.write(object, output) && output.used.length - used > (best?.used.length ?? -1))
        best = { words: output.words.slice(words), used: output.used.slice(used), number: output.number };
      cut(output.words, words);
      cut(output.used, used);
      output.number = number;
    }
    if (best === undefined) return false;
    output.words.push(...best.words);
    output.used.push(...best.used);
    output.number = best.number;
    return true;
  };
}
