import type { Cards } from "../object.ts";
import type { TheRest } from "../reference.ts";
import type { Derived, PerEach, Value } from "../value.ts";

/** 413. "Draw 1." "Draw 1 for each of your [Mighty] units." */
export interface Draw {
  readonly do: "draw";
  readonly step: number;
  readonly count: number;
  readonly per?: PerEach;
}

/** 413. "Draw it.": a card that was seen comes into the hand. */
export interface DrawCards {
  readonly do: "draw-cards";
  readonly step: number;
  readonly what: Cards;
  /** "… and the rest into your trash": those that are left go to the trashes of their owners */
  readonly toTrash?: TheRest;
}

/** 413. "Draw cards equal to your points." "Draw that many." */
export interface DrawEqual {
  readonly do: "draw-equal";
  readonly step: number;
  readonly amount: Derived | Extract<Value, { readonly value: "that-many" }>;
}
