import type { Derived, Value } from "../../runtime/effects/value.ts";
import type { Node } from "../combinators/node.ts";
import {
  category,
  choice,
  field,
  phrase,
  sequence,
  spelled,
  spellingOf,
  wordings,
  type Category,
  type Part,
} from "../combinators/phrase.ts";
import { countedMany } from "./filters/counted.phrase.ts";
import { keywordName } from "./keywords.phrase.ts";
import { possessive, singleReference } from "./references.phrase.ts";
import { everyUnit, unitChoice } from "./selections.phrase.ts";

type NotPrinted = Exclude<Value, number>;
type DerivedBy<Kind extends NotPrinted["value"]> = Extract<NotPrinted, { readonly value: Kind }>;

/** After "equal to" or "by": "its Might", "the number of enemy units here" */
export const derived = category<Derived, "value">("derived", "an amount", "value", () => ({
  "might-of": phrase<DerivedBy<"might-of">>()(
    { value: "might-of" },
    choice(
      [field("of", possessive), "Might"],
      [spelled(sequence("the Might of", field("of", singleReference)))],
    ),
  ),
  "might-of-chosen": phrase<DerivedBy<"might-of-chosen">>()(
    { value: "might-of-chosen" },
    "the Might of",
    field("of", unitChoice),
  ),
  "highest-might": phrase<DerivedBy<"highest-might">>()(
    { value: "highest-might" },
    "the highest Might among",
    field("among", everyUnit),
  ),
  "total-might": phrase<DerivedBy<"total-might">>()(
    { value: "total-might" },
    "the total Might of",
    field("of", everyUnit),
  ),
  "number-of": phrase<DerivedBy<"number-of">>()(
    { value: "number-of" },
    "the number of",
    field("of", countedMany),
  ),
  "keyword-of": phrase<DerivedBy<"keyword-of">>()(
    { value: "keyword-of" },
    field("of", possessive),
    keywordName,
  ),
  "might-of-target": phrase<DerivedBy<"might-of-target">>()(
    { value: "might-of-target" },
    "the Might of the unit you choose",
  ),
  points: phrase<DerivedBy<"points">>()({ value: "points" }, "your points"),
  "energy-cost-of": phrase<DerivedBy<"energy-cost-of">>()(
    { value: "energy-cost-of" },
    field("of", possessive),
    "Energy cost",
  ),
}));
/** "its Energy cost as damage" */
const asDamage = wordings<DerivedBy<"energy-cost-of">>("as-damage", "an amount of damage", () => [
  phrase<DerivedBy<"energy-cost-of">>()(
    { value: "energy-cost-of" },
    field("of", possessive),
    "Energy cost as damage",
  ),
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
/** "deal 4", "deal damage equal to its Might" */
export const damageAmount = valueOf("amount", []);
/** "deal 5 damage", where it is split */
export const splitAmount = valueOf("amount", ["damage"]);
