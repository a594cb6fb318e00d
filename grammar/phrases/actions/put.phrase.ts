import type { PutBack, PutIntoZone, PutOnDeck } from "../../../runtime/effects/actions/put.ts";
import type { TheRest } from "../../../runtime/effects/reference.ts";
import type { TopCards } from "../../../runtime/effects/selection.ts";
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
import { topCards } from "../decks.phrase.ts";
import { permanentOrCardObjects } from "../objects.phrase.ts";
import { reference } from "../references.phrase.ts";

type PutTopCards<Into extends PutIntoZone["into"]> = Omit<PutIntoZone, "what" | "into"> & {
  readonly what: TopCards;
  readonly into: Into;
};
type PutInTrash = PutIntoZone & { readonly into: "trash" };
/** "Put a card from your hand on the top or bottom of your Main Deck." */
const putOnDeck = phrase<PutOnDeck>()(
  { do: "put" },
  choice([verb("put")], [spelling(verb("place"))]),
  field("what", permanentOrCardObjects),
  "on",
  either("into", {
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
/** 056. "Put the top 2 cards of your Main Deck into your trash." "Put it into its owner's trash." */
export const put = [
  phrase<PutTopCards<"trash">>()(
    { do: "put", into: "trash" },
    verb("put"),
    field("what", topCards),
    choice(["into your trash"], [spelling("into their trash")], [spelling("into its owner's trash")]),
  ),
  phrase<PutTopCards<"hand">>()(
    { do: "put", into: "hand" },
    verb("put"),
    field("what", topCards),
    choice(["into your hand"], [spelling("into their hand")]),
  ),
  putOnDeck,
  // "Put the rest back in any order."
  phrase<PutBack>()(
    { do: "put", into: "back" },
    verb("put"),
    choice([field("what", reference)], [spelled(field("what", leftOver))]),
    "back",
    optional(set("inAnyOrder", true), "in any order"),
  ),
  phrase<PutInTrash>()(
    { do: "put", into: "trash" },
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
  ),
] as const;
