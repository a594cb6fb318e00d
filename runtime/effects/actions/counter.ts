import type { ResourceCost } from "../card-frame.ts";
import type { SingleReference } from "../reference.ts";
import type { SpellChoice } from "../selection.ts";

/** 425. "Counter a spell." */
export interface Counter {
  readonly do: "counter";
  readonly step: number;
  readonly what: SpellChoice | SingleReference;
  /** "unless its controller pays [2]" */
  readonly unlessPays?: ResourceCost;
}
