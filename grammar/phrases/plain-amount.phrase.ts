import type { PlainAmount } from "../../runtime/effects/value.ts";
import { category, field, phrase } from "../combinators/phrase.ts";
import { possessive } from "./references.phrase.ts";

type DerivedBy<Kind extends PlainAmount["value"]> = Extract<PlainAmount, { readonly value: Kind }>;

/** "your points", "its Might" */
export const plainAmount = category<PlainAmount, "value">("plain-amount", "an amount", "value", () => ({
  points: phrase<DerivedBy<"points">>()({ value: "points" }, "your points"),
  "might-of": phrase<DerivedBy<"might-of">>()({ value: "might-of" }, field("of", possessive), "Might"),
  "energy-cost-of": phrase<DerivedBy<"energy-cost-of">>()(
    { value: "energy-cost-of" },
    field("of", possessive),
    "Energy cost",
  ),
}));
