import type {
  GroupOfUnits,
  GroupWhere,
  Quality,
  UnitFilter,
  Where,
} from "../../../runtime/effects/filter.ts";
import {
  choice,
  field,
  noun,
  optional,
  phrase,
  sequence,
  set,
  spelled,
  tagName,
  wordings,
  type Category,
} from "../../combinators/phrase.ts";
import { groupWhere, groupWhereFrom, plainUnitThere, where, whereFrom } from "../where.phrase.ts";
import { keywordName } from "../keywords.phrase.ts";
import { qualityAtEnd } from "../quality.phrase.ts";
import { your, before, control, placed } from "./permanent-words.phrase.ts";
import { severalTags, tagged, taggedUnit, taggedUnits } from "./tags.phrase.ts";

const aUnit = choice(
  [optional("non-", tagName("without")), optional(set("champion", true), "Champion"), noun("unit")],
  [tagged],
  [taggedUnit],
);
const unitsOfNoTag = sequence(
  optional("non-", tagName("without")),
  optional(set("champion", true), "Champion"),
  "units",
);
const manyUnits = choice([unitsOfNoTag], [tagged], [taggedUnits], [severalTags]);

interface OfOpponents {
  readonly side: "enemy";
}
/** One of them: "a unit", never "a your unit". */
type WithKeyword = Extract<Quality, { readonly with: "keyword" }>;
/** "[Temporary] unit": the same as "unit with [Temporary]" */
const keywordBefore: Category<Quality> = wordings<Omit<WithKeyword, "not">>(
  "keyword-before",
  "[Temporary]",
  () => [phrase<Omit<WithKeyword, "not">>()({ with: "keyword" }, keywordName)],
);
type KeywordUnit = Omit<UnitFilter, "yours" | "tags" | "without" | "unchosen" | "quality"> & {
  readonly quality: Quality;
};
const unitAt = (name: string, places: Category<Where>): Category<UnitFilter> =>
  wordings<Omit<UnitFilter, "yours">>(name, "unit", () => [
    phrase<KeywordUnit>()(
      { kind: "unit" },
      before,
      spelled(sequence(field("quality", keywordBefore), noun("unit"))),
      control,
      optional(field("where", places)),
    ),
    phrase<Omit<UnitFilter, "yours">>()({ kind: "unit" }, before, aUnit, placed(places)),
  ]);
/** Several of yours: "one of your units" */
const yourUnitsAt = (name: string, places: Category<Where>): Category<UnitFilter> =>
  wordings<UnitFilter & { readonly yours: true }>(name, "your units", () => [
    phrase<UnitFilter & { readonly yours: true }>()(
      { kind: "unit", yours: true },
      "your",
      before,
      manyUnits,
      placed(places),
    ),
  ]);
const unitsAt = (name: string, places: Category<GroupWhere>): Category<GroupOfUnits> =>
  wordings<GroupOfUnits>(name, "units", () => [
    phrase<GroupOfUnits>()({ kind: "unit" }, your, before, manyUnits, placed(places)),
    phrase<Omit<GroupOfUnits, "tags" | "without" | "unchosen" | "quality"> & { readonly quality: Quality }>()(
      { kind: "unit" },
      your,
      before,
      spelled(sequence(field("quality", keywordBefore), "units")),
      control,
      optional(field("where", places)),
    ),
    // "their units": the same as "units they control"
    phrase<
      Omit<GroupOfUnits, "yours" | "youControl" | "theyDoNotControl" | "youDoNotControl" | "unchosen"> & {
        readonly theyControl: true;
      }
    >()(
      { kind: "unit", theyControl: true },
      spelled(sequence("their")),
      before,
      manyUnits,
      optional(field("where", places)),
      optional(field("quality", qualityAtEnd)),
    ),
    // "your opponents' units": the same as "enemy units"
    phrase<Pick<GroupOfUnits, "kind" | "where" | "quality" | "without" | "tags"> & OfOpponents>()(
      { kind: "unit", side: "enemy" },
      spelled(choice(["your opponents'"], ["opponents'"])),
      choice([unitsOfNoTag], [tagged]),
      optional(field("where", places)),
      optional(field("quality", qualityAtEnd)),
    ),
  ]);

export const unit = unitAt("unit", where);
export const yourUnits = yourUnitsAt("your-units", where);
export const units = unitsAt("units", groupWhere);
type WithoutTags = Omit<GroupOfUnits, "tags">;
/** Not "Mechs" alone, which could go on what stands before: "two Birds or Mechs can't move" */
export const unitsByNoun: Category<GroupOfUnits> = wordings<GroupOfUnits>("units-by-noun", "units", () => [
  phrase<Omit<WithoutTags, "yours">>()({ kind: "unit" }, before, unitsOfNoTag, placed(groupWhere)),
  phrase<GroupOfUnits & { readonly yours: true }>()(
    { kind: "unit", yours: true },
    "your",
    before,
    manyUnits,
    placed(groupWhere),
  ),
]);
/** What moves: "there" after it says where to. */
export const movingUnit = unitAt("moving-unit", whereFrom);
export const yourMovingUnits = yourUnitsAt("your-moving-units", whereFrom);
export const movingUnits = unitsAt("moving-units", groupWhereFrom);
type OwningUnit = Omit<UnitFilter, "quality" | "yours">;
/** Without a place and a quality: what follows speaks of something else. */
export const plainUnit: Category<UnitFilter> = wordings<PlainUnit>("plain-unit", "unit", () => [
  phrase<PlainUnit>()({ kind: "unit" }, before, aUnit, control),
]);
type PlainUnit = Omit<UnitFilter, "quality" | "yours" | "where" | "unchosen">;
/** Before "'s": without a quality, which could end in a reference of its own. */
export const owningUnit: Category<UnitFilter> = wordings<OwningUnit>("owning-unit", "unit", () => [
  phrase<OwningUnit>()({ kind: "unit" }, before, aUnit, control, optional(field("where", where))),
]);
plainUnitThere.define(plainUnit);
