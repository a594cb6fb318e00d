import type { Cards } from "../../../runtime/effects/object.ts";
import type { Play } from "../../../runtime/effects/actions/play.ts";
import {
  choice,
  either,
  spelling,
  field,
  optional,
  phrase,
  spelled,
  union,
  verb,
  type Category,
} from "../../combinators/phrase.ts";
import { pointedPlace } from "./move.phrase.ts";
import { reference } from "../references.phrase.ts";
import { bareCardChoice, cardChoice, cardGroup } from "../selections.phrase.ts";

const playable: Category<Cards> = union("playable", "a card", () => [
  cardChoice,
  cardGroup,
  bareCardChoice,
  reference,
]);

/** 356.1.b. */
const ignoring = either("ignoring", {
  cost: [
    choice(
      ["ignoring its cost"],
      [spelling("ignoring their costs")],
      [spelling("ignoring any and all costs")],
      [spelling("ignoring all costs")],
    ),
  ],
  "energy-cost": [
    choice(
      ["ignoring its Energy cost"],
      [spelling("ignoring their Energy costs")],
      [spelling("ignoring Energy costs")],
    ),
  ],
});
const withoutPaying = either("ignoring", {
  cost: [choice(["without paying its cost"], [spelling("without paying their costs")])],
  "energy-cost": [
    choice(["without paying its Energy cost"], [spelling("without paying their Energy costs")]),
  ],
});

/** 419. "Play a unit from your trash, ignoring its cost." */
export const play = phrase<Play>()(
  { do: "play" },
  verb("play"),
  choice(
    [field("what", playable)],
    [
      field("what", reference),
      either("from", { "your-trash": "from your trash", "your-hand": "from your hand" }),
    ],
  ),
  choice(
    [
      optional(
        either("destination", {
          here: [choice(["here"], [spelling("to here")])],
          "their-base": "to their base",
          "your-base": "to your base",
          base: "to base",
          "a-battlefield": "to a battlefield",
          "any-battlefield": "to any battlefield",
          "a-battlefield-you-control": "to a battlefield you control",
        }),
      ),
    ],
    [field("place", pointedPlace)],
  ),
  optional(choice([",", ignoring], [spelled(withoutPaying)])),
);
