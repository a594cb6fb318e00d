import type { CardFilter } from "../filter.ts";
import type { Cards } from "../object.ts";
import type { Reference } from "../reference.ts";

/** 424. "Reveal the top 5 cards of your Main Deck." "Reveal a unit from among them." */
export interface Reveal {
  readonly do: "reveal";
  readonly step: number;
  readonly what: Cards;
}

/** 424.3.a. "They reveal their hand." */
export interface RevealHand {
  readonly do: "reveal-hand";
  readonly step: number;
  readonly whose: "your" | "their";
  readonly means?: Reference["means"];
}

/** "Reveal cards from the top of your Main Deck until you reveal a unit." "It" is that unit. */
export interface RevealUntil {
  readonly do: "reveal-until";
  readonly step: number;
  readonly until: CardFilter;
  /** "two units" */
  readonly count?: number;
}
