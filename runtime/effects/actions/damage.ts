import type { It } from "../reference.ts";
import type { Units } from "../object.ts";

/** What becomes of damage that would be dealt. */
export type ChangeDamage = ChangeDamageTo | ChangeDamageEverywhere | ChangeThatDamage;

/** "spell and ability damage", "combat damage" */
export type DamageFrom = "spells-and-abilities" | "combat";

/**
 * 437. "Prevent the next 3 damage that would be dealt to it this turn." 432. "Double all damage that would be dealt to it
 * this turn."
 */
export interface ChangeDamageTo {
  readonly do: "change-damage";
  readonly step: number;
  readonly how: "prevent" | "double";
  readonly amount: number | "all";
  readonly from?: DamageFrom;
  readonly to: Units;
}

/** "Prevent all spell and ability damage this turn." */
export interface ChangeDamageEverywhere {
  readonly do: "change-damage";
  readonly step: number;
  readonly how: "prevent" | "double";
  readonly amount: "all";
  readonly from?: DamageFrom;
}

/** "The next time that unit would be dealt damage this turn, prevent it." */
export interface ChangeThatDamage {
  readonly do: "change-damage";
  readonly step: number;
  readonly how: "prevent" | "double";
  readonly what: It;
  /** "prevent 2 of it"; absent: all */
  readonly amount?: number;
}
