import type { Destination, Move } from "../../../runtime/effects/actions/move.ts";
import { category, field, optional, phrase, verb } from "../../combinators/phrase.ts";
import { movingObjects } from "../objects.phrase.ts";

type To<Kind extends Destination["to"]> = Extract<Destination, { readonly to: Kind }>;

const destination = category<Destination, "to">("destination", "where it moves", "to", () => ({
  "its-base": phrase<To<"its-base">>()({ to: "its-base" }, "to its base"),
  "their-base": phrase<To<"their-base">>()({ to: "their-base" }, "to their base"),
  base: phrase<To<"base">>()({ to: "base" }, "to base"),
  "your-base": phrase<To<"your-base">>()({ to: "your-base" }, "to your base"),
  here: phrase<To<"here">>()({ to: "here" }, "to here"),
  there: phrase<To<"there">>()({ to: "there" }, "there"),
  "that-battlefield": phrase<To<"that-battlefield">>()({ to: "that-battlefield" }, "to that battlefield"),
  "a-battlefield": phrase<To<"a-battlefield">>()({ to: "a-battlefield" }, "to a battlefield"),
}));
/** 420. "Move an enemy unit." "Move up to one enemy unit from here to its base." */
export const move = phrase<Move>()(
  { do: "move" },
  verb("move"),
  field("what", movingObjects),
  optional(field("destination", destination)),
);
