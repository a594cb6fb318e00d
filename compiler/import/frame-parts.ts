import type {
  CardFrame,
  CardType,
  Domain,
  PowerSymbol,
  Supertype,
} from "../../runtime/effects/card-frame.ts";

/** The words of exports, for their schemas; compared in lower case. */
export const cardTypes = [
  "unit",
  "spell",
  "gear",
  "battlefield",
  "legend",
  "rune",
] as const satisfies readonly CardType[];
export const supertypes = ["basic", "champion", "signature", "token"] as const satisfies readonly Supertype[];
export const domains = [
  "fury",
  "calm",
  "mind",
  "body",
  "chaos",
  "order",
] as const satisfies readonly Domain[];

const find = <Word extends string>(words: readonly Word[], written: string): Word | undefined =>
  words.find((word) => word === written.toLowerCase());

export const cardTypeOf = (written: string): CardType | undefined => find(cardTypes, written);
export const supertypeOf = (written: string): Supertype | undefined => find(supertypes, written);
export const domainOf = (written: string): Domain | undefined => find(domains, written);

/** What both exports say of a card, in their own words. */
export interface PrintedFrame {
  readonly name: string;
  readonly type: CardType;
  readonly supertypes: readonly Supertype[];
  readonly domains: readonly Domain[];
  readonly energy: number | undefined;
  /** How many Power; an export does not say of which domain. */
  readonly power: number | undefined;
  readonly might: number | undefined;
  readonly mightBonus: number | undefined;
  readonly tags: readonly string[];
  readonly set: string | undefined;
  readonly number: string | undefined;
  readonly rarity: string | undefined;
}

export function frameOf(printed: PrintedFrame): CardFrame {
  const { energy, power, might, mightBonus, set, number, rarity } = printed;
  const hasCost = energy !== undefined || power !== undefined;
  return {
    name: printed.name,
    type: printed.type,
    supertypes: printed.supertypes,
    domains: printed.domains,
    ...(hasCost ? { cost: { energy: energy ?? 0, power: powerOf(power ?? 0, printed.domains) } } : {}),
    ...(might === undefined ? {} : { might }),
    ...(mightBonus === undefined ? {} : { mightBonus }),
    tags: printed.tags,
    ...(set === undefined ? {} : { set }),
    ...(number === undefined ? {} : { number }),
    ...(rarity === undefined ? {} : { rarity }),
  };
}

/** 135.2.e.6: Power of the card's own domain is [C], which is [A] for a card without a domain. */
function powerOf(count: number, domains: readonly Domain[]): readonly PowerSymbol[] {
  const [first, second] = domains;
  const symbol: PowerSymbol = first === undefined ? "any" : second === undefined ? first : "own";
  return Array.from({ length: count }, () => symbol);
}
