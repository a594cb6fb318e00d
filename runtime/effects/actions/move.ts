import type { Units } from "../object.ts";
import type { Another, GearChoice, One } from "../selection.ts";
import type { BattlefieldFilter, UnitFilter } from "../filter.ts";
import type { Reference, SingleReference } from "../reference.ts";

/** 355.4, 420. Where a unit moves. Without it its controller chooses the destination. */
export type Destination =
  /**
   * 107.1. "to its base", "to their base", "to base": that of its controller; "to your base": yours, "to my base": that
   * of the controller of the unit that speaks, whoever controls what moves
   */
  | { readonly to: "base"; readonly whose?: "its" | "their" | "your" | "my" }
  | { readonly to: "here" }
  | { readonly to: "there"; readonly means: Reference["means"] }
  | { readonly to: "that-battlefield"; readonly means: Reference["means"] }
  /** "to a battlefield you control", "to a different battlefield" */
  | { readonly to: "a-battlefield"; readonly of: BattlefieldFilter }
  | { readonly to: "the-same-battlefield"; readonly means: Reference["means"] }
  /**
   * "to its location", "to that enemy unit's battlefield", "to my original location": where it was before this text moved
   * it, "with it": where what has moved has gone
   */
  | {
      readonly to: "location-of";
      /** "a unit's location": of one that is chosen */
      readonly of: SingleReference | One<UnitFilter> | Another<UnitFilter>;
      readonly which?: "battlefield" | "original" | "with";
    }
  /** "each to the other's location": two units change places */
  | { readonly to: "the-others-location" }
  /** "to different battlefields you control": each of them to another one */
  | { readonly to: "different-battlefields"; readonly youControl?: true }
  /** "to a location where there's a unit with the same controller" */
  | { readonly to: "a-location"; readonly with: "a-unit-of-the-same-controller" }
  /** "to or from its base": where it is at its base, its controller chooses a battlefield */
  | { readonly to: "to-or-from-base" }
  /** "to a single location": the same for all of them */
  | { readonly to: "a-single-location" };

/** 420. "Move an enemy unit." "Move up to one enemy unit from here to its base." */
export interface Move {
  readonly do: "move";
  readonly step: number;
  readonly what: Units | GearChoice;
  readonly destination?: Destination;
  /** "Move me to its location and it to my original location." */
  readonly and?: AlsoMove;
}
export interface AlsoMove {
  readonly also: "move";
  readonly what: Reference;
  readonly destination: Destination;
}
