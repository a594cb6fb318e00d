import type { Board } from "../evaluate/active.ts";
import type { GameObject, ObjectId, State } from "../state/index.ts";

/**
 * What was worked out from a state while a step ran and still holds for the state that it left: the next step of that
 * game goes on from there instead of working it out again. Null: it has to be worked out.
 */
export interface WorkedOut {
  /** Where each object is in the list of objects. */
  readonly positions: ReadonlyMap<ObjectId, number> | null;
  readonly board: Board | null;
}
export const nothingWorkedOut: WorkedOut = { positions: null, board: null };

/** Kept for as long as the list of objects itself, between one call of a player and the next. */
const kept = new WeakMap<readonly GameObject[], WorkedOut>();

export const workedOutOf = ({ objects }: State): WorkedOut => kept.get(objects) ?? nothingWorkedOut;
export function keepWorkedOut({ objects }: State, workedOut: WorkedOut): void {
  kept.set(objects, workedOut);
}
