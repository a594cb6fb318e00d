import type { Me, That } from "../reference.ts";
import type { BattlefieldSelection } from "../selection.ts";

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

/** 438. "Replace that battlefield with a Brush battlefield token." */
export interface ReplaceBattlefield {
  readonly do: "replace-battlefield";
  readonly step: number;
  readonly what: That | BattlefieldSelection;
  readonly name: string;
}
