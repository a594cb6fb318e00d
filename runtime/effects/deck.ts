import type { Reference } from "./reference.ts";

/** Whose Main Deck, where it is not "your Main Deck". */
export type OtherDeck =
  /** Of the player who does it, or who was named before. */
  | { readonly deck: "their-main-deck"; readonly means: Reference["means"] }
  | { readonly deck: "an-opponents-main-deck" }
  | { readonly deck: "each-opponents-main-deck" }
  | { readonly deck: "each-players-main-deck" }
  /** The deck that an event speaks of. */
  | { readonly deck: "that-deck" };

/** Whose Rune Deck (108.5). */
export type RuneDeck =
  | { readonly deck: "your-rune-deck" }
  | { readonly deck: "their-rune-deck"; readonly means: Reference["means"] }
  | { readonly deck: "an-opponents-rune-deck" };
