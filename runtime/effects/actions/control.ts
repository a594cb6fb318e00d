import type { Permanents } from "../object.ts";
import type { Me, Reference, This } from "../reference.ts";
import type { SpellChoice } from "../selection.ts";

/** 119. "Take control of it." "Gain control of a spell." "You control it until I leave the board." */
export interface TakeControl {
  readonly do: "change-control";
  readonly step: number;
  readonly how: "take";
  readonly what: Permanents | SpellChoice;
  /** "this turn" */
  readonly duration?: "turn";
  /** Until this leaves the board. */
  readonly until?: Me | This;
}

/** "Lose control of that unit.": its owner controls it again. */
export interface LoseControl {
  readonly do: "change-control";
  readonly step: number;
  readonly how: "lose";
  readonly what: Permanents;
}

/** 750. "You may make new choices for it." */
export interface MakeNewChoices {
  readonly do: "make-new-choices";
  readonly step: number;
  readonly what: Reference;
}
