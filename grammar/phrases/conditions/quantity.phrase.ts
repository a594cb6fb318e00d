import type { Quantity } from "../../../runtime/effects/condition.ts";
import {
  choice,
  field,
  number,
  numeral,
  phrase,
  plural,
  sequence,
  singular,
  spelled,
  union,
  wordings,
} from "../../combinators/phrase.ts";
import { gear } from "../filters/gear.phrase.ts";
import { unit } from "../filters/units.phrase.ts";

type QuantityOf<Kind extends Quantity["quantity"]> = Extract<Quantity, { readonly quantity: Kind }>;

export const unitOrGear = union("unit-or-gear", "units or gear", () => [unit, gear]);
/** "a Mech", "two or more gear", "7+ units here" */
export const quantity = wordings<Quantity>("quantity", "how many", () => [
  phrase<QuantityOf<"a">>()({ quantity: "a" }, singular, "a", field("of", unitOrGear)),
  phrase<QuantityOf<"another">>()({ quantity: "another" }, singular, "another", field("of", unit)),
  phrase<QuantityOf<"exactly">>()(
    { quantity: "exactly" },
    plural,
    "exactly",
    number("count"),
    field("of", unitOrGear),
  ),
  phrase<QuantityOf<"or-more">>()(
    { quantity: "or-more" },
    plural,
    choice([numeral("count"), "or more"], [spelled(sequence(number("count"), "+"))]),
    field("of", unitOrGear),
  ),
]);
