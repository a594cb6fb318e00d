import type { Ability } from "./ability.ts";
import type { Said } from "./annotation.ts";
import type { CardFrame } from "./card-frame.ts";

/** A compiled card: plain readonly JSON, without free text. */
export interface Card extends CardFrame {
  readonly abilities: readonly Ability[];
  /** 136. What an Equipment gives to the unit it is attached to. */
  readonly effectText?: readonly Ability[];
}

/** The lines of a text as they were said. */
export type SaidText = readonly Said<Ability>[];

/** Checks a card written in TypeScript against the instruction set. */
export const defineCard = <const Defined extends Card>(card: Defined): Defined => card;
