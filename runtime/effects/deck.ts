import type { Reference } from "./reference.ts";

/** Whose Main Deck, where it is not "your Main Deck". */
export type OtherDeck =
  /** Of the player who does it, or who was named before. */
  | { readonly deck: "their-main-deck"; readonly means: Reference["means"] }
  | { readonly deck: "an-opponents-main-deck" }
  | { readonly deck: "each-players-main-deck" };
