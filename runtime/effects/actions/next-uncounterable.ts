import type { PlayedCards } from "../cost-change.ts";

/** 391, 425. "The next spell you play this turn can't be countered." */
export interface NextUncounterable {
  readonly do: "next-uncounterable";
  readonly step: number;
  readonly what: PlayedCards;
}
