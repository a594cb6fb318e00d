import type { Action } from "./action.ts";
import type { ResourceCost } from "./card-frame.ts";

/** 201-205. One part of a cost; the whole cost is paid or none of it (357). */
export type CostPart =
  /** "[1][R]" */
  | { readonly cost: "pay"; readonly resources: ResourceCost }
  /** "[E]" (414.3) */
  | { readonly cost: "exhaust-this" }
  /** "Discard 1", "Kill this", "Recycle 3 from your trash": an action that must be done in full */
  | { readonly cost: "do"; readonly action: Action };

export type Cost = readonly CostPart[];
