import type { PlainAmount, Property } from "../../runtime/effects/value.ts";
import { category, either, field, phrase, type Category } from "../combinators/phrase.ts";
import { keywordName } from "./keywords.phrase.ts";
import { possessive } from "./references.phrase.ts";

type AmountBy<Kind extends PlainAmount["value"]> = Extract<PlainAmount, { readonly value: Kind }>;
/** Without a group, which could go on what follows. */
type Ungrouped = AmountBy<"had" | "property">;
type PropertyOf<Kind extends Property["property"]> = Extract<Property, { readonly property: Kind }>;

const might = phrase<PropertyOf<"might">>()({ property: "might" }, "Might");
const energyCost = phrase<PropertyOf<"energy-cost">>()({ property: "energy-cost" }, "Energy cost");
const powerCost = phrase<PropertyOf<"power-cost">>()({ property: "power-cost" }, "Power cost");
/** "Might", "Energy cost", "[Assault]" */
export const property = category<Property, "property">("property", "Might or cost", "property", () => ({
  might,
  "energy-cost": energyCost,
  "power-cost": powerCost,
  keyword: phrase<PropertyOf<"keyword">>()({ property: "keyword" }, keywordName),
}));
/** What every unit has. */
export const commonProperty = category<Exclude<Property, PropertyOf<"keyword">>, "property">(
  "common-property",
  "Might or cost",
  "property",
  () => ({ might, "energy-cost": energyCost, "power-cost": powerCost }),
);
/** "Energy cost" */
export const cost = category<PropertyOf<"energy-cost" | "power-cost">, "property">(
  "cost-property",
  "Energy cost",
  "property",
  () => ({ "energy-cost": energyCost, "power-cost": powerCost }),
);
/** "your points", "an opponent's XP" */
export const amountHad = phrase<AmountBy<"had">>()(
  { value: "had" },
  either("whose", { yours: "your", "an-opponents": "an opponent's" }),
  either("what", { points: "points", xp: "XP" }),
);
/** "your points", "its Might" */
export const plainAmount: Category<PlainAmount> = category<Ungrouped, "value">(
  "plain-amount",
  "an amount",
  "value",
  () => ({
    had: amountHad,
    property: phrase<AmountBy<"property">>()(
      { value: "property" },
      field("of", possessive),
      field("property", property),
    ),
  }),
);
