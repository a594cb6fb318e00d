import type { Exhaustibles } from "../object.ts";

/** 441. "Empower me." */
export interface Empower {
  readonly do: "empower";
  readonly step: number;
  readonly what: Exhaustibles;
  /** Written in brackets. */
  readonly asKeyword?: true;
}
/** 442. "Disempower all units you control." */
export interface Disempower {
  readonly do: "disempower";
  readonly step: number;
  readonly what: Exhaustibles;
}
