import type { PerEach } from "../value.ts";

/** 430. "Channel 1 rune exhausted." */
export interface Channel {
  readonly do: "channel";
  readonly step: number;
  readonly count: number;
  readonly exhausted?: true;
  /** "for each enemy unit here" */
  readonly per?: PerEach;
}
