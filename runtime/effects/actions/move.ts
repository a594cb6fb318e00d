import type { Units } from "../object.ts";
import type { Reference } from "../reference.ts";

/** 355.4, 420. Where a unit moves. Without it its controller chooses the destination. */
export type Destination =
  | { readonly to: "its-base" }
  | { readonly to: "their-base" }
  | { readonly to: "base" }
  | { readonly to: "your-base" }
  | { readonly to: "here" }
  | { readonly to: "there"; readonly means: Reference["means"] }
  | { readonly to: "that-battlefield"; readonly means: Reference["means"] }
  | { readonly to: "a-battlefield" };

/** 420. "Move an enemy unit." "Move up to one enemy unit from here to its base." */
export interface Move {
  readonly do: "move";
  readonly step: number;
  readonly what: Units;
  readonly destination?: Destination;
}
