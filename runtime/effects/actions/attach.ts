import type { Gear, Units } from "../object.ts";
import type { SingleReference } from "../reference.ts";
import type { UnitChoice } from "../selection.ts";

/** 434. "Attach it to a unit you control." */
export interface Attach {
  readonly do: "attach";
  readonly step: number;
  readonly what: Gear;
  readonly to: Units;
}

/** 435. "Detach an Equipment from it." */
export interface Detach {
  readonly do: "detach";
  readonly step: number;
  readonly what: Gear;
  readonly from?: SingleReference | UnitChoice;
}
