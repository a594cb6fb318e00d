import type { Units } from "../object.ts";
import type { Derived, Duration } from "../value.ts";

/** What becomes of the Might of units. */
export type ChangeMight = DoubleOrSwapMight | SetMight;

/** 432, 433. "Double a friendly unit's Might this turn." "Swap the Might of two units at the same battlefield this turn." */
export interface DoubleOrSwapMight {
  readonly do: "change-might";
  readonly step: number;
  readonly how: "double" | "swap";
  readonly of: Units;
  readonly duration: Duration;
}

/**
 * 477.3.b. "Increase its Might to the Might of another friendly unit this turn." 477.1.a.1. "Its Might becomes 4 this
 * turn."
 */
export interface SetMight {
  readonly do: "change-might";
  readonly step: number;
  readonly how: "increase" | "become";
  readonly of: Units;
  readonly to: number | Derived;
  readonly duration?: Duration;
}
