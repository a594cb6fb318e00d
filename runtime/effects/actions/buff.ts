import type { Units } from "../object.ts";

/** 426. "Buff a friendly unit." */
export interface Buff {
  readonly do: "buff";
  readonly step: number;
  readonly what: Units;
  /** Written in brackets, as newer cards do. */
  readonly asKeyword?: true;
}
