import type { Units } from "../object.ts";

/** 423. "Stun an enemy unit." */
export interface Stun {
  readonly do: "stun";
  readonly step: number;
  readonly what: Units;
  /** Written in brackets, as newer cards do. */
  readonly asKeyword?: true;
}
