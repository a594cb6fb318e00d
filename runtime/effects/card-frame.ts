/** What is printed on a card around its text (rules 130-149). Plain readonly JSON. */

/** 133.4-133.6: the card types. */
export type CardType = "unit" | "spell" | "gear" | "battlefield" | "legend" | "rune";

/** 133.7: supertypes are listed before the type. */
export type Supertype = "basic" | "champion" | "signature" | "token";

/** 134: the six domains. */
export type Domain = "fury" | "calm" | "mind" | "body" | "chaos" | "order";

/** 135.2.e: Power of a domain, any Power `[A]`, Power of the card's own domain `[C]`. */
export type PowerSymbol = Domain | "any" | "own";

/** 131.2, 131.3: Energy is a whole number, Power is one symbol for each that must be paid. */
export interface ResourceCost {
  readonly energy: number;
  readonly power: readonly PowerSymbol[];
}

export interface CardFrame {
  readonly name: string;
  readonly type: CardType;
  readonly supertypes: readonly Supertype[];
  readonly domains: readonly Domain[];
  readonly cost?: ResourceCost;
  /** 143.2: a whole number, units only. */
  readonly might?: number;
  /** 137: what an Equipment adds to the Might of the unit it is attached to. */
  readonly mightBonus?: number;
  readonly tags: readonly string[];
  readonly set?: string;
  readonly number?: string;
  readonly rarity?: string;
}
