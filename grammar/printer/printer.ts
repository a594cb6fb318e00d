import type { AnnotationKey } from "../../runtime/effects/annotation.ts";
import type { PowerSymbol } from "../../runtime/effects/card-frame.ts";
import type {
  AnyCategory,
  AnyPhrase,
  GrammaticalNumber,
  Node,
  Payload,
  Position,
} from "../combinators/node.ts";
import type { Lexicon } from "../lexicon/lexicon.ts";
import { numerals, powerSymbols } from "../vocabulary/scanner.ts";
import { capitalMark, surface } from "./surface.ts";

/** Keys that the compiler adds: nothing on the card says them. */
const annotations: ReadonlySet<string> = new Set<AnnotationKey>(["step", "choice", "chosenAt", "means"]);

interface Agreement {
  readonly number: GrammaticalNumber;
  readonly position: Position;
}
interface Printed {
  readonly words: readonly string[];
  readonly used: readonly string[];
  readonly number: GrammaticalNumber;
}
type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const letters = new Map(Object.entries(powerSymbols).map(([letter, symbol]) => [symbol, letter]));
const isPowerSymbol = (value: unknown): value is PowerSymbol =>
  [...letters.keys()].some((symbol) => symbol === value);

/**
 * Writes objects as text, by the same phrases that read them. A phrase has to say every field of its object, or it is
 * not the one: nothing is dropped backwards either.
 */
export class Printer {
  private readonly lexicon: Lexicon;
  private readonly indexes = new Map<AnyCategory, ReadonlyMap<string, readonly AnyPhrase[]>>();

  constructor(lexicon: Lexicon) {
    this.lexicon = lexicon;
  }

  /** The canonical text, or undefined where no phrase of the category says the object. */
  print(category: AnyCategory, object: object): string | undefined {
    const printed = this.category(category, object, { number: "plural", position: "object" });
    return printed === undefined ? undefined : surface(printed.words);
  }

  private category(category: AnyCategory, object: unknown, agreement: Agreement): Printed | undefined {
    if (!isFields(object)) return undefined;
    const said = Object.keys(object).filter((key) => !annotations.has(key));
    for (const phrase of this.candidates(category, object)) {
      const printed = this.node(phrase.node, object, agreement);
      if (printed === undefined) continue;
      const used = new Set([...Object.keys(phrase.head), ...printed.used]);
      if (said.every((key) => used.has(key))) return printed;
    }
    return undefined;
  }
  private candidates(category: AnyCategory, object: Fields): readonly AnyPhrase[] {
    let index = this.indexes.get(category);
    if (index === undefined) {
      index = groupByHead(category.phrases());
      this.indexes.set(category, index);
    }
    const found = Object.entries(object).flatMap(
      ([key, value]) => index.get(`${key} ${String(value)}`) ?? [],
    );
    return [...found, ...(index.get("") ?? [])].filter((phrase) =>
      Object.entries(phrase.head).every(([key, value]) => object[key] === value),
    );
  }

  private node(node: Node, object: Fields, agreement: Agreement): Printed | undefined {
    const says = (word: string, used: readonly string[] = [], number = agreement.number): Printed => ({
      words: [word],
      used,
      number,
    });
    switch (node.is) {
      case "word":
        return says(node.word);
      case "forms":
        return says(agreement.number === "singular" ? node.singular : node.plural);
      case "case":
        return says(agreement.position === "subject" ? node.subject : node.object);
      case "number":
        return { words: [], used: [], number: node.number };
      case "capital":
        return says(capitalMark);
      case "set":
        return object[node.key] === node.value
          ? { words: [], used: [node.key], number: agreement.number }
          : undefined;
      case "spelling":
        return undefined;
      case "optional": {
        const printed = this.node(node.of, object, agreement);
        return printed !== undefined && printed.used.length > 0
          ? printed
          : { words: [], used: [], number: agreement.number };
      }
      case "choice":
        return node.of
          .map((part) => this.node(part, object, agreement))
          .reduce(
            (best, other) => (other && other.used.length > (best?.used.length ?? -1) ? other : best),
            undefined,
          );
      case "sequence":
        return this.sequence(node.of, object, agreement);
      case "payload": {
        const value = object[node.key];
        const word = this.payload(node.payload, value, node.agree ? agreement.number : "singular");
        if (word === undefined) return undefined;
        const number = node.agree ? (value === 1 ? "singular" : "plural") : agreement.number;
        return says(word, [node.key], number);
      }
      case "resources": {
        const words = resourceWords(object[node.key]);
        return words && { words, used: [node.key], number: agreement.number };
      }
      case "keyword": {
        const word = keywordWord(object);
        return word === undefined ? undefined : says(word, node.valued ? ["keyword", "value"] : ["keyword"]);
      }
      case "field": {
        const inner = { number: agreement.number, position: node.position };
        const printed = this.category(node.category(), object[node.key], inner);
        return (
          printed && { ...printed, used: [node.key], number: node.agree ? printed.number : agreement.number }
        );
      }
      case "list":
        return this.list(node, object[node.key], agreement);
      default:
        return node satisfies never;
    }
  }
  private sequence(parts: readonly Node[], object: Fields, agreement: Agreement): Printed | undefined {
    const words: string[] = [];
    const used: string[] = [];
    let number = agreement.number;
    for (const part of parts) {
      const printed = this.node(part, object, { ...agreement, number });
      if (printed === undefined) return undefined;
      words.push(...printed.words);
      used.push(...printed.used);
      number = printed.number;
    }
    return { words, used, number };
  }
  private list(
    node: Node & { readonly is: "list" },
    value: unknown,
    agreement: Agreement,
  ): Printed | undefined {
    if (!isList(value) || value.length === 0) return undefined;
    const words: string[] = [];
    for (const [index, element] of value.entries()) {
      const printed = this.category(node.category(), element, agreement);
      if (printed === undefined) return undefined;
      const isLast = index === value.length - 1;
      if (index > 0 && (node.separator === "comma" || (node.separator === "and" && value.length > 2)))
        words.push(",");
      if (index > 0 && isLast && node.separator === "and") words.push("and");
      words.push(...printed.words);
    }
    return { words, used: [node.key], number: agreement.number };
  }
  private payload(payload: Payload, value: unknown, number: GrammaticalNumber): string | undefined {
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

/** Phrases by the first discriminant of their head; those without a head under "". */
function groupByHead(phrases: readonly AnyPhrase[]): ReadonlyMap<string, readonly AnyPhrase[]> {
  const groups = new Map<string, AnyPhrase[]>();
  for (const phrase of phrases) {
    const [first] = Object.entries(phrase.head);
    const name = first === undefined ? "" : `${first[0]} ${String(first[1])}`;
    groups.set(name, [...(groups.get(name) ?? []), phrase]);
  }
  return groups;
}
function resourceWords(value: unknown): readonly string[] | undefined {
  if (!isFields(value)) return undefined;
  const { energy, power } = value;
  if (typeof energy !== "number" || !isList(power)) return undefined;
  const symbols = power.filter(isPowerSymbol).map((symbol) => `[${letters.get(symbol) ?? ""}]`);
  return energy > 0 || symbols.length === 0 ? [`[${String(energy)}]`, ...symbols] : symbols;
}
function keywordWord(object: Fields): string | undefined {
  const { keyword, value } = object;
  if (typeof keyword !== "string") return undefined;
  return typeof value === "number" ? `[${keyword} ${String(value)}]` : `[${keyword}]`;
}
