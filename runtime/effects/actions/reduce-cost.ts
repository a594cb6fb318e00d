import type { ResourceCost } from "../card-frame.ts";
import type { It, That } from "../reference.ts";
import type { Derived } from "../value.ts";

/** 356.4. "Reduce its Energy cost by the Might of the recycled unit.", "Reduce its cost by [2]." What this text plays. */
export interface ReduceCost {
  readonly do: "reduce-cost";
  readonly step: number;
  readonly what: It | That;
  readonly by: ResourceCost | Derived;
}
