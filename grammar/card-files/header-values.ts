import type {
  CardFrame,
  Domain,
  PowerSymbol,
  ResourceCost,
  Supertype,
} from "../../runtime/effects/card-frame.ts";
import { cardFileDiagnostics } from "../diagnostics/card-file-diagnostics.ts";
import type { Diagnostic, Span } from "../diagnostics/diagnostic.ts";
import { didYouMean } from "../diagnostics/suggestions.ts";
import { largestNumber } from "../vocabulary/largest-number.ts";
import {
  adviceForCost,
  adviceForMight,
  adviceForMightBonus,
  adviceForType,
  namesOfTypes,
} from "./header-advice.ts";
import {
  capitalised,
  cardTypeOf,
  domainOf,
  domains,
  powerOf,
  supertypeOf,
  supertypes,
} from "./frame-words.ts";

/** What stands behind the colon of a header, trimmed, and where. Never empty. */
export interface HeaderValue extends Span {
  readonly text: string;
}

const { report } = cardFileDiagnostics;

/** The parts of a value that match the pattern, each with its place. */
function partsOf(value: HeaderValue, pattern: RegExp): readonly HeaderValue[] {
  return [...value.text.matchAll(pattern)].flatMap(({ index, 0: whole }) => {
    const text = whole.trim();
    const start = value.start + index + (whole.length - whole.trimStart().length);
    return text === "" ? [] : [{ text, start, end: start + text.length }];
  });
}

/** "Annie, Noxus": each item once. */
function listOf(value: HeaderValue, problems: Diagnostic[]): readonly HeaderValue[] {
  const items: HeaderValue[] = [];
  for (const item of partsOf(value, /[^,]+/g)) {
    if (items.some(({ text }) => text.toLowerCase() === item.text.toLowerCase())) {
      problems.push(report("duplicate-value", { value: item.text }, item));
    } else items.push(item);
  }
  return items;
}

/** "Champion Unit" */
export function readType(
  value: HeaderValue,
  problems: Diagnostic[],
): Pick<CardFrame, "type" | "supertypes"> | undefined {
  const words = partsOf(value, /\S+/g);
  const last = words.at(-1) ?? value;
  const type = cardTypeOf(last.text);
  if (type === undefined) {
    const help = adviceForType(value.text) ?? didYouMean(last.text, namesOfTypes);
    problems.push(report("unknown-type", { type: last.text }, last, { help }));
    return undefined;
  }
  const found: Supertype[] = [];
  for (const word of words.slice(0, -1)) {
    const supertype = supertypeOf(word.text);
    if (supertype === undefined) {
      const help = didYouMean(word.text, supertypes.map(capitalised));
      problems.push(report("unknown-type", { type: word.text }, word, { help }));
    } else if (found.includes(supertype)) {
      problems.push(report("duplicate-value", { value: word.text }, word));
    } else if (supertype === "champion" && type !== "unit" && type !== "legend") {
      problems.push(report("invalid-supertype", { type: capitalised(type) }, word));
    } else found.push(supertype);
  }
  return { type, supertypes: found };
}

/** "Calm, Body" */
export function readDomains(value: HeaderValue, problems: Diagnostic[]): readonly Domain[] {
  return listOf(value, problems).flatMap((item) => {
    const domain = domainOf(item.text);
    if (domain !== undefined) return [domain];
    const help = didYouMean(item.text, domains.map(capitalised));
    problems.push(report("unknown-domain", { domain: item.text }, item, { help }));
    return [];
  });
}

/** "Annie, Noxus" */
export function readTags(value: HeaderValue, problems: Diagnostic[]): readonly string[] {
  return listOf(value, problems).map((item) => item.text);
}

/** "[3][R]": Energy first (131.2), then a symbol for each Power (131.3). */
export function readCost(value: HeaderValue, problems: Diagnostic[]): ResourceCost | undefined {
  let energy: number | undefined;
  const power: PowerSymbol[] = [];
  const before = problems.length;
  for (const part of partsOf(value, /\[[^[\]]*\]?|[^[]+/g)) {
    const symbol = /^\[(.*)\]$/.exec(part.text)?.[1]?.trim() ?? "";
    const one = powerOf(`[${symbol}]`);
    if (/^\d+$/.test(symbol) && energy === undefined && power.length === 0) {
      energy = wholeNumber(symbol, part, problems);
    } else if (one !== undefined) power.push(one);
    else
      problems.push(report("invalid-cost", { part: part.text }, part, { help: adviceForCost(value.text) }));
  }
  return problems.length > before ? undefined : { energy: energy ?? 0, power };
}

/** "4": a whole number that is not negative. */
export function readMight(value: HeaderValue, problems: Diagnostic[]): number | undefined {
  if (/^\d+$/.test(value.text)) return wholeNumber(value.text, value, problems);
  problems.push(report("invalid-might", { value: value.text }, value, { help: adviceForMight(value.text) }));
  return undefined;
}

/** "+2": an operator and a whole number (137.1). */
export function readMightBonus(value: HeaderValue, problems: Diagnostic[]): number | undefined {
  const [, operator, digits] = /^([+-])\s*(\d+)$/.exec(value.text) ?? [];
  if (operator === undefined || digits === undefined) {
    problems.push(
      report("invalid-might-bonus", { value: value.text }, value, { help: adviceForMightBonus(value.text) }),
    );
    return undefined;
  }
  const amount = wholeNumber(digits, value, problems);
  return amount === undefined || operator === "+" || amount === 0 ? amount : -amount;
}

function wholeNumber(digits: string, span: Span, problems: Diagnostic[]): number | undefined {
  const number = Number(digits);
  if (number <= largestNumber) return number;
  problems.push(report("number-too-large", { limit: largestNumber }, span));
  return undefined;
}
