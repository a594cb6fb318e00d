import type { ActedOn, ActEvent } from "../../../runtime/effects/act-event.ts";
import type { PlayerSubject, Subject } from "../../../runtime/effects/event-parts.ts";
import type { LegendFilter, UnitFilter } from "../../../runtime/effects/filter.ts";
import type { It, Me, This } from "../../../runtime/effects/reference.ts";
import {
  category,
  choice,
  field,
  numeral,
  phrase,
  plural,
  set,
  singular,
  spelling,
  union,
  wordings,
  type Category,
} from "../../combinators/phrase.ts";
import { gear } from "../filters/gear.phrase.ts";
import { legend, yourLegend } from "../filters/runes-and-legends.phrase.ts";
import { permanent, token } from "../filters/permanents.phrase.ts";
import { plainUnit, unit, yourUnits } from "../filters/units.phrase.ts";
import { beingNamed, me, self, that } from "../references.phrase.ts";

type SubjectOf<Kind extends string> = Extract<Subject, { readonly subject: Kind }>;

type PlayerOf<Kind extends PlayerSubject["subject"]> = Extract<PlayerSubject, { readonly subject: Kind }>;

const it = wordings<It>("it", "it", () => [phrase<It>()({ refer: "it" }, singular, "it")]);

type UnitSubject<Kind extends string> = Omit<SubjectOf<Kind>, "of"> & { readonly of: UnitFilter };

type SomeSubject = Exclude<Subject, { readonly refer: string }>;

/** "any unit": each time that one does it, the same as "a unit" */
const aOrAny = choice(["a"], [spelling("any")]);
const aUnit = wordings<UnitSubject<"a">>("subject-a", "a unit", () => [
  phrase<UnitSubject<"a">>()({ subject: "a" }, singular, aOrAny, field("of", unit)),
  phrase<UnitSubject<"a">>()({ subject: "a" }, "one of", plural, field("of", yourUnits), singular),
]);

export const another = wordings<UnitSubject<"another">>("subject-another", "another unit", () => [
  phrase<UnitSubject<"another">>()({ subject: "another" }, singular, "another", field("of", unit)),
]);

/** "one or more", "two or more" */
const orMore = choice(["one or more"], [numeral("least"), "or more"]);
const severalUnits = wordings<UnitSubject<"one-or-more">>("subject-several", "units", () => [
  phrase<UnitSubject<"one-or-more">>()({ subject: "one-or-more" }, plural, orMore, field("of", unit)),
  phrase<UnitSubject<"one-or-more">>()(
    { subject: "one-or-more" },
    plural,
    orMore,
    "of",
    field("of", yourUnits),
  ),
]);

const someUnit: Category<SomeSubject> = union("some-unit", "a unit", () => [aUnit, another, severalUnits]);

/** Whom a trigger condition or a replacement is about. */
export const eventSubject: Category<Subject> = union("event-subject", "I or a unit", () => [
  self,
  it,
  that,
  someUnit,
]);

const unitOrGear = union("unit-or-gear-subject", "a unit or gear", () => [unit, gear, permanent, token]);

type Activator = NonNullable<Extract<ActEvent, { readonly event: "you-activate" }>["what"]>;
const ofLegendToo = union("unit-gear-or-legend", "a unit, gear or legend", () => [unitOrGear, legend]);
/** What has an activated ability. */
export const activator = wordings<Activator>("activator", "a unit, gear or legend", () => [
  phrase<Activator>()({ subject: "a" }, singular, "a", field("of", ofLegendToo)),
]);

const kinds = (name: string, unitIs: string, unitsAre: string): Category<SomeSubject> =>
  category<SomeSubject, "subject">(name, "a unit or gear", "subject", () => ({
    a: [
      phrase<SubjectOf<"a">>()({ subject: "a" }, singular, aOrAny, field("of", unitOrGear), unitIs),
      phrase<UnitSubject<"a">>()(
        { subject: "a" },
        "one of",
        plural,
        field("of", yourUnits),
        singular,
        unitIs,
      ),
    ],
    another: phrase<SubjectOf<"another">>()(
      { subject: "another" },
      singular,
      "another",
      field("of", unitOrGear),
      unitIs,
    ),
    "one-or-more": phrase<SubjectOf<"one-or-more">>()(
      { subject: "one-or-more" },
      plural,
      orMore,
      field("of", unitOrGear),
      unitsAre,
    ),
  }));
/** The same for what happens to gear too. */
export const permanentSubject: Category<Subject> = union("permanent-subject", "I, a unit or a gear", () => [
  self,
  it,
  that,
  kinds("some-permanent", "", ""),
]);

/** The same for what happens to gear too. */
export const beingSubject: Category<Subject> = union("being-subject", "I'm or a unit is", () => [
  beingNamed,
  kinds("some-permanent-is", "is", "are"),
]);

export const meOrAUnit = union("me-or-a-unit", "me or a unit", () => [me, aUnit]);
const aMovedUnit = wordings<UnitSubject<"a">>("moved-a", "a unit", () => [
  phrase<UnitSubject<"a">>()({ subject: "a" }, singular, "a", field("of", plainUnit)),
]);
/** Without a place: "a unit here" that moves is one that moves to here. */
export const movedUnit = union("moved-unit", "me or a unit", () => [me, aMovedUnit]);

export const playerSubject = category<PlayerSubject, "subject">("player-subject", "you", "subject", () => ({
  you: phrase<PlayerOf<"you">>()({ subject: "you" }, plural, "you"),
  "a-player": phrase<PlayerOf<"a-player">>()({ subject: "a-player" }, singular, "a player"),
  "an-opponent": phrase<PlayerOf<"an-opponent">>()({ subject: "an-opponent" }, singular, "an opponent"),
  "you-or-an-ally": phrase<PlayerOf<"you-or-an-ally">>()(
    { subject: "you-or-an-ally" },
    plural,
    "you or an ally",
  ),
}));

/** Whose score or victory it is: "I", "you", "a player". */
export const scorer = union("scorer", "I or you", () => [eventSubject, playerSubject]);

type Acting = Exclude<ActedOn, Me | This>;
type Counted = Acting & { readonly subject: "one-or-more" };
type Uncounted<Kind extends Acting["subject"]> = Omit<Acting, "least"> & { readonly subject: Kind };
const acting = wordings<Acting>("acted-on-something", "a unit or gear", () => [
  phrase<Uncounted<"a">>()({ subject: "a" }, singular, aOrAny, field("of", ofLegendToo)),
  phrase<Uncounted<"another">>()({ subject: "another" }, singular, "another", field("of", ofLegendToo)),
  phrase<Counted>()({ subject: "one-or-more" }, plural, orMore, field("of", ofLegendToo)),
  phrase<{ readonly subject: "a"; readonly of: LegendFilter }>()(
    { subject: "a" },
    singular,
    field("of", yourLegend),
  ),
]);
/** What a player does something to: "me", "a gear", "one or more enemy units" */
export const actedOn: Category<ActedOn> = union("acted-on", "me, a unit or gear", () => [self, acting]);

/** Who does it: "you play", "a player plays". */
export const actor = choice(
  ["you", plural],
  [set("by", "a-player"), "a player", singular],
  [set("by", "an-opponent"), "an opponent", singular],
  [set("by", "you-or-an-ally"), "you or an ally", plural],
);
/** 367. Who would do it: "you would draw", "an opponent would draw" */
export const wouldActor = choice(
  ["you would", plural],
  [set("by", "a-player"), "a player would", plural],
  [set("by", "an-opponent"), "an opponent would", plural],
  [set("by", "you-or-an-ally"), "you or an ally would", plural],
);
