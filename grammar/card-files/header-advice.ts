import type { CardType } from "../../runtime/effects/card-frame.ts";
import {
  capitalised,
  cardTypeOf,
  cardTypes,
  domainOf,
  powerOf,
  powerShorthands,
  supertypeOf,
} from "./frame-words.ts";

/** What to write instead in a header: the author's own value, where it tells enough. */

/** Longer values are not said again. */
const longestShown = 80;

const below = "The rules text stands below an empty line, without a header.";
const comment = "Write it as a comment, with # in front.";

/** Headers of other games and of card exports, with what they are called here. */
const otherHeaders: Readonly<Record<string, string>> = {
  ...{ color: "domain", colour: "domain", colors: "domain", element: "domain", faction: "domain" },
  ...{ title: "name", "card name": "name", card: "name" },
  ...{ kind: "type", "card type": "type", supertype: "type", class: "type" },
  ...{ subtype: "tags", subtypes: "tags", traits: "tags", tribe: "tags", region: "tags" },
  ...{ strength: "might", attack: "might", health: "might", toughness: "might" },
  ...{ id: "number", "collector number": "number", expansion: "set" },
  bonus: "might bonus",
};
const otherAdvice: Readonly<Record<string, string>> = {
  ...{ text: below, "rules text": below, rules: below, ability: below, abilities: below, effect: below },
  description: below,
  keywords: "Keywords are lines of the rules text: [Tank].",
  ...{ flavor: comment, flavour: comment, "flavor text": comment, artist: comment, note: comment },
};

/** Energy and Power are one header here. */
const costs: ReadonlySet<string> = new Set(["energy", "mana", "power", "price"]);

export function adviceForHeader(written: string, value: string): string | undefined {
  if (written.length + value.length > longestShown) return undefined;
  const key = written.toLowerCase().replace(/\s+/g, " ");
  const header = Object.hasOwn(otherHeaders, key) ? otherHeaders[key] : undefined;
  if (header !== undefined) return `Write \`${header}: ${value}\`.`;
  if (costs.has(key)) return `Energy and Power are the cost: \`cost: ${symbolsOf(value) ?? "[3][R]"}\`.`;
  return Object.hasOwn(otherAdvice, key) ? otherAdvice[key] : undefined;
}

/** "3 R", "3 Fury" or "3R" in symbols: "[3][R]" */
function symbolsOf(value: string): string | undefined {
  const parts = value.match(/\d+|[A-Za-z]+|[^\sA-Za-z\d,+[\]]/g) ?? [];
  const symbols = parts.map((part) => {
    if (/^\d+$/.test(part)) return `[${part}]`;
    const domain = domainOf(part);
    if (domain !== undefined) return powerShorthands[domain];
    const letters = (part.match(/./g) ?? []).map((letter) => `[${letter.toUpperCase()}]`);
    return letters.every((letter) => powerOf(letter) !== undefined) ? letters.join("") : undefined;
  });
  const isEnergyFirst = parts.findLastIndex((part) => /^\d+$/.test(part)) <= 0;
  return symbols.length > 0 && isEnergyFirst && !symbols.includes(undefined) ? symbols.join("") : undefined;
}

export function adviceForCost(value: string): string | undefined {
  if (value.length > longestShown) return undefined;
  const symbols = symbolsOf(value);
  return symbols === undefined ? undefined : `Write \`cost: ${symbols}\`.`;
}

const small = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** The one number in a value: "2" of "+2", "two" or "2 [M]". */
function numberIn(value: string): string | undefined {
  if (value.length > longestShown) return undefined;
  const word = small.indexOf(value.toLowerCase());
  if (word >= 0) return String(word);
  const [number, ...others] = value.match(/\d+/g) ?? [];
  return others.length === 0 && !value.includes("-") ? number : undefined;
}

export function adviceForMight(value: string): string | undefined {
  const number = numberIn(value);
  return number === undefined ? undefined : `Write \`might: ${number}\`.`;
}
export function adviceForMightBonus(value: string): string | undefined {
  const number = numberIn(value);
  return number === undefined ? undefined : `Write \`might bonus: +${number}\`.`;
}
/** 137.1. What a card that is no unit adds to the Might of the unit it is attached to. */
export function adviceForMightOn(type: CardType, value: string): string | undefined {
  const number = type === "gear" ? numberIn(value) : undefined;
  return number === undefined
    ? undefined
    : `What an Equipment adds to the Might of its unit is \`might bonus: +${number}\`; a gear without that has no such line.`;
}

const otherTypes: Readonly<Record<string, string>> = {
  equipment: "Write `type: Gear` and `tags: Equipment`.",
  ...{ weapon: "Write `type: Gear` and `tags: Equipment`.", item: "Write `type: Gear`." },
  ...{ artifact: "Write `type: Gear`.", creature: "Write `type: Unit`.", minion: "Write `type: Unit`." },
  ...{
    instant: "Write `type: Spell`, and [Reaction] as the first line of its text.",
    sorcery: "Write `type: Spell`.",
  },
  ...{ hero: "Write `type: Legend`.", leader: "Write `type: Legend`." },
};

/** "Unit Token": what stands before the type stands behind it. */
export function adviceForType(value: string): string | undefined {
  const words = value.split(/\s+/);
  const type = words.find((word) => cardTypeOf(word) !== undefined);
  const others = words.filter((word) => word !== type);
  if (others.length > 0 && others.every((word) => supertypeOf(word) !== undefined)) {
    const written = [...others, type ?? "Unit"].map((word) => capitalised(word.toLowerCase()));
    return `Write \`type: ${written.join(" ")}\`.`;
  }
  const last = (words.at(-1) ?? "").toLowerCase();
  return Object.hasOwn(otherTypes, last) ? otherTypes[last] : undefined;
}
export const namesOfTypes: readonly string[] = cardTypes.map(capitalised);
