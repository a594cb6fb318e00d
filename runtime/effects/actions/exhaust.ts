import type { Exhaustibles } from "../object.ts";

/** 414. "Exhaust it." */
export interface Exhaust {
  readonly do: "exhaust";
  readonly step: number;
  readonly what: Exhaustibles;
}

/** 414, 415. "Ready or exhaust a legend.": the player who does it says which, as it is done. */
export interface ReadyOrExhaust {
  readonly do: "ready-or-exhaust";
  readonly step: number;
  readonly what: Exhaustibles;
}
