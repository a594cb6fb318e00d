import type { Value } from "../../runtime/effects/value.ts";
import { category, field, phrase, wordings, type Category, type Part } from "../combinators/phrase.ts";
import { possessive } from "./references.phrase.ts";

type Derived = Exclude<Value, number>;
type DerivedBy<Kind extends Derived["value"]> = Extract<Derived, { readonly value: Kind }>;

/** An amount of damage that is not printed: "damage equal to its Might" */
const damage = category<Derived, "value">("damage", "an amount of damage", "value", () => ({
  "might-of": phrase<DerivedBy<"might-of">>()(
    { value: "might-of" },
    "damage equal to",
    field("of", possessive),
    "Might",
  ),
  "energy-cost-of": phrase<DerivedBy<"energy-cost-of">>()(
    { value: "energy-cost-of" },
    field("of", possessive),
    "Energy cost as damage",
  ),
  "that-much": phrase<DerivedBy<"that-much">>()({ value: "that-much" }, "that much damage"),
}));
/** After "equal to": "its Might" */
export const mightOf = wordings<DerivedBy<"might-of">>("might-of", "its Might", () => [
  phrase<DerivedBy<"might-of">>()({ value: "might-of" }, field("of", possessive), "Might"),
]);

const valueOf = <const Key extends string>(
  key: Key,
  derived: Category<Derived>,
  after: readonly string[],
): Part<{ readonly [Name in Key]: Value }> => ({
  node: {
    is: "choice",
    of: [
      {
        is: "sequence",
        of: [
          { is: "payload", key, payload: "number", agree: false },
          ...after.map((word) => ({ is: "word", word }) as const),
        ],
      },
      { is: "field", key, category: () => derived, position: "object", agree: false },
    ],
  },
});
/** "deal 4", "deal damage equal to its Might" */
export const damageAmount = valueOf("amount", damage, []);
/** "deal 5 damage", where it is split */
export const splitAmount = valueOf("amount", damage, ["damage"]);
