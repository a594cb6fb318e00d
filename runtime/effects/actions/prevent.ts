import type { It } from "../reference.ts";
import type { Units } from "../object.ts";

/** 437. "Prevent the next 3 damage that would be dealt to it this turn." */
export interface Prevent {
  readonly do: "prevent";
  readonly step: number;
  readonly amount: number | "all";
  readonly to: Units;
}

/** 437. "Prevent all spell and ability damage this turn." */
export interface PreventEverywhere {
  readonly do: "prevent-everywhere";
  readonly step: number;
  readonly from: "spells-and-abilities";
}

/** "The next time that unit would be dealt damage this turn, prevent it." What would happen does not. */
export interface PreventIt {
  readonly do: "prevent-it";
  readonly step: number;
  readonly what: It;
}
