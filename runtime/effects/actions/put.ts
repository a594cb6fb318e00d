import type { OtherDeck, RuneDeck } from "../deck.ts";
import type { Movables } from "../object.ts";
import type { Reference } from "../reference.ts";

/**
 * 431.1.b. "Put the top 2 cards of your Main Deck into your trash." "Banish the top card of your Main Deck." "Recycle the
 * top rune of your rune deck."
 */
export interface PutTopCards {
  readonly do: "put-top-cards";
  readonly step: number;
  readonly count: number;
  readonly deck?: OtherDeck | RuneDeck;
  readonly into: "trash" | "banishment" | "bottom" | "hand";
}

/** "Put a card from your hand on the top or bottom of your Main Deck." Cards go to their owners' decks (056). */
export interface PutOnDeck {
  readonly do: "put-on-deck";
  readonly step: number;
  readonly what: Movables;
  readonly on: "top" | "bottom" | "top-or-bottom";
  readonly of: "your" | "their" | "its-owners" | "their-owners";
  readonly inAnyOrder?: true;
}

/** "Put the rest back in any order.": on top of the deck that they were looked at on. */
export interface PutBack {
  readonly do: "put-back";
  readonly step: number;
  readonly what: Reference;
  readonly inAnyOrder?: true;
}

/** "Put it into its owner's trash.": not a discard and not a kill. */
export interface PutInTrash {
  readonly do: "put-in-trash";
  readonly step: number;
  readonly what: Movables;
}
