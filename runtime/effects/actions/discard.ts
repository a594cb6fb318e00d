import type { Cards } from "../object.ts";
import type { PerEach } from "../value.ts";

/** 422. "Discard 1." The player who does it chooses the cards (422.2). */
export interface Discard {
  readonly do: "discard";
  readonly step: number;
  readonly count: number;
  /** "for each gear you control" */
  readonly per?: PerEach;
}

/** 422. "Discard that card." */
export interface DiscardCards {
  readonly do: "discard-cards";
  readonly step: number;
  readonly what: Cards;
}

/** 422. "Each player discards their hand." */
export interface DiscardHand {
  readonly do: "discard-hand";
  readonly step: number;
  readonly whose: "your" | "their";
}
