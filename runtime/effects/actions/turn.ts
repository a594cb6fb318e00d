import type { Reference } from "../reference.ts";

/** 735. "Take a turn after this one." */
export interface TakeTurn {
  readonly do: "take-turn";
  readonly step: number;
}

/** 128. "You can look at their facedown cards this turn." */
export interface SeeFacedownCards {
  readonly do: "see-facedown-cards";
  readonly step: number;
  readonly means: Reference["means"];
}
