/** 713. "The next spell you play this turn deals 1 Bonus Damage." "Spells you play this turn deal 1 Bonus Damage." */
export interface GrantBonusDamage {
  readonly do: "grant-bonus-damage";
  readonly step: number;
  readonly spells: "next" | "all";
  /** 714.1. At least 1. */
  readonly amount: number;
  /** Without it the grant lasts until a spell is played (390.1). */
  readonly duration?: "turn";
}
