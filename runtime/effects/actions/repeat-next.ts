import type { PlayedCards } from "../cost-change.ts";

/** 820, 391. "Give the next spell you play this turn [Repeat] equal to its cost." The printed cost counts (356.1.c). */
export interface RepeatNext {
  readonly do: "repeat-next";
  readonly step: number;
  readonly what: PlayedCards;
}
