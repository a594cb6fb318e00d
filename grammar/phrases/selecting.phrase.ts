import type {
  All,
  Another,
  AnyNumber,
  ChoiceOf,
  Every,
  Exactly,
  GroupOf,
  One,
  OneOfTheirs,
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
  wordings,
  type Category,
  type Phrase,
} from "../combinators/phrase.ts";

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
export const choices = <Filter>(
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
export const upTo = (count: Counting) =>
  choice(
    ["up to", singular, set("count", 1), "one"],
    ["up to", count("count")],
    ["up to", spelled(count === numeral ? number("count") : numeral("count"))],
  );
const ofYours = <Filter>(yours: Category<Filter>, count: Counting): readonly Phrase<ChoiceOf<Filter>>[] => [
  phrase<One<Filter>>()({ select: "one" }, plural, "one of", field("of", yours)),
  phrase<Exactly<Filter>>()(
    { select: "exactly" },
    plural,
    choice([count("count")], [spelled(count === numeral ? number("count") : numeral("count"))]),
    "of",
    field("of", yours),
  ),
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
export const groups = <Filter>(
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
