import type { AnnotationKey } from "../../runtime/effects/annotation.ts";
import type { PowerSymbol } from "../../runtime/effects/card-frame.ts";
import {
  isConjunction,
  type AnyCategory,
  type AnyPhrase,
  type Constant,
  type GrammaticalNumber,
  type Node,
  type Payload,
  type Position,
  type Unsaid,
} from "../combinators/node.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { powerShorthands } from "../card-files/frame-words.ts";
import { saidComma } from "../parser/build-list.ts";
import { nodesIn } from "../vocabulary/words.ts";
import { numerals } from "../vocabulary/scanner.ts";
import { capitalMark, surface } from "./surface.ts";

/** Keys that the compiler adds: nothing on the card says them. */
const annotations: ReadonlySet<string> = new Set<AnnotationKey>(["step", "choice", "chosenAt", "means"]);

/** What has been written so far, and with what the next word agrees. A part that does not fit is taken back. */
interface Output {
  readonly words: string[];
  /** The fields of the object that have been said. */
  readonly used: string[];
  number: GrammaticalNumber;
  readonly position: Position;
  /** Fields that are said by another spelling, and there alone. */
  reserved?: ReadonlySet<string> | undefined;
}
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
/** Whether a field is a constant, or what is understood without a word. */
const isConstant = (value: unknown, constant: Constant | Unsaid): boolean =>
  typeof constant === "object"
    ? isFields(value) && Object.entries(constant).every(([key, each]) => value[key] === each)
    : value === constant;
const isPowerSymbol = (value: unknown): value is PowerSymbol =>
  typeof value === "string" && Object.hasOwn(powerShorthands, value);

/**
 * Writes objects as text, by the same phrases that read them. A phrase has to say every field of its object, or it is
 * not the one: nothing is dropped backwards either.
 */
