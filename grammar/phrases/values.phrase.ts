import type { SingleReference } from "../../runtime/effects/reference.ts";
import type { UnitChoice } from "../../runtime/effects/selection.ts";
import type { Derived, Measured, Property, Value } from "../../runtime/effects/value.ts";
import type { Node } from "../combinators/node.ts";
import {
  category,
  choice,
  either,
  field,
  phrase,
  sequence,
  spelled,
  spelling,
  spellingOf,
  union,
  wordings,
  type Category,
  type Part,
} from "../combinators/phrase.ts";
import { countedMany } from "./filters/counted.phrase.ts";
import { amountHad, commonProperty, cost, property } from "./plain-amount.phrase.ts";
import { possessive, singleReference } from "./references.phrase.ts";
import { everyUnit, unitChoice } from "./selections.phrase.ts";

type Common = Exclude<Property, { readonly property: "keyword" }>;
type NotPrinted = Exclude<Value, number>;
type DerivedBy<Kind extends NotPrinted["value"]> = Extract<NotPrinted, { readonly value: Kind }>;

type OfGroup = DerivedBy<"among" | "number-of">;
const groupAmounts = (counted: typeof countedMany) => ({
  among: [
    phrase<DerivedBy<"among"> & { readonly how: "highest" | "lowest" }>()(
      { value: "among" },
      "the",
      either("how", { highest: "highest", lowest: "lowest" }),
      field("property", commonProperty),
      "among",
      field("of", everyUnit),
    ),
    phrase<DerivedBy<"among"> & { readonly how: "total" }>()(
      { value: "among", how: "total" },
      "the total",
      field("property", commonProperty),
      "of",
      field("of", everyUnit),
    ),
  ],
  "number-of": phrase<DerivedBy<"number-of">>()(
    { value: "number-of" },
    "the number of",
    field("of", counted),
  ),
});
/** "with more Might than the number of …": where "that died" comes behind, it is said of the units that are compared. */
const countedInQuality: typeof countedMany = {
  ...countedMany,
  name: "counted-in-a-quality",
  phrases: () => countedMany.phrases().filter(({ head }) => head["count"] !== "died-this-turn"),
};
/** "the highest Might among friendly units", "the number of cards in your hand": what units are compared with. */
export const groupAmount = category<OfGroup, "value">("group-amount", "an amount", "value", () =>
  groupAmounts(countedInQuality),
);

/** After "equal to" or "by": "its Might", "the number of enemy units here" */
export const measured = category<Measured, "value">("measured", "an amount", "value", () => ({
  property: [
    phrase<Omit<DerivedBy<"property">, "of"> & { readonly of: SingleReference }>()(
      { value: "property" },
      choice(
        [field("of", possessive), field("property", property)],
        [spelled(sequence("the", field("property", commonProperty), "of", field("of", singleReference)))],
      ),
    ),
    phrase<
      Omit<DerivedBy<"property">, "of" | "property"> & { readonly of: UnitChoice; readonly property: Common }
    >()({ value: "property" }, "the", field("property", commonProperty), "of", field("of", unitChoice)),
  ],
  ...groupAmounts(countedMany),
  "might-of-target": phrase<DerivedBy<"might-of-target">>()(
    { value: "might-of-target" },
    "the Might of the unit you choose",
  ),
  had: amountHad,
}));
const twice = wordings<DerivedBy<"twice">>("twice", "twice an amount", () => [
  phrase<DerivedBy<"twice">>()(
    { value: "twice" },
    choice(["twice"], [spelling("double")]),
    field("of", measured),
  ),
]);
/** The same, or "twice its Might" */
export const derived: Category<Derived> = union("derived", "an amount", () => [measured, twice]);
type CostOf = Omit<DerivedBy<"property">, "of" | "property"> & {
  readonly of: SingleReference;
  readonly property: Extract<Property, { readonly property: "energy-cost" | "power-cost" }>;
};
/** "its Energy cost as damage" */
const asDamage = wordings<CostOf>("as-damage", "an amount of damage", () => [
  phrase<CostOf>()({ value: "property" }, field("of", possessive), field("property", cost), "as damage"),
]);
export const thatMuch = wordings<DerivedBy<"that-much">>("that-much", "that much damage", () => [
  phrase<DerivedBy<"that-much">>()({ value: "that-much" }, "that much"),
]);

const valueOf = <const Key extends string>(
  key: Key,
  after: readonly string[],
): Part<{ readonly [Name in Key]: Value }> => {
  const fieldOf = (category: Category<NotPrinted>): Node => ({
    is: "field",
    key,
    category: () => category,
    position: "object",
    agree: false,
  });
  const words = (...said: readonly string[]): readonly Node[] => said.map((word) => ({ is: "word", word }));
  const sequenceOf = (...of: readonly Node[]): Node => ({ is: "sequence", of });
  const damage = words("damage");
  return {
    node: {
      is: "choice",
      of: [
        sequenceOf({ is: "payload", key, payload: "number", agree: false }, ...words(...after)),
        fieldOf(asDamage),
        sequenceOf(...words("damage", "equal", "to"), fieldOf(derived)),
        sequenceOf(fieldOf(thatMuch), ...damage),
        spellingOf(fieldOf(thatMuch)),
      ],
    },
  };
};
/** "becomes 4", "to its Energy cost" */
export const numberOrDerived = <const Key extends string>(
  key: Key,
): Part<{ readonly [Name in Key]: number | Derived }> => ({
  node: {
    is: "choice",
    of: [
      { is: "payload", key, payload: "number", agree: false },
      { is: "field", key, category: () => derived, position: "object", agree: false },
    ],
  },
});
/** "deal 4", "deal damage equal to its Might" */
export const damageAmount = valueOf("amount", []);
/** "deal 5 damage", where it is split */
export const splitAmount = valueOf("amount", ["damage"]);
