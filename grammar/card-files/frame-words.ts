import type { CardType, Domain, PowerSymbol, Supertype } from "../../runtime/effects/card-frame.ts";

/** The words of the frame of a card; upper and lower case are the same. */

/** 133 */
export const cardTypes = [
  "unit",
  "spell",
  "gear",
  "battlefield",
  "legend",
  "rune",
] as const satisfies readonly CardType[];

/** 133.7: what may stand before the type. */
export const supertypes = ["basic", "champion", "signature", "token"] as const satisfies readonly Supertype[];

/** 134.2 */
export const domains = [
  "fury",
  "calm",
  "mind",
  "body",
  "chaos",
  "order",
] as const satisfies readonly Domain[];

/** 134.2, 135.2.e.4-6: the shorthand of each Power. */
export const powerShorthands: Readonly<Record<PowerSymbol, string>> = {
  fury: "[R]",
  calm: "[G]",
  mind: "[B]",
  body: "[O]",
  chaos: "[P]",
  order: "[Y]",
  any: "[A]",
  own: "[C]",
};

const find = <Word extends string>(words: readonly Word[], written: string): Word | undefined =>
  words.find((word) => word === written.toLowerCase());

export const cardTypeOf = (written: string): CardType | undefined => find(cardTypes, written);
export const supertypeOf = (written: string): Supertype | undefined => find(supertypes, written);
export const domainOf = (written: string): Domain | undefined => find(domains, written);

const powers = ["any", "own", ...domains] as const satisfies readonly PowerSymbol[];

/** The Power of a shorthand such as "[R]". */
export const powerOf = (written: string): PowerSymbol | undefined =>
  powers.find((power) => powerShorthands[power] === written.toUpperCase());

export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