export class Printer {
  private readonly lexicon: Lexicon;
  private readonly indexes = new Map<AnyCategory, HeadIndex>();

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon;
  }

  /** The canonical text, or undefined where no phrase of the category says the object. */
  print(category: AnyCategory, object: object): string | undefined {
    const output: Output = { words: [], used: [], number: "plural", position: "object" };
    return this.category(category, object, output) ? surface(output.words) : undefined;
  }

  private category(category: AnyCategory, object: unknown, output: Output): boolean {
    if (!isFields(object)) return false;
    const { words, number } = output;
    const length = words.length;
    for (const phrase of this.candidates(category, object)) {
      const inner: Output = { words, used: [], number, position: output.position };
      inner.reserved = saidOtherwise(phrase, object);
      if (this.emit(phrase.node, object, inner) && saysAll(object, phrase, inner.used)) {
        output.number = inner.number;
        return true;
      }
      words.length = length;
    }
    return false;
  }
  private candidates(category: AnyCategory, object: Fields): readonly AnyPhrase[] {
    let index = this.indexes.get(category);
    if (index === undefined) {
      index = groupByHead(category.phrases());
      this.indexes.set(category, index);
    }
    const candidates: AnyPhrase[] = [];
    for (const [key, phrases] of index.byKey)
      for (const phrase of phrases.get(object[key]) ?? [])
        if (hasHead(object, phrase)) candidates.push(phrase);
    return index.headless.length === 0 ? candidates : [...candidates, ...index.headless];
  }

  /** Writes a part of a phrase. Where it does not say the object, what it has written is left to the caller to undo. */
  private emit(node: Node, object: Fields, output: Output): boolean {
    switch (node.is) {
      case "word":
        return write(output, node.word);
      case "forms":
        return write(output, output.number === "singular" ? node.singular : node.plural);
      case "case":
        return write(output, output.position === "subject" ? node.subject : node.object);
      case "capital":
        return write(output, capitalMark);
      case "number":
        output.number = node.number;
        return true;
      case "set":
        return isConstant(object[node.key], node.value) && use(output, node.key);
      case "spelling":
        return this.spelling(node, object, output);
      case "sequence":
        return node.of.every((part) => this.emit(part, object, output));
      case "optional":
        if (canSay(node.of, object)) this.attempt(node.of, object, output, 1);
        return true;
      case "choice":
        return this.choice(node.of, object, output);
      case "payload":
        return this.payload(node, object[node.key], output);
      case "resources": {
        const words = resourceWords(object[node.key]);
        if (words === undefined) return false;
        output.words.push(...words);
        return use(output, node.key);
      }
      case "keyword": {
        const word = keywordWord(object);
        if (word === undefined) return false;
        if (node.valued) output.used.push("value");
        return write(output, word) && use(output, "keyword");
      }
      case "valued": {
        const value = object[node.key];
        return (
          typeof value === "number" &&
          write(output, `[${node.keyword} ${String(value)}]`) &&
          use(output, node.key)
        );
      }
      case "field": {
        const inner: Output = { ...output, used: [], position: node.position };
        if (!this.category(node.category(), object[node.key], inner)) return false;
        if (node.agree) output.number = inner.number;
        return use(output, node.key);
      }
      case "list":
        return this.list(node, object, output);
      default:
        return node satisfies never;
    }
  }
  private spelling(node: Node & { readonly is: "spelling" }, object: Fields, output: Output): boolean {
    if (node.key === null || object[node.key] !== true || !use(output, node.key)) return false;
    const { reserved } = output;
    output.reserved = undefined;
    const said = this.emit(node.of, object, output);
    output.reserved = reserved;
    return said;
  }
  /** Whether the part says at least so many fields; if not, nothing of it is left. */
  private attempt(node: Node, object: Fields, output: Output, least: number): boolean {
    const [words, used, number] = [output.words.length, output.used.length, output.number];
    if (this.emit(node, object, output) && output.used.length - used >= least) return true;
    output.words.length = words;
    output.used.length = used;
    output.number = number;
    return false;
  }
  /** The alternative that says the most, the first of equals. */
  private choice(alternatives: readonly Node[], object: Fields, output: Output): boolean {
    const [words, used, number] = [output.words.length, output.used.length, output.number];
    let best: Pick<Output, "words" | "used" | "number"> | undefined;
    for (const alternative of alternatives) {
      if (!canSay(alternative, object)) continue;
      if (this.emit(alternative, object, output) && output.used.length - used > (best?.used.length ?? -1))
        best = { words: output.words.slice(words), used: output.used.slice(used), number: output.number };
      output.words.length = words;
      output.used.length = used;
      output.number = number;
    }
    if (best === undefined) return false;
    output.words.push(...best.words);
    output.used.push(...best.used);
    output.number = best.number;
    return true;
  }
  private list(node: Node & { readonly is: "list" }, object: Fields, output: Output): boolean {
    const value = object[node.key];
    if (!isList(value) || value.length === 0) return false;
    if (node.separator === "only" && value.length > 1) return false;
    const { words, number } = output;
    const { separator } = node;
    const start = words.length;
    // A comma within the first of two makes another one before "and".
    const isSaid = object[saidComma(node.key)] === true && use(output, saidComma(node.key));
    const hasComma = (): boolean => isSaid || value.length > 2 || words.slice(start).includes(",");
    for (const [index, element] of value.entries()) {
      const isLast = index === value.length - 1;
      if (index > 0 && (separator === "comma" || (isConjunction(separator) && hasComma()))) words.push(",");
      if (index > 0 && isLast && isConjunction(separator)) words.push(separator);
      const inner: Output = { words, used: [], number, position: output.position };
      const isEnd = (): boolean =>
        isLast && node.end !== undefined && this.category(node.end(), element, { ...inner, used: [] });
      if (!this.category(node.category(), element, inner) && !isEnd()) return false;
    }
    return use(output, node.key);
  }
  private payload(node: Node & { readonly is: "payload" }, value: unknown, output: Output): boolean {
    const word = this.payloadWord(node.payload, value, node.agree ? output.number : "singular");
    if (word === undefined) return false;
    if (node.agree && typeof value === "number") output.number = value === 1 ? "singular" : "plural";
    return write(output, word) && use(output, node.key);
  }
  private payloadWord(payload: Payload, value: unknown, number: GrammaticalNumber): string | undefined {
    switch (payload) {
      case "number":
        return typeof value === "number" && value >= 0 ? String(value) : undefined;
      case "signed":
        return typeof value === "number" ? (value < 0 ? String(value) : `+${String(value)}`) : undefined;
      case "numeral":
        return typeof value === "number" ? numerals[value - 2] : undefined;
      case "tag":
        if (typeof value !== "string") return undefined;
        return number === "singular" ? value : this.lexicon.tags.get(value);
      case "token-name":
        return typeof value === "string" ? value : undefined;
      case "energy":
        return typeof value === "number" ? `[${String(value)}]` : undefined;
      case "power":
      case "keyword":
      case "keyword-name":
        return undefined; // said by the nodes "resources" and "keyword"
      default:
        return payload satisfies never;
    }
  }
}

