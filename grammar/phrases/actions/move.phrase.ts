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
  verb,
  wordings,
} from "../../combinators/phrase.ts";
import { movingObjects } from "../objects.phrase.ts";
import { possessive, reference, singleReference } from "../references.phrase.ts";
import { battlefield } from "../where.phrase.ts";

type To<Kind extends Destination["to"]> = Extract<Destination, { readonly to: Kind }>;

const destination = category<Destination, "to">("destination", "where it moves", "to", () => ({
  "its-base": phrase<To<"its-base">>()({ to: "its-base" }, "to", choice(["its"], [spelling("my")]), "base"),
  "their-base": phrase<To<"their-base">>()({ to: "their-base" }, "to their base"),
  base: phrase<To<"base">>()({ to: "base" }, "to base"),
  "your-base": phrase<To<"your-base">>()({ to: "your-base" }, "to your base"),
  here: phrase<To<"here">>()({ to: "here" }, "to", choice(["here"], [spelling("this battlefield")])),
  there: phrase<To<"there">>()({ to: "there" }, "there"),
  "that-battlefield": phrase<To<"that-battlefield">>()({ to: "that-battlefield" }, "to that battlefield"),
  "a-battlefield": phrase<To<"a-battlefield">>()(
    { to: "a-battlefield" },
    "to",
    choice(["a"], [spelling("any")]),
    field("of", battlefield),
  ),
  "the-same-battlefield": phrase<To<"the-same-battlefield">>()(
    { to: "the-same-battlefield" },
    "to the same battlefield",
  ),
  "location-of": phrase<To<"location-of">>()(
    { to: "location-of" },
    choice(
      [
        "to",
        field("of", possessive),
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
  "a-location": phrase<To<"a-location">>()(
    { to: "a-location" },
    "to a location",
    either("with", { "a-unit-of-the-same-controller": "where there's a unit with the same controller" }),
  ),
  "to-or-from-base": phrase<To<"to-or-from-base">>()({ to: "to-or-from-base" }, "to or from its base"),
  "a-single-location": phrase<To<"a-single-location">>()({ to: "a-single-location" }, "to a single location"),
}));
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
  phrase<Move & Required<Pick<Move, "destination" | "and">>>()(
    { do: "move" },
    verb("move"),
    field("what", movingObjects),
    field("destination", destination),
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
