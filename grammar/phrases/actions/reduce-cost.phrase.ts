import type { ReduceCost } from "../../../runtime/effects/actions/reduce-cost.ts";
import type { ResourceCost } from "../../../runtime/effects/card-frame.ts";
import type { Derived } from "../../../runtime/effects/value.ts";
import { field, phrase, resources, verb } from "../../combinators/phrase.ts";
import { possessiveOfOther } from "../references.phrase.ts";
import { derived } from "../values.phrase.ts";

/** 356.4. "Reduce its Energy cost by its Might." "Reduce its cost by [2]." */
export const reduceCost = [
  phrase<Omit<ReduceCost, "by"> & { readonly by: Derived }>()(
    { do: "reduce-cost" },
    verb("reduce"),
    field("what", possessiveOfOther),
    "Energy cost by",
    field("by", derived),
  ),
  phrase<Omit<ReduceCost, "by"> & { readonly by: ResourceCost }>()(
    { do: "reduce-cost" },
    verb("reduce"),
    field("what", possessiveOfOther),
    "cost by",
    resources("by"),
  ),
];
