import type { Me } from "../reference.ts";

/** 439. "Add the Baron Pit battlefield token to the board if it's not there already." */
export interface AddBattlefield {
  readonly do: "add-battlefield";
  readonly step: number;
  /** A battlefield token of the lexicon. */
  readonly name: string;
  readonly ifNotThere?: true;
}

/** 369.3. "I enter there.": at the battlefield that was added */
export interface EnterThere {
  readonly do: "enter-there";
  readonly step: number;
  readonly who: Me;
}
