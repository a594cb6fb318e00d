import type { Cards, Exhaustibles, Gear, Permanents, Units } from "../../runtime/effects/object.ts";
import { union, type Category } from "../combinators/phrase.ts";
import { reference } from "./references.phrase.ts";
import {
  cardChoice,
  gearChoice,
  gearGroup,
  legendChoice,
  legendGroup,
  movingUnitChoice,
  movingUnitGroup,
  permanentChoice,
  runeChoice,
  runeGroup,
  unitChoice,
  unitGroup,
} from "./selections.phrase.ts";

/** 417.2. What can be dealt damage. */
export const unitObjects: Category<Units> = union("unit-objects", "a unit", () => [
  unitChoice,
  unitGroup,
  reference,
]);
/** 420. What moves. */
export const movingObjects: Category<Units> = union("moving-objects", "a unit", () => [
  movingUnitChoice,
  movingUnitGroup,
  reference,
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
  reference,
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
    runeChoice,
    runeGroup,
    legendChoice,
    legendGroup,
    reference,
  ],
);
export const cardObjects: Category<Cards> = union("card-objects", "a card", () => [cardChoice, reference]);
export const permanentOrCardObjects: Category<Permanents | Cards> = union(
  "permanent-or-card-objects",
  "a unit, gear or card",
  () => [unitChoice, unitGroup, gearChoice, gearGroup, permanentChoice, cardChoice, reference],
);
