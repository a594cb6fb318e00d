import type { Units } from "../object.ts";
import type { Duration } from "../value.ts";

/** 432. "Double a friendly unit's Might this turn." */
export interface DoubleMight {
  readonly do: "double-might";
  readonly step: number;
  readonly of: Units;
  readonly duration: Duration;
}

/** 432. "Double all damage that would be dealt to it this turn." */
export interface DoubleDamage {
  readonly do: "double-damage";
  readonly step: number;
  readonly to: Units;
}
