import type { Units } from "../object.ts";
import type { Derived, Duration } from "../value.ts";

/** 433. "Swap the Might of two units at the same battlefield this turn." */
export interface SwapMight {
  readonly do: "swap-might";
  readonly step: number;
  readonly of: Units;
  readonly duration: Duration;
}

/** 477.3.b. "Increase its Might to the Might of another friendly unit this turn." */
export interface IncreaseMight {
  readonly do: "increase-might";
  readonly step: number;
  readonly of: Units;
  readonly to: Derived;
  readonly duration?: Duration;
}
