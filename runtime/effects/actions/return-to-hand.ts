import type { Movables } from "../object.ts";

/** 056, 124. "Return a unit at a battlefield to its owner's hand." "Return a spell from your trash to your hand." */
export interface ReturnToHand {
  readonly do: "return-to-hand";
  readonly step: number;
  readonly what: Movables;
  /** "this from your trash" */
  readonly from?: "your-trash";
  /** "instead of putting it in their trash": a spell that was countered */
  readonly insteadOfTrash?: true;
  readonly hand: "its-owners" | "their-owners" | "my-owners" | "your";
}
