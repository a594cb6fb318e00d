import type {
  CardFilter,
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
  All,
  AmongChoice,
  Another,
  AnyNumber,
  ChoiceOf,
  Every,
  Exactly,
  GroupOf,
  One,
  OneOfTheirs,
  PermanentChoice,
  UpTo,
} from "../../runtime/effects/selection.ts";
import {
  choice,
  either,
  field,
  number,
  numberOf,
  numeral,
  optional,
  phrase,
  plural,
  sequence,
  set,
  singular,
  spelled,
  spelling,
  union,
  wordings,
  type Category,
  type Phrase,
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
import { bareCard, card, chosenChampion, wholeZone } from "./filters/cards.phrase.ts";
import { cardOfThem, seenCard, seenCardInDigits } from "./filters/seen-cards.phrase.ts";
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

const totalMight = optional(
  choice(
    ["with total Might", number("totalMight"), "or less"],
    [spelled(sequence("and a total Might of", number("totalMight"), "or less"))],
  ),
);
/** How a number of things is written: in words or in digits. */
type Counting = typeof numeral;

/**
 * 355.5, 355.13. What a player chooses: "a unit", "up to two units", "one of your units". Runes are counted in digits,
 * everything else in words.
 */
const choices = <Filter>(
  name: string,
  label: string,
  filter: Category<Filter>,
  yours?: Category<Filter>,
  count: Counting = numeral,
): Category<ChoiceOf<Filter>> =>
  wordings<ChoiceOf<Filter>>(name, label, () => [
    phrase<One<Filter>>()({ select: "one" }, singular, choice(["a"], [spelling("any")]), field("of", filter)),
    phrase<Another<Filter>>()(
      { select: "another" },
      singular,
      choice(["another"], [spelling("a different")]),
      field("of", filter),
    ),
    phrase<Exactly<Filter>>()({ select: "exactly" }, plural, exactly(count), field("of", filter)),
    phrase<UpTo<Filter>>()(
      { select: "up-to" },
      plural,
      optional(set("each", true), "each of"),
      upTo(count),
      field("of", filter),
      choice(
        [either("atEach", { location: "at each location", battlefield: "at each battlefield" })],
        [totalMight],
      ),
    ),
    phrase<Omit<AnyNumber<Filter>, "implied">>()(
      { select: "any-number" },
      plural,
      "any number of",
      field("of", filter),
      totalMight,
    ),
    phrase<OneOfTheirs<Filter>>()({ select: "one-of-theirs" }, plural, "one of their", field("of", filter)),
    ...(yours === undefined ? [] : ofYours(yours, count)),
  ]);
const exactly = (count: Counting) =>
  choice([count("count")], ...(count === numeral ? [[singular, set("count", 1), "one"] as const] : []), [
    spelled(count === numeral ? numberOf("count") : numeral("count")),
  ]);
/** Canonical first: digits where `count` writes digits. */
const upTo = (count: Counting) =>
  choice(
    ["up to", singular, set("count", 1), "one"],
    ["up to", count("count")],
    ["up to", spelled(count === numeral ? number("count") : numeral("count"))],
  );
const ofYours = <Filter>(yours: Category<Filter>, count: Counting): readonly Phrase<ChoiceOf<Filter>>[] => [
  phrase<One<Filter>>()({ select: "one" }, plural, "one of", field("of", yours)),
  phrase<Exactly<Filter>>()({ select: "exactly" }, plural, numeral("count"), "of", field("of", yours)),
  phrase<Omit<UpTo<Filter>, "atEach" | "totalMight">>()(
    { select: "up-to" },
    plural,
    optional(set("each", true), "each of"),
    upTo(count),
    plural,
    "of",
    field("of", yours),
  ),
  phrase<Omit<AnyNumber<Filter>, "implied">>()(
    { select: "any-number" },
    plural,
    "any number of",
    field("of", yours),
    totalMight,
  ),
];

/** 355.10.d. What fits; nobody chooses. */
const groups = <Filter>(
  name: string,
  label: string,
  filter: Category<Filter>,
  single?: Category<Filter>,
  bare = filter,
): Category<GroupOf<Filter>> =>
  wordings<GroupOf<Filter>>(name, label, () => [
    phrase<Omit<All<Filter>, "each">>()({ select: "all" }, plural, "all", field("of", filter)),
    ...(single === undefined
      ? []
      : [
          phrase<All<Filter> & { readonly each: true }>()(
            { select: "all", each: true },
            singular,
            "each",
            field("of", single),
          ),
        ]),
    phrase<Every<Filter>>()({ select: "every" }, plural, field("of", bare)),
  ]);

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
const cardChoiceInZone = choices("card-choice-in-zone", "a card from …", card, undefined, numberOf);
/** "one of them", "two of them", "one or both of them": of the cards that were looked at or revealed */
const cardChoiceOfThem = wordings<ChoiceOf<CardFilter>>("card-choice-of-them", "one of them", () => [
  phrase<One<CardFilter>>()({ select: "one" }, plural, "one", field("of", cardOfThem)),
  phrase<One<CardFilter>>()({ select: "one" }, field("of", seenCard)),
  phrase<Exactly<CardFilter>>()({ select: "exactly" }, plural, numeral("count"), field("of", cardOfThem)),
  phrase<Omit<UpTo<CardFilter>, "each" | "atEach" | "totalMight">>()(
    { select: "up-to" },
    plural,
    choice([upTo(numeral), plural], [spelled(sequence(set("count", 2), "one or both"))]),
    field("of", cardOfThem),
  ),
  phrase<Omit<AnyNumber<CardFilter>, "implied" | "totalMight">>()(
    { select: "any-number" },
    plural,
    "any number",
    field("of", cardOfThem),
  ),
]);
/** 355.10.a. Cards outside the board. */
export const cardChoice: Category<ChoiceOf<CardFilter>> = union("card-choice", "a card from …", () => [
  cardChoiceInZone,
  cardChoiceOfThem,
]);
/** "1", where only what was looked at can be meant: "put 1 into your hand" */
export const oneInDigits: Category<ChoiceOf<CardFilter>> = wordings<One<CardFilter>>(
  "one-in-digits",
  "1",
  () => [phrase<One<CardFilter>>()({ select: "one" }, field("of", seenCardInDigits))],
);
/** "your Chosen Champion": understood, and written "a unit from your Champion Zone" */
export const championChoice: Category<ChoiceOf<CardFilter>> = wordings<One<CardFilter>>(
  "champion-choice",
  "your Chosen Champion",
  () => [phrase<One<CardFilter>>()({ select: "one" }, spelled(field("of", chosenChampion)))],
);
/** What is played: also "an Equipment", from where its player may play it (419.1.a). */
export const bareCardChoice: Category<ChoiceOf<CardFilter>> = wordings<One<CardFilter>>(
  "bare-card-choice",
  "a card",
  () => [phrase<One<CardFilter>>()({ select: "one" }, singular, "a", field("of", bareCard))],
);

/** "any number of cards": from the hand of who discards them */
export const bareCardsChoice: Category<ChoiceOf<CardFilter>> = wordings<
  | Omit<AnyNumber<CardFilter>, "implied" | "totalMight">
  | Omit<UpTo<CardFilter>, "each" | "atEach" | "totalMight">
>("bare-cards-choice", "any number of cards", () => [
  phrase<Omit<AnyNumber<CardFilter>, "implied" | "totalMight">>()(
    { select: "any-number" },
    plural,
    "any number of",
    field("of", bareCard),
  ),
  phrase<Omit<UpTo<CardFilter>, "each" | "atEach" | "totalMight">>()(
    { select: "up-to" },
    plural,
    upTo(numeral),
    field("of", bareCard),
  ),
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
/** "all units from your trash" */
export const cardGroup = wordings<Omit<All<CardFilter>, "each">>("card-group", "all cards from …", () => [
  phrase<Omit<All<CardFilter>, "each">>()({ select: "all" }, plural, "all", field("of", card)),
]);
/** "all cards with that name": of the hand of who discards them */
export const bareCardGroup = wordings<Omit<All<CardFilter>, "each">>("bare-card-group", "all cards", () => [
  phrase<Omit<All<CardFilter>, "each">>()({ select: "all" }, plural, "all", field("of", bareCard)),
]);
/** "your trash": understood, and written "all cards from your trash" */
export const wholeZoneGroup = wordings<Omit<All<CardFilter>, "each">>(
  "whole-zone-group",
  "your trash",
  () => [phrase<Omit<All<CardFilter>, "each">>()({ select: "all" }, spelled(field("of", wholeZone)))],
);
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
