import type { Me, This } from "../reference.ts";

/** 439. "Add the Baron Pit battlefield token to the board if it's not there already." */
export interface AddBattlefield {
  readonly do: "add-battlefield";
  readonly step: number;
  /** A battlefield token of the lexicon. */
  readonly name: string;
  readonly ifNotThere?: true;
}

/** 369.3. How something enters that is being played; said of itself. */
export type Enter = EnterThere | EnterSo;
/** "I enter there.": at the battlefield that was added */
export interface EnterThere {
  readonly do: "enter";
  readonly step: number;
  readonly who: Me;
}
/** "As you play me, you may discard 1. If you do, I enter ready." */
export interface EnterSo {
  readonly do: "enter";
  readonly step: number;
  readonly who: Me | This;
  readonly state: "ready" | "exhausted";
}
