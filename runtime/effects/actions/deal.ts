import type { Reference, SingleReference, They, We } from "../reference.ts";
import type { UnitFilter } from "../filter.ts";
import type { Another, One, UnitChoice, UnitGroup } from "../selection.ts";
import type { Units } from "../object.ts";
import type { PerEach, Value } from "../value.ts";

/** 417. "Deal 4 to a unit at a battlefield." "It deals damage equal to its Might to an enemy unit." */
export interface Deal {
  readonly do: "deal";
  readonly step: number;
  /** 417.6.b. The unit that deals the damage; without it the effect itself is the source (417.6.a). */
  readonly source?: DealingUnit;
  readonly amount: Value;
  /** 417.2. Only units can be dealt damage. */
  readonly to: Units;
  readonly per?: PerEach;
  /** "and 1 to all other enemy units here" */
  readonly and?: AlsoDeal;
}
/** "it", "a friendly unit" */
export type DealingUnit = SingleReference | One<UnitFilter> | Another<UnitFilter>;
export interface AlsoDeal {
  readonly also: "deal";
  readonly amount: number;
  readonly to: Units;
}

/** 355.14, 417. "Deal 5 damage split among any number of enemy units here." */
export interface DealSplit {
  readonly do: "deal-split";
  readonly step: number;
  readonly source?: DealingUnit;
  readonly amount: Value;
  readonly among: UnitChoice | Reference;
}

/** 417.6.b.3. "Two friendly units each deal damage equal to their Might to an enemy unit." */
export interface DealEach {
  readonly do: "deal-each";
  readonly step: number;
  readonly who: UnitChoice | UnitGroup | Reference;
  readonly to: Units;
}

/** 417.6.b.3. "They deal damage equal to their Mights to each other." */
export interface DealToEachOther {
  readonly do: "deal-to-each-other";
  readonly step: number;
  /** Two units. */
  readonly who: They | We;
}
