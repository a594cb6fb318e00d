import type { Cards } from "../object.ts";

/** 424. "Reveal the top 5 cards of your Main Deck." */
export interface Reveal {
  readonly do: "reveal";
  readonly step: number;
  readonly count: number;
}

/** 424. "Reveal a unit from among them." */
export interface RevealCards {
  readonly do: "reveal-cards";
  readonly step: number;
  readonly what: Cards;
}
