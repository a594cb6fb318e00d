import type { Exhaustibles } from "../object.ts";

/** What can be done to the same thing in place of something else. */
export type OtherAct = "banish" | "buff" | "exhaust" | "heal" | "kill" | "ready" | "recall" | "stun";

/** 355.17. "Ready or exhaust a legend.": the player who does it says which, as it is done. */
export interface OneOrOther {
  readonly do: "one-or-other";
  readonly step: number;
  readonly first: OtherAct;
  readonly second: OtherAct;
  readonly what: Exhaustibles;
}
