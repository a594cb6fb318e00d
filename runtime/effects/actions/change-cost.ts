import type { CostChange, PlayedCards } from "../cost-change.ts";

/** 391. "The next spell you play this turn costs [5] less." "Your units cost [1] more to play this turn." */
export interface ChangeCost extends Omit<CostChange, "from" | "during" | "and" | "predicate"> {
  readonly do: "change-cost";
  readonly step: number;
  readonly what: PlayedCards;
  /** Only one card. */
  readonly next?: true;
  /** "… and enters ready": the next unit (143.4) */
  readonly entersReady?: true;
}
