import type { OtherDeck, RuneDeck } from "../../../runtime/effects/deck.ts";
import type { PutBack, PutInTrash, PutOnDeck, PutTopCards } from "../../../runtime/effects/actions/put.ts";
import {
  choice,
  either,
  field,
  optional,
  phrase,
  plural,
  sequence,
  set,
  spelled,
  spelling,
  verb,
  wordings,
} from "../../combinators/phrase.ts";
import type { TheRest } from "../../../runtime/effects/reference.ts";
import { reference } from "../references.phrase.ts";
import { topCards, topRunes } from "../decks.phrase.ts";
import { permanentOrCardObjects } from "../objects.phrase.ts";

type PutInto<Into extends PutTopCards["into"]> = Omit<PutTopCards, "into" | "deck"> & {
  readonly into: Into;
  readonly deck?: OtherDeck;
};
type RecycleRunes = Omit<PutTopCards, "into" | "deck"> & {
  readonly into: "bottom";
  readonly deck: RuneDeck;
};
/** 431.1.b. "Put the top 2 cards of your Main Deck into your trash." */
export const putTopCards = [
  phrase<PutInto<"trash">>()(
    { do: "put-top-cards", into: "trash" },
    verb("put"),
    topCards,
    choice(["into your trash"], [spelling("into their trash")], [spelling("into its owner's trash")]),
  ),
  phrase<PutInto<"hand">>()(
    { do: "put-top-cards", into: "hand" },
    verb("put"),
    topCards,
    choice(["into your hand"], [spelling("into their hand")]),
  ),
  phrase<PutInto<"banishment">>()(
    { do: "put-top-cards", into: "banishment" },
    verb("banish", "banishes"),
    topCards,
  ),
  phrase<PutInto<"bottom">>()({ do: "put-top-cards", into: "bottom" }, verb("recycle"), topCards),
  phrase<RecycleRunes>()({ do: "put-top-cards", into: "bottom" }, verb("recycle"), topRunes),
] as const;
/** "Put a card from your hand on the top or bottom of your Main Deck." */
export const putOnDeck = phrase<PutOnDeck>()(
  { do: "put-on-deck" },
  choice([verb("put")], [spelling(verb("place"))]),
  field("what", permanentOrCardObjects),
  "on",
  either("on", {
    top: [choice(["top"], [spelling("the top")])],
    bottom: "the bottom",
    "top-or-bottom": "the top or bottom",
  }),
  choice(
    [
      "of",
      either("of", {
        your: "your Main Deck",
        their: "their Main Deck",
        "its-owners": "its owner's Main Deck",
        "their-owners": "their owners' Main Decks",
      }),
    ],
    [spelled(set("of", "your"))],
    [
      spelled(
        sequence(
          either("of", {
            your: "of your deck",
            their: "of their deck",
            "its-owners": "of its owner's deck",
            "their-owners": "of their owners' decks",
          }),
        ),
      ),
    ],
  ),
  optional(set("inAnyOrder", true), "in any order"),
);
const leftOver = wordings<TheRest>("left-over", "the rest", () => [
  phrase<TheRest>()({ refer: "the-rest" }, plural, "those you don't"),
]);
/** "Put the rest back in any order." */
export const putBack = phrase<PutBack>()(
  { do: "put-back" },
  verb("put"),
  choice([field("what", reference)], [spelled(field("what", leftOver))]),
  "back",
  optional(set("inAnyOrder", true), "in any order"),
);
/** "Put it into its owner's trash." */
export const putInTrash = phrase<PutInTrash>()(
  { do: "put-in-trash" },
  verb("put"),
  field("what", permanentOrCardObjects),
  choice(["into"], [spelling("in")]),
  choice(
    ["its owner's trash"],
    [spelling("your trash")],
    [spelling("their trash")],
    [spelling("its trash")],
    [spelling("their owner's trash")],
    [spelling("their owners' trashes")],
  ),
);