/** Fields that a part says whenever it says anything. A phrase never changes: they are worked out once. */
const necessary = new WeakMap<Node, readonly string[]>();
function necessaryIn(node: Node): readonly string[] {
  const known = necessary.get(node);
  if (known !== undefined) return known;
  const found = necessaryOf(node);
  necessary.set(node, found);
  return found;
}
function necessaryOf(node: Node): readonly string[] {
  switch (node.is) {
    case "set":
    case "payload":
    case "resources":
    case "valued":
    case "field":
    case "list":
      return [node.key];
    case "keyword":
      return ["keyword"];
    case "spelling":
      return node.key === null ? [] : [node.key];
    case "sequence":
      return node.of.flatMap(necessaryIn);
    case "choice": {
      const [first = [], ...others] = node.of.map(necessaryIn);
      return first.filter((key) => others.every((keys) => keys.includes(key)));
    }
    case "word":
    case "forms":
    case "case":
    case "capital":
    case "number":
    case "optional":
      return [];
    default:
      return node satisfies never;
  }
}
/** Whether the object has what the part would have to say. */
const canSay = (node: Node, object: Fields): boolean =>
  necessaryIn(node).every((key) => object[key] !== undefined);

/** The fields that the spellings say by which the object was said. */
function saidOtherwise({ node }: AnyPhrase, object: Fields): ReadonlySet<string> | undefined {
  if (!Object.keys(object).some((key) => key.startsWith("said:"))) return undefined;
  const found = new Set<string>();
  for (const part of nodesIn(node))
    if (part.is === "spelling" && part.key !== null && object[part.key] === true)
      for (const inner of nodesIn(part.of)) if ("key" in inner && inner.key !== null) found.add(inner.key);
  return found;
}

const write = (output: Output, word: string): boolean => {
  output.words.push(word);
  return true;
};
/** A field is said once: where it can stand in two places, only in the first that says it. */
const use = (output: Output, key: string): boolean => {
  if (output.used.includes(key) || output.reserved?.has(key) === true) return false;
  output.used.push(key);
  return true;
};
/** Every field of the object is said, but for what only the compiler knows. */
function saysAll(object: Fields, { head }: AnyPhrase, used: readonly string[]): boolean {
  for (const key in object) if (!used.includes(key) && !(key in head) && !annotations.has(key)) return false;
  return true;
}

/** Phrases by the first discriminant of their head: its key, and then its value. */
interface HeadIndex {
  readonly byKey: ReadonlyMap<string, ReadonlyMap<unknown, readonly AnyPhrase[]>>;
  readonly headless: readonly AnyPhrase[];
}
function groupByHead(phrases: readonly AnyPhrase[]): HeadIndex {
  const byKey = new Map<string, Map<unknown, AnyPhrase[]>>();
  const headless: AnyPhrase[] = [];
  for (const phrase of phrases) {
    const [first] = Object.entries(phrase.head);
    if (first === undefined) {
      headless.push(phrase);
      continue;
    }
    const [key, value] = first;
    const byValue = byKey.get(key) ?? new Map<unknown, AnyPhrase[]>();
    byKey.set(key, byValue.set(value, [...(byValue.get(value) ?? []), phrase]));
  }
  return { byKey, headless };
}
function hasHead(object: Fields, { head }: AnyPhrase): boolean {
  for (const key in head) if (object[key] !== head[key]) return false;
  return true;
}
function resourceWords(value: unknown): readonly string[] | undefined {
  if (!isFields(value)) return undefined;
  const { energy, power } = value;
  if (typeof energy !== "number" || !isList(power)) return undefined;
  const symbols = power.filter(isPowerSymbol).map((symbol) => powerShorthands[symbol]);
  return energy > 0 || symbols.length === 0 ? [`[${String(energy)}]`, ...symbols] : symbols;
}
function keywordWord(object: Fields): string | undefined {
  const { keyword, value } = object;
  if (typeof keyword !== "string") return undefined;
  return typeof value === "number" ? `[${keyword} ${String(value)}]` : `[${keyword}]`;
}
