import type { Units } from "../object.ts";
import type { ObjectRestriction, PlayerRestriction } from "../restriction.ts";

/** 054, 391. "Opponents can't play cards this turn." "They can't move it this turn." */
export interface Restrict {
  readonly do: "restrict";
  readonly step: number;
  readonly restriction: PlayerRestriction;
}
/** "It can't be readied this turn." */
export interface RestrictObjects {
  readonly do: "restrict-objects";
  readonly step: number;
  readonly what: Units;
  readonly cannot: ObjectRestriction;
}
