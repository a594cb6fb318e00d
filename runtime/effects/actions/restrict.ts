import type { Reference } from "../reference.ts";
import type { ObjectRestriction, PlayerRestriction } from "../restriction.ts";
import type { UnitChoice, UnitGroup } from "../selection.ts";

/** 054, 391. "Opponents can't play cards this turn." "They can't move it this turn." */
export interface Restrict {
  readonly do: "restrict";
  readonly step: number;
  readonly restriction: PlayerRestriction;
}
/** "It can't be readied this turn.", "Enemy units can't move to base this turn." */
export interface RestrictObjects {
  readonly do: "restrict-objects";
  readonly step: number;
  readonly what: UnitChoice | UnitGroup | Reference;
  readonly restriction: ObjectRestriction;
}
