import type { Play } from "../../../runtime/effects/actions/play.ts";
import { either, field, optional, phrase, verb } from "../../combinators/phrase.ts";
import { cardObjects } from "../objects.phrase.ts";

/** 419. "Play a unit from your trash, ignoring its cost." */
export const play = phrase<Play>()(
  { do: "play" },
  verb("play"),
  field("what", cardObjects),
  optional(either("from", { "your-trash": "from your trash", "your-hand": "from your hand" })),
  optional(
    either("destination", { here: "here", "their-base": "to their base", "your-base": "to your base" }),
  ),
  optional(",", either("ignoring", { cost: "ignoring its cost", "energy-cost": "ignoring its Energy cost" })),
);
