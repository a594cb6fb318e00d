import type { Units } from "../../runtime/effects/object.ts";
import type { Another, One } from "../../runtime/effects/selection.ts";
import type { SingleReference } from "../../runtime/effects/reference.ts";
import type { UnitFilter } from "../../runtime/effects/filter.ts";
import { field, phrase, singular, union, wordings, type Category } from "../combinators/phrase.ts";
import { owningUnit } from "./filters/units.phrase.ts";
import { possessive } from "./references.phrase.ts";

const chosen = wordings<One<UnitFilter> | Another<UnitFilter>>("owner-of-might-chosen", "a unit's", () => [
  phrase<One<UnitFilter>>()({ select: "one" }, singular, "a", field("of", owningUnit), "'s"),
  phrase<Another<UnitFilter>>()({ select: "another" }, singular, "another", field("of", owningUnit), "'s"),
]);
/** The same, of one unit. */
export type OwnerOfMight = One<UnitFilter> | Another<UnitFilter> | SingleReference;
export const singleOwnerOfMight: Category<OwnerOfMight> = union("single-owner-of-might", "a unit's", () => [
  chosen,
  possessive,
]);
/** Before "Might": "a friendly unit's", "its" */
export const ownerOfMight: Category<Units> = union("owner-of-might", "a unit's", () => [chosen, possessive]);
