import type {
  AlsoDeal,
  Deal,
  DealEach,
  DealSplit,
  DealToEachOther,
} from "../../../runtime/effects/actions/deal.ts";
import type { It, They, We } from "../../../runtime/effects/reference.ts";
import {
  choice,
  field,
  number,
  optional,
  phrase,
  plural,
  sequence,
  singular,
  spelled,
  spelling,
  subject,
  union,
  unsaid,
  verb,
  wordings,
} from "../../combinators/phrase.ts";
import type { UnitFilter } from "../../../runtime/effects/filter.ts";
import type { Another, AnyNumber, One } from "../../../runtime/effects/selection.ts";
import { counted } from "../filters/counted.phrase.ts";
import { unit } from "../filters/units.phrase.ts";
import { saidUnitGroup, unitChoice } from "../selections.phrase.ts";
import { unitObjects } from "../objects.phrase.ts";
import { reference, singleReference, they, we } from "../references.phrase.ts";
import { damageAmount, derived, splitAmount } from "../values.phrase.ts";

const chosenToDeal = wordings<One<UnitFilter> | Another<UnitFilter>>("chosen-to-deal", "a unit", () => [
  phrase<One<UnitFilter>>()({ select: "one" }, singular, "a", field("of", unit)),
  phrase<Another<UnitFilter>>()({ select: "another" }, singular, "another", field("of", unit)),
]);
/** 417.6.b. "it", "a friendly unit" */
const dealing = union("dealing", "it or a unit", () => [singleReference, chosenToDeal]);
/** 417. "Deal 4 to a unit at a battlefield." "It deals damage equal to its Might to an enemy unit." */
export const deal = phrase<Deal>()(
  { do: "deal" },
  optional(subject("source", dealing)),
  verb("deal"),
  choice(
    [damageAmount, "to", field("to", unitObjects)],
    // "If …, deal 4 instead."
    [spelled(sequence(number("amount"), unsaid<It>()("to", { refer: "it" })))],
    [spelled(sequence(number("amount"), "damage to", field("to", unitObjects)))],
    [spelled(sequence("damage to", field("to", unitObjects), "equal to", field("amount", derived)))],
  ),
  optional("for each", field("per", counted)),
  optional(
    "and",
    field("and", () => alsoDeal),
  ),
);
const alsoDeal = wordings<AlsoDeal>("also-deal", "more damage", () => [
  phrase<AlsoDeal>()({ also: "deal" }, number("amount"), "to", field("to", unitObjects)),
]);
const impliedAnyNumber = wordings<AnyNumber<UnitFilter>>("implied-any-number", "units", () => [
  phrase<Omit<AnyNumber<UnitFilter>, "totalMight"> & { readonly implied: true }>()(
    { select: "any-number", implied: true },
    plural,
    field("of", unit),
  ),
]);
const splitTargets = union("split-targets", "units", () => [unitChoice, impliedAnyNumber, reference]);
/** 355.14. "Deal 5 damage split among any number of enemy units here." */
export const dealSplit = phrase<DealSplit>()(
  { do: "deal-split" },
  optional(subject("source", dealing)),
  verb("deal"),
  choice([splitAmount], [spelled(number("amount"))]),
  "split among",
  field("among", splitTargets),
);
/** Not two at once: "… to a unit and a unit and a unit each deal" would end what stands before it in two ways. */
const eachDealing = union("each-dealing", "units", () => [unitChoice, saidUnitGroup, reference]);
/** 417.6.b.3. "Two friendly units each deal damage equal to their Might to an enemy unit." */
export const dealEach = phrase<DealEach>()(
  { do: "deal-each" },
  subject("who", eachDealing),
  "each deal damage equal to their",
  choice(["Might"], [spelling("Mights")]),
  "to",
  field("to", unitObjects),
);
/** 417.6.b.3. "They deal damage equal to their Mights to each other." */
export const dealToEachOther = [
  phrase<DealToEachOther & { readonly who: They }>()(
    { do: "deal-to-each-other" },
    subject("who", they),
    verb("deal"),
    "damage equal to their Mights to each other",
  ),
  phrase<DealToEachOther & { readonly who: We }>()(
    { do: "deal-to-each-other" },
    subject("who", we),
    verb("deal"),
    "damage equal to our Mights to each other",
  ),
];
