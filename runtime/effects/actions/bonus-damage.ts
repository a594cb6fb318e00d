import type { PerEach } from "../value.ts";

/** 713. "The next spell you play this turn deals 1 Bonus Damage." "Spells you play this turn deal 1 Bonus Damage." */
export interface GrantBonusDamage {
  readonly do: "grant-bonus-damage";
  readonly step: number;
  /** "this": the spell that says so, or the one that it lets somebody play again. */
  readonly spells: "next" | "all" | "this";
  /** 714.1. At least 1. */
  readonly amount: number;
  /** Without it the grant lasts until a spell is played (390.1). */
  readonly duration?: "turn";
  readonly per?: PerEach;
  /** 714. All Bonus Damage is summed anyhow. */
  readonly additional?: true;
}
