/** 467. "You score 1 point." */
export interface Score {
  readonly do: "score";
  readonly step: number;
  readonly points: number;
}

/** 728. "Gain 1 XP." */
export interface GainXp {
  readonly do: "gain-xp";
  readonly step: number;
  readonly amount: number;
}
