import type { Movables } from "../object.ts";
import type { Reference } from "../reference.ts";

/** Cards go to the zones of their owners (056). */
export type Put = PutIntoZone | PutOnDeck | PutBack;

/** 431.1.b. "Put the top 2 cards of your Main Deck into your trash.", "Put it into its owner's trash.": no discard, no kill. */
export interface PutIntoZone {
  readonly do: "put";
  readonly step: number;
  readonly what: Movables;
  readonly into: "trash" | "hand";
}

/** "Put a card from your hand on the top or bottom of your Main Deck." */
export interface PutOnDeck {
  readonly do: "put";
  readonly step: number;
  readonly what: Movables;
  readonly into: "top" | "bottom" | "top-or-bottom";
  readonly of: "your" | "their" | "its-owners" | "their-owners";
  readonly inAnyOrder?: true;
}

/** "Put the rest back in any order.": on top of the deck that they were looked at on. */
export interface PutBack {
  readonly do: "put";
  readonly step: number;
  readonly what: Reference;
  readonly into: "back";
  readonly inAnyOrder?: true;
}
