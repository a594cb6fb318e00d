import type { PowerSymbol } from "../../runtime/effects/card-frame.ts";
import { powerShorthands } from "../card-files/frame-words.ts";
import type { GrammaticalNumber, Payload } from "../combinators/node.ts";
import { writtenKeyword, type Lexicon } from "../lexicon/lexicon.ts";
import { numerals } from "../vocabulary/scanner.ts";
import { isFields, isList, type Fields } from "./output.ts";

const isPowerSymbol = (value: unknown): value is PowerSymbol =>
  typeof value === "string" && Object.hasOwn(powerShorthands, value);

/** How a number or a name is written; undefined where the value is none of the kind. */
export function payloadWord(
  lexicon: Lexicon,
  payload: Payload,
  value: unknown,
  number: GrammaticalNumber,
): string | undefined {
  switch (payload) {
    case "number":
      return typeof value === "number" && value >= 0 ? String(value) : undefined;
    case "signed":
      return typeof value === "number" ? (value < 0 ? String(value) : `+${String(value)}`) : undefined;
    case "numeral":
      return typeof value === "number" ? numerals[value - 2] : undefined;
    case "tag":
      if (typeof value !== "string") return undefined;
      return number === "singular" ? value : lexicon.tags.get(value);
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
/** "[2]", "[R]" */
export function resourceWords(value: unknown): readonly string[] | undefined {
  if (!isFields(value)) return undefined;
  const { energy, power } = value;
  if (typeof energy !== "number" || !isList(power)) return undefined;
  const symbols = power.filter(isPowerSymbol).map((symbol) => powerShorthands[symbol]);
  return energy > 0 || symbols.length === 0 ? [`[${String(energy)}]`, ...symbols] : symbols;
}
/** "[Shield 2]" */
export function keywordWord(object: Fields): string | undefined {
  const { keyword, value } = object;
  if (typeof keyword !== "string") return undefined;
  const written = writtenKeyword(keyword);
  return typeof value === "number" ? `[${written} ${String(value)}]` : `[${written}]`;
}
