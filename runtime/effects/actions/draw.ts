import type { PerEach } from "../value.ts";

/** 413. "Draw 1." "Draw 1 for each of your [Mighty] units." */
export interface Draw {
  readonly do: "draw";
  readonly step: number;
  readonly count: number;
  readonly per?: PerEach;
}
