import type { Derived, PerEach } from "../value.ts";

/** 467. "You score 1 point." */
export interface Score {
  readonly do: "score";
  readonly step: number;
  readonly points: number;
  /** "for each enemy unit here" */
  readonly per?: PerEach;
  /** "gain 1 point": what is not conquered or held is gained (468). */
  readonly gain?: true;
  /** "1 additional point" */
  readonly additional?: true;
}

/** 730.2. "Spend 3 XP." All of it or none. */
export interface SpendXp {
  readonly do: "spend-xp";
  readonly step: number;
  readonly amount: number;
}

/** 730.1. "Gain 1 XP.", "Gain XP equal to its Might." */
export interface GainXp {
  readonly do: "gain-xp";
  readonly step: number;
  readonly amount: number | Derived;
  readonly per?: PerEach;
}
