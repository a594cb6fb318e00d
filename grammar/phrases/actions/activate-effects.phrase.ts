import type { ActivateEffects } from "../../../runtime/effects/actions/activate-effects.ts";
import type { SingleReference, This } from "../../../runtime/effects/reference.ts";
import {
  choice,
  field,
  phrase,
  spelling,
  sequence,
  spelled,
  union,
  verb,
  wordings,
  type Category,
} from "../../combinators/phrase.ts";
import { namedEffect } from "../named-effects.phrase.ts";
import { possessive } from "../references.phrase.ts";
import { permanentObjects } from "../objects.phrase.ts";

const thisCards = wordings<This>("this-cards", "this gear's", () => [
  phrase<This>()({ refer: "this" }, "this", choice(["gear's"], ["unit's"])),
]);
const whose: Category<SingleReference> = union("whose-effects", "this gear's", () => [thisCards, possessive]);

/** 383.4.g. "Activate the conquer effects of units here." */
export const activateEffects = [
  phrase<ActivateEffects>()(
    { do: "activate-effects" },
    verb("activate"),
    "the",
    namedEffect,
    "effects of",
    field("of", permanentObjects),
  ),
  phrase<Omit<ActivateEffects, "of"> & { readonly of: SingleReference }>()(
    { do: "activate-effects" },
    spelled(
      sequence(
        choice([verb("activate")], [spelling(verb("repeat"))]),
        field("of", whose),
        namedEffect,
        choice(["effect"], ["effects"]),
      ),
    ),
  ),
];
