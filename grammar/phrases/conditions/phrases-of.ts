import type { Condition, SimpleCondition } from "../../../runtime/effects/condition.ts";
import type { Phrase } from "../../combinators/phrase.ts";

/** One of the conditions. */
export type If<Kind extends Condition["if"]> = Extract<Condition, { readonly if: Kind }>;
type SimpleIf<Kind extends SimpleCondition["if"]> = Extract<SimpleCondition, { readonly if: Kind }>;
/** The phrases of some of the simple conditions. */
export type ConditionPhrases<Kinds extends SimpleCondition["if"]> = {
  readonly [Kind in Kinds]: Phrase<SimpleIf<Kind>> | readonly Phrase<SimpleIf<Kind>>[];
};
