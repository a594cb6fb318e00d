import type { Action } from "../action.ts";

/** "You don't kill a unit this way.": who does not take part in what the text tells others to do. */
export interface DoNot {
  readonly do: "do-not";
  readonly step: number;
  readonly what: Action;
}
