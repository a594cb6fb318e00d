import type { AllOf, HasQuality, Quantity, UnitBeing } from "../../../runtime/effects/condition.ts";
import type { UnitFilter } from "../../../runtime/effects/filter.ts";
import {
  category,
  choice,
  either,
  field,
  phrase,
  plural,
  sequence,
  set,
  singular,
  spelled,
  spelling,
  subject,
  union,
  verb,
  wordings,
} from "../../combinators/phrase.ts";
import { unit, yourUnits } from "../filters/units.phrase.ts";
import { yourLegend } from "../filters/runes-and-legends.phrase.ts";
import { hasQuality } from "../quality-at-end.phrase.ts";
import { singleReference } from "../references.phrase.ts";
import { beingAlone, beingAt, beingFighting, beingInState, beingOneOnOne, type Be } from "./being.phrase.ts";
import type { If, ConditionPhrases } from "./phrases-of.ts";
import { some, units } from "./quantity.phrase.ts";

type SomeAre = If<"some-are">;
type One = Extract<Quantity<UnitFilter>, { readonly quantity: "a" }>;
const oneUnit = wordings<One>("one-unit", "a unit", () => [some(unit)]);
const allUnits = wordings<AllOf<UnitFilter>>("all-units-that", "all units", () => [
  phrase<AllOf<UnitFilter>>()(
    { quantity: "all" },
    "all",
    plural,
    choice([field("of", unit)], ["of", field("of", yourUnits)]),
  ),
]);
const someUnits = union("some-units", "some units", () => [units, allUnits]);
const unitBeing = category<UnitBeing, "be">("unit-being", "what units are", "be", () => ({
  state: beingInState,
  at: beingAt,
  alone: beingAlone,
  "one-on-one": beingOneOnOne,
  fighting: beingFighting,
}));
const alone = wordings<Be<"alone">>("alone", "alone", () => [beingAlone]);
type FightsAlone = Omit<Be<"fighting">, "how"> & {
  readonly how: "attacking" | "defending";
  readonly company: "alone";
};
const fightsAlone = wordings<FightsAlone>("fights-alone", "attacks alone", () => [
  phrase<FightsAlone>()(
    { be: "fighting", company: "alone" },
    either("how", { attacking: "attacks alone", defending: "defends alone" }),
  ),
]);

const legendBeing = wordings<Be<"state">>("legend-being", "what a legend is", () => [beingInState]);

/** What units are, and who is with whom (740.2). */
export const companyConditions = (): ConditionPhrases<"some-are" | "legend-is" | "died-alone"> => ({
  "some-are": [
    phrase<Omit<SomeAre, "what"> & { readonly what: UnitBeing }>()(
      { if: "some-are" },
      subject("who", someUnits),
      verb("are", "is"),
      field("what", unitBeing),
    ),
    phrase<Omit<SomeAre, "what"> & { readonly what: HasQuality }>()(
      { if: "some-are" },
      subject("who", someUnits),
      verb("have", "has"),
      field("what", hasQuality),
    ),
    phrase<Omit<SomeAre, "who" | "what"> & { readonly who: One; readonly what: FightsAlone }>()(
      { if: "some-are" },
      spelled(sequence(field("who", oneUnit), field("what", fightsAlone))),
    ),
    phrase<Omit<SomeAre, "who" | "what"> & { readonly who: One; readonly what: Be<"alone"> }>()(
      { if: "some-are" },
      spelled(sequence(choice(["there's"], ["there is"]), field("who", oneUnit), field("what", alone))),
    ),
  ],
  "legend-is": phrase<If<"legend-is">>()(
    { if: "legend-is" },
    singular,
    subject("who", yourLegend),
    choice([verb("are", "is")], [set("not", true), choice([verb("aren't", "isn't")], [spelling("is not")])]),
    field("what", legendBeing),
  ),
  "died-alone": phrase<If<"died-alone">>()(
    { if: "died-alone" },
    subject("who", singleReference),
    choice(["died"], [set("not", true), "didn't die"]),
    "alone",
  ),
});
