import type { OtherDeck } from "../../runtime/effects/deck.ts";
import {
  category,
  choice,
  field,
  number,
  numeral,
  phrase,
  sequence,
  set,
  spelled,
  spelling,
} from "../combinators/phrase.ts";

type DeckOf<Kind extends OtherDeck["deck"]> = Extract<OtherDeck, { readonly deck: Kind }>;

const otherDeck = category<OtherDeck, "deck">("other-deck", "a Main Deck", "deck", () => ({
  "their-main-deck": phrase<DeckOf<"their-main-deck">>()({ deck: "their-main-deck" }, "their Main Deck"),
  "an-opponents-main-deck": phrase<DeckOf<"an-opponents-main-deck">>()(
    { deck: "an-opponents-main-deck" },
    "an opponent's Main Deck",
  ),
  "each-players-main-deck": phrase<DeckOf<"each-players-main-deck">>()(
    { deck: "each-players-main-deck" },
    "each player's Main Deck",
  ),
}));
/** "the top 5 cards of your Main Deck" */
export const topCards = sequence(
  "the top",
  choice(
    [set("count", 1), "card"],
    [number("count"), "cards"],
    [spelled(sequence(numeral("count"), "cards"))],
  ),
  "of",
  choice(["your Main Deck"], [spelling("your deck")], [field("deck", otherDeck)]),
);
