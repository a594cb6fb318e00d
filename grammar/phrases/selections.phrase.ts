import type {
  AmongFilter,
  EitherFilter,
  GroupOfGear,
  GroupOfPermanents,
  GroupOfUnits,
  LegendFilter,
  SomethingFilter,
  UnitFilter,
} from "../../runtime/effects/filter.ts";
import type {
  AmongChoice,
  AnyNumber,
  ChoiceOf,
  Every,
  Exactly,
  One,
  PermanentChoice,
  UpTo,
} from "../../runtime/effects/selection.ts";
import {
  field,
  numberOf,
  numeral,
  phrase,
  plural,
  sequence,
  singular,
  spelled,
  union,
  wordings,
  type Category,
} from "../combinators/phrase.ts";
import { allGear, gear, movingGear, ownGear } from "./filters/gear.phrase.ts";
import {
  allRunes,
  legend,
  legends,
  rune,
  yourLegend,
  yourRunes,
} from "./filters/runes-and-legends.phrase.ts";
import {
  movingUnit,
  movingUnits,
  unit,
  units,
  unitsByNoun,
  yourMovingUnits,
  yourUnits,
} from "./filters/units.phrase.ts";
import { unitWithMost } from "./filters/most-might.phrase.ts";
import { permanent, permanents, token } from "./filters/permanents.phrase.ts";
import { facedown } from "./filters/facedown.phrase.ts";
import { something } from "./filters/something.phrase.ts";
import { spell } from "./filters/spells.phrase.ts";
import { severalNamed } from "./references.phrase.ts";
import { choices, groups, upTo } from "./selecting.phrase.ts";

const anyUnitChoice = choices("unit-choice", "a unit", unit, yourUnits);
/** "the unit you control with the most Might": of several, one is chosen */
const mostChoice = wordings<One<UnitFilter>>("most-choice", "the unit with the most Might", () => [
  phrase<One<UnitFilter>>()({ select: "one" }, singular, spelled(sequence("the", field("of", unitWithMost)))),
]);
export const unitChoice: Category<ChoiceOf<UnitFilter>> = union("any-unit-choice", "a unit", () => [
  anyUnitChoice,
  mostChoice,
]);
/** What moves. */
export const movingUnitChoice = choices("moving-unit-choice", "a unit", movingUnit, yourMovingUnits);
export const movingUnitGroup = groups<GroupOfUnits>(
  "moving-unit-group",
  "all units",
  movingUnits,
  movingUnit,
);
export const gearChoice = choices("gear-choice", "a gear", gear, ownGear);
const eitherPermanent = wordings<EitherFilter>("either-permanent", "unit or a gear", () => [
  phrase<EitherFilter>()({ kind: "either" }, field("first", unit), "or a", field("second", gear)),
]);
const among = wordings<AmongFilter>("among", "them", () => [
  phrase<AmongFilter>()({ kind: "among" }, field("among", severalNamed)),
]);
/** "two of them", of things on the board */
export const amongChoice = wordings<AmongChoice>("among-choice", "one of them", () => [
  phrase<One<AmongFilter>>()({ select: "one" }, singular, "one of", field("of", among)),
  phrase<Exactly<AmongFilter>>()({ select: "exactly" }, plural, numeral("count"), "of", field("of", among)),
  phrase<Omit<UpTo<AmongFilter>, "each" | "atEach" | "totalMight">>()(
    { select: "up-to" },
    upTo(numeral),
    plural,
    "of",
    field("of", among),
  ),
  phrase<Omit<AnyNumber<AmongFilter>, "implied" | "totalMight">>()(
    { select: "any-number" },
    plural,
    "any number of",
    field("of", among),
  ),
]);
const onePermanent = choices("one-kind-of-permanent", "a unit or gear", permanent);
const eitherChoice = wordings<One<EitherFilter>>("either-choice", "a unit or a gear", () => [
  phrase<One<EitherFilter>>()({ select: "one" }, singular, "a", field("of", eitherPermanent)),
]);
/** A gear that moves. */
export const movingGearChoice = choices("moving-gear-choice", "a gear", movingGear);
const tokenChoice = choices("token-choice", "a token", token);
export const permanentChoice: Category<PermanentChoice> = union("permanent-choice", "a unit or gear", () => [
  onePermanent,
  tokenChoice,
  eitherChoice,
]);
export const runeChoice = choices("rune-choice", "runes", rune, yourRunes, numberOf);
export const legendChoice = choices("legend-choice", "a legend", legend);
export const spellChoice = choices("spell-choice", "a spell", spell);
export const facedownChoice = choices("facedown-choice", "a facedown card", facedown);
/** "something else that's exhausted" */
export const somethingChoice = wordings<One<SomethingFilter>>("something-choice", "something", () => [
  phrase<One<SomethingFilter>>()({ select: "one" }, field("of", something)),
]);
export const unitGroup = groups<GroupOfUnits>("unit-group", "all units", units, unit);
/** Of which something is said after another action: "all Mechs", "your Mechs", "enemy units", not "Mechs" alone */
export const saidUnitGroup = groups<GroupOfUnits>(
  "said-unit-group",
  "all units",
  units,
  undefined,
  unitsByNoun,
);
export const permanentGroup = groups<GroupOfPermanents>("permanent-group", "all units and gear", permanents);
export const gearGroup = groups<GroupOfGear>("gear-group", "all gear", allGear, gear);
/** "your legend": a player has one (107.4) */
export const legendGroup = wordings<Every<LegendFilter>>("legend-group", "your legend", () => [
  phrase<Every<LegendFilter>>()({ select: "every" }, singular, field("of", yourLegend)),
  phrase<Every<LegendFilter>>()({ select: "every" }, plural, field("of", legends)),
]);
export const runeGroup = groups("rune-group", "your runes", allRunes);
/** "enemy units", without "all" */
export const everyUnit = wordings<Every<GroupOfUnits>>("every-unit", "units", () => [
  phrase<Every<GroupOfUnits>>()({ select: "every" }, plural, field("of", units)),
]);
/** "enemy units and gear", "enemy units", "friendly gear" */
export const everyPermanent = union("every-permanent", "units or gear", () => [
  everyUnit,
  everyGear,
  everyUnitAndGear,
]);
const everyGear = wordings<Every<GroupOfGear>>("every-gear", "gear", () => [
  phrase<Every<GroupOfGear>>()({ select: "every" }, plural, field("of", allGear)),
]);
const everyUnitAndGear = wordings<Every<GroupOfPermanents>>("every-unit-and-gear", "units and gear", () => [
  phrase<Every<GroupOfPermanents>>()({ select: "every" }, plural, field("of", permanents)),
]);
