import type { Reference } from "../reference.ts";
import type { TopCards } from "../selection.ts";

/** "Look at the top 5 cards of your Main Deck." Only the player who looks sees them (128.4). */
export interface Look {
  readonly do: "look";
  readonly step: number;
  readonly what: TopCards;
}

/** "Look at an opponent's hand." */
export interface LookAtHand {
  readonly do: "look-at-hand";
  readonly step: number;
  readonly whose: "their" | "an-opponents";
  readonly means?: Reference["means"];
}
