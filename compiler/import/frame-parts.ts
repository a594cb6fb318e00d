import type {
  CardFrame,
  CardType,
  Domain,
  PowerSymbol,
  Supertype,
} from "../../runtime/effects/card-frame.ts";

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
