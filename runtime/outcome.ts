import type { GameEvent, State } from "./state/index.ts";

/** What the machine gives back: the next state, and what happened on the way to it. */
export interface Outcome {
  readonly state: State;
  /** The log of these steps; entries point at their cause by `because`. */
  readonly events: readonly GameEvent[];
  /** Why the act was refused, with its rule; the state is then the one before. Absent if it was done. */
  readonly refused?: string;
}
