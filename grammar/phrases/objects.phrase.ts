import type { GearChoice } from "../../runtime/effects/selection.ts";
import type { Cards, Movables, Exhaustibles, Gear, Permanents, Units } from "../../runtime/effects/object.ts";
import type { Both } from "../../runtime/effects/selection.ts";
import { field, phrase, plural, union, wordings, type Category } from "../combinators/phrase.ts";
import { reference } from "./references.phrase.ts";
import { cardChoice, cardGroup } from "./card-selections.phrase.ts";
import {
  amongChoice,
  facedownChoice,
  gearChoice,
  gearGroup,
  legendChoice,
  legendGroup,
  movingGearChoice,
  movingUnitChoice,
  movingUnitGroup,
  permanentChoice,
  permanentGroup,
  runeChoice,
  runeGroup,
  somethingChoice,
  unitChoice,
  unitGroup,
} from "./selections.phrase.ts";

/** "a friendly unit and an enemy unit" */
const both = <Selected>(
  name: string,
  label: string,
  one: () => Category<Selected>,
): Category<Both<Selected>> =>
  wordings<Both<Selected>>(name, label, () => [
    phrase<Both<Selected>>()({ select: "both" }, field("first", one), "and", field("second", one), plural),
  ]);
const unitOrReference = union("unit-or-reference", "a unit", () => [unitChoice, reference]);
const bothUnits = both("both-units", "two units", () => unitOrReference);
const movingUnitOrReference = union("moving-unit-or-reference", "a unit", () => [
  movingUnitChoice,
  reference,
]);
const bothMovingUnits = both("both-moving-units", "two units", () => movingUnitOrReference);
const permanentOrReference = union("permanent-or-reference", "a unit or gear", () => [
  unitChoice,
  gearChoice,
  permanentChoice,
  reference,
]);
const bothPermanents = both("both-permanents", "two of them", () => permanentOrReference);

/** 417.2. What can be dealt damage. */
export const unitObjects: Category<Units> = union("unit-objects", "a unit", () => [
  amongChoice,
  unitChoice,
  unitGroup,
  reference,
  bothUnits,
]);
/** 420. What moves. */
export const movingObjects: Category<Units | GearChoice> = union("moving-objects", "a unit", () => [
  movingUnitChoice,
  movingGearChoice,
  movingUnitGroup,
  reference,
  bothMovingUnits,
]);
export const gearObjects: Category<Gear> = union("gear-objects", "a gear", () => [
  gearChoice,
  gearGroup,
  reference,
]);
export const permanentObjects: Category<Permanents> = union("permanent-objects", "a unit or gear", () => [
  unitChoice,
  unitGroup,
  gearChoice,
  gearGroup,
  permanentChoice,
  permanentGroup,
  reference,
  amongChoice,
  bothPermanents,
]);
export const exhaustibleObjects: Category<Exhaustibles> = union(
  "exhaustible-objects",
  "a unit, gear or rune",
  () => [
    unitChoice,
    unitGroup,
    gearChoice,
    gearGroup,
    permanentChoice,
    permanentGroup,
    runeChoice,
    runeGroup,
    legendChoice,
    legendGroup,
    somethingChoice,
    reference,
    amongChoice,
    bothPermanents,
  ],
);
export const cardObjects: Category<Cards> = union("card-objects", "a card", () => [
  cardChoice,
  cardGroup,
  reference,
]);
export const permanentOrCardObjects: Category<Movables> = union(
  "permanent-or-card-objects",
  "a unit, gear or card",
  () => [
    unitChoice,
    unitGroup,
    gearChoice,
    gearGroup,
    permanentChoice,
    permanentGroup,
    cardChoice,
    cardGroup,
    facedownChoice,
    reference,
    bothPermanents,
  ],
);
