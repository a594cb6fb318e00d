import type { ActivateEffects } from "../../../runtime/effects/actions/activate-effects.ts";
import type { This } from "../../../runtime/effects/reference.ts";
import { field, phrase, sequence, spelled, verb, wordings } from "../../combinators/phrase.ts";
import { namedEffect } from "../named-effects.phrase.ts";
import { permanentObjects } from "../objects.phrase.ts";

const thisGear = wordings<This>("this-gear", "this gear's", () => [
  phrase<This>()({ refer: "this" }, "this gear's"),
]);

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
  phrase<Omit<ActivateEffects, "of"> & { readonly of: This }>()(
    { do: "activate-effects" },
    spelled(sequence(verb("repeat"), field("of", thisGear), namedEffect, "effect")),
  ),
];
