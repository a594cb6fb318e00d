/** 143.4. "Friendly units enter ready this turn." "The next unit you play this turn enters ready." */
export interface EnterReadyThisTurn {
  readonly do: "enter-ready-this-turn";
  readonly step: number;
  readonly who: "units-you-play" | "the-next-unit-you-play" | "friendly-units";
}
