import type {
  BattlefieldSelection,
  CardChoice,
  GearChoice,
  LegendChoice,
  PermanentChoice,
  RuneChoice,
  SpellChoice,
  UnitChoice,
} from "../selection.ts";

/** 355.9. "Choose an opponent." "They" is this player then. */
export interface ChooseOpponent {
  readonly do: "choose-opponent";
  readonly step: number;
}

/** 355.9. "Choose a player. They discard 1." */
export interface ChoosePlayer {
  readonly do: "choose-player";
  readonly step: number;
}

type ToChoose =
  | UnitChoice
  | GearChoice
  | PermanentChoice
  | RuneChoice
  | LegendChoice
  | SpellChoice
  | BattlefieldSelection
  | CardChoice;

/** 355.5. "Choose a friendly unit and an enemy unit." Later words point at what was chosen, or at "the rest". */
export interface Choose {
  readonly do: "choose";
  readonly step: number;
  readonly what: readonly ToChoose[];
}
