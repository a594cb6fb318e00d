import type { Exhaustibles } from "../object.ts";

/** 414. "Exhaust it." */
export interface Exhaust {
  readonly do: "exhaust";
  readonly step: number;
  readonly what: Exhaustibles;
}
