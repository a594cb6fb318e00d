import type { ResourceCost } from "./card-frame.ts";
import type { SingleReference } from "./reference.ts";
import type { GearChoice, UnitChoice } from "./selection.ts";

/** 201-205. One part of a cost; the whole cost is paid or none of it (357). */
export type CostPart =
  /** "[1][R]" */
  | { readonly cost: "pay"; readonly resources: ResourceCost }
  /** "[E]" (414.3) */
  | { readonly cost: "exhaust-this" }
  /** "exhaust me" inside an instruction */
  | { readonly cost: "exhaust"; readonly what: SingleReference }
  /** "Discard 1" */
  | { readonly cost: "discard"; readonly count: number }
  /** "Recycle 3 from your trash" */
  | { readonly cost: "recycle-from-trash"; readonly count: number }
  /** "Kill this", "Kill a friendly unit" */
  | { readonly cost: "kill"; readonly what: SingleReference | UnitChoice | GearChoice }
  /** "Spend a buff", "Spend my buff" */
  | { readonly cost: "spend-buff" }
  | { readonly cost: "spend-my-buff" };

export type Cost = readonly CostPart[];
