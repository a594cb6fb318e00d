import type { NamedEffect } from "../ability.ts";
import type { Permanents } from "../object.ts";

/** 383.4.g. "Activate the conquer effects of units here." "Activate the play effects of your gear." */
export interface ActivateEffects {
  readonly do: "activate-effects";
  readonly step: number;
  readonly effects: NamedEffect;
  readonly of: Permanents;
}
