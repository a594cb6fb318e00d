import type { BattlefieldFilter } from "../../../runtime/effects/filter.ts";
import type { PointedPlace } from "../../../runtime/effects/actions/create.ts";
import type { AlsoMove, Destination, Move } from "../../../runtime/effects/actions/move.ts";
import {
  category,
  choice,
  either,
  field,
  optional,
  phrase,
  sequence,
  set,
  spelled,
  spelling,
  subject,
  union,
  verb,
  wordings,
  type Category,
} from "../../combinators/phrase.ts";
import { movingObjects } from "../objects.phrase.ts";
import { singleOwnerOfMight } from "../possessed.phrase.ts";
import { reference, singleReference } from "../references.phrase.ts";
import { battlefield } from "../where.phrase.ts";

type To<Kind extends Destination["to"]> = Extract<Destination, { readonly to: Kind }>;

type Different = Pick<BattlefieldFilter, "kind" | "youControl"> & { readonly different: true };
const anotherBattlefield: Category<BattlefieldFilter> = wordings<Different>(
  "another-battlefield",
  "another battlefield",
  () => [
    phrase<Different>()(
      { kind: "battlefield", different: true },
      "another battlefield",
      optional(set("youControl", true), "you control"),
    ),
  ],
);
type Named = Exclude<Destination, To<"there">>;
const namedDestination = category<Named, "to">("named-destination", "where it moves", "to", () => ({
  base: phrase<To<"base">>()(
    { to: "base" },
    "to",
    optional(either("whose", { its: "its", their: "their", your: "your", my: "my" })),
    "base",
  ),
  here: phrase<To<"here">>()({ to: "here" }, "to", choice(["here"], [spelling("this battlefield")])),
  "that-battlefield": phrase<To<"that-battlefield">>()({ to: "that-battlefield" }, "to that battlefield"),
  "a-battlefield": [
    phrase<To<"a-battlefield">>()(
      { to: "a-battlefield" },
      "to",
      choice(["a"], [spelling("any")]),
      field("of", battlefield),
    ),
    // "to another battlefield": the same as "to a different battlefield"
    phrase<To<"a-battlefield">>()({ to: "a-battlefield" }, "to", spelled(field("of", anotherBattlefield))),
  ],
  "the-same-battlefield": phrase<To<"the-same-battlefield">>()(
    { to: "the-same-battlefield" },
    "to the same battlefield",
  ),
  "location-of": phrase<To<"location-of">>()(
    { to: "location-of" },
    choice(
      [
        "to",
        field("of", singleOwnerOfMight),
        choice(
          ["location"],
          [set("which", "battlefield"), "battlefield"],
          [set("which", "original"), "original location"],
        ),
      ],
      ["to", spelled(sequence("the location of", field("of", singleReference)))],
      [set("which", "with"), "with", field("of", singleReference)],
    ),
  ),
  "the-others-location": phrase<To<"the-others-location">>()(
    { to: "the-others-location" },
    "to the other's location",
  ),
  "different-battlefields": phrase<To<"different-battlefields">>()(
    { to: "different-battlefields" },
    "to different battlefields",
    optional(set("youControl", true), "you control"),
  ),
  "a-location": phrase<To<"a-location">>()(
    { to: "a-location" },
    "to a location",
    either("with", { "a-unit-of-the-same-controller": "where there's a unit with the same controller" }),
  ),
  "to-or-from-base": phrase<To<"to-or-from-base">>()({ to: "to-or-from-base" }, "to or from its base"),
  "a-single-location": phrase<To<"a-single-location">>()({ to: "a-single-location" }, "to a single location"),
}));
const there = wordings<To<"there">>("destination-there", "there", () => [
  phrase<To<"there">>()({ to: "there" }, "there"),
]);
const destination: Category<Destination> = union("destination", "where it moves", () => [
  namedDestination,
  there,
]);
/** "there", "to that battlefield": also where something is played */
export const pointedPlace = category<PointedPlace, "to">("pointed-place", "a place", "to", () => ({
  there: phrase<To<"there">>()({ to: "there" }, "there"),
  "that-battlefield": phrase<To<"that-battlefield">>()({ to: "that-battlefield" }, "to that battlefield"),
}));
/** 420. "Move an enemy unit." "Move up to one enemy unit from here to its base." */
export const move = [
  phrase<Omit<Move, "and">>()(
    { do: "move" },
    verb("move"),
    field("what", movingObjects),
    optional(field("destination", destination)),
  ),
  // Not "there": "one of their units with the highest Might among units there and me to …" would have two readings.
  phrase<Omit<Move, "destination"> & Required<Pick<Move, "and">> & { readonly destination: Named }>()(
    { do: "move" },
    verb("move"),
    field("what", movingObjects),
    field("destination", namedDestination),
    "and",
    field("and", () => alsoMove),
  ),
];
type Moved = Pick<Move, "do" | "step"> & Required<Pick<Move, "what" | "destination">>;
/** "I may be moved with it": "you may move me with it" */
export const mayBeMoved = wordings<Moved>("may-be-moved", "what may be moved", () => [
  phrase<Moved>()(
    { do: "move" },
    subject("what", movingObjects),
    "may be moved",
    field("destination", destination),
  ),
]);
const alsoMove = wordings<AlsoMove>("also-move", "what else moves", () => [
  phrase<AlsoMove>()({ also: "move" }, field("what", reference), field("destination", destination)),
]);
