import type { PerEach } from "../value.ts";

/** 440. "Burn 2." */
export interface Burn {
  readonly do: "burn";
  readonly step: number;
  readonly count: number;
  /** "for each enemy unit here" */
  readonly per?: PerEach;
}
