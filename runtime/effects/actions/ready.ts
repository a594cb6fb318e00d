import type { Exhaustibles } from "../object.ts";

/** 415. "Ready a friendly unit." */
export interface Ready {
  readonly do: "ready";
  readonly step: number;
  readonly what: Exhaustibles;
}
