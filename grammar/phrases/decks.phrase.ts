import type { OtherDeck, RuneDeck } from "../../runtime/effects/deck.ts";
import type { TopCards } from "../../runtime/effects/selection.ts";
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
  unsaid,
  wordings,
  type Category,
} from "../combinators/phrase.ts";

type DeckOf<Kind extends OtherDeck["deck"]> = Extract<OtherDeck, { readonly deck: Kind }>;

const otherDeck = category<OtherDeck, "deck">("other-deck", "a Main Deck", "deck", () => ({
  "their-main-deck": phrase<DeckOf<"their-main-deck">>()({ deck: "their-main-deck" }, "their Main Deck"),
  "an-opponents-main-deck": phrase<DeckOf<"an-opponents-main-deck">>()(
    { deck: "an-opponents-main-deck" },
    "an opponent's Main Deck",
  ),
  "each-opponents-main-deck": phrase<DeckOf<"each-opponents-main-deck">>()(
    { deck: "each-opponents-main-deck" },
    "each opponent's Main Deck",
  ),
  "each-players-main-deck": phrase<DeckOf<"each-players-main-deck">>()(
    { deck: "each-players-main-deck" },
    "each player's Main Deck",
  ),
  "that-deck": phrase<DeckOf<"that-deck">>()({ deck: "that-deck" }, "that deck"),
}));
type RuneDeckOf<Kind extends RuneDeck["deck"]> = Extract<RuneDeck, { readonly deck: Kind }>;
const runeDeck = category<RuneDeck, "deck">("rune-deck", "a rune deck", "deck", () => ({
  "your-rune-deck": phrase<RuneDeckOf<"your-rune-deck">>()({ deck: "your-rune-deck" }, "your rune deck"),
  "their-rune-deck": phrase<RuneDeckOf<"their-rune-deck">>()({ deck: "their-rune-deck" }, "their rune deck"),
  "an-opponents-rune-deck": phrase<RuneDeckOf<"an-opponents-rune-deck">>()(
    { deck: "an-opponents-rune-deck" },
    "an opponent's rune deck",
  ),
}));
/** "the top rune of your rune deck": its words */
const topRunesOf = sequence(
  "the top",
  choice(
    [set("count", 1), "rune"],
    [number("count"), "runes"],
    [spelled(sequence(numeral("count"), "runes"))],
  ),
  "of",
  field("deck", runeDeck),
);

/** "the top 5 cards of your Main Deck": its words */
const topCardsOf = sequence(
  "the top",
  choice(
    [set("count", 1), "card"],
    [number("count"), "cards"],
    [spelled(sequence(numeral("count"), "cards"))],
  ),
  choice(
    ["of", choice(["your Main Deck"], [spelling("your deck")], [field("deck", otherDeck)])],
    // "If you would reveal cards from a deck, look at the top card first."
    [spelled(sequence(unsaid<OtherDeck>()("deck", { deck: "that-deck" }), "first"))],
  ),
);

type TopCardsOf = Omit<TopCards, "deck"> & { readonly deck?: OtherDeck };
/** "2 cards from the top of your Main Deck": the same as "the top 2 cards of your Main Deck" */
const cardsFromTop = spelled(
  sequence(
    choice([set("count", 1), "a card"], [number("count"), "cards"], [numeral("count"), "cards"]),
    "from the top of",
    choice(["your Main Deck"], ["your deck"]),
  ),
);
/** "the top 5 cards of your Main Deck": what is put, banished or played */
export const topCards: Category<TopCards> = wordings<TopCardsOf>("top-cards", "the top cards of …", () => [
  phrase<TopCardsOf>()({ select: "top" }, topCardsOf),
  phrase<Omit<TopCardsOf, "deck">>()({ select: "top" }, cardsFromTop),
]);
type TopRunesOf = Omit<TopCards, "deck"> & { readonly deck: RuneDeck };
export const topRunes: Category<TopCards> = wordings<TopRunesOf>("top-runes", "the top runes of …", () => [
  phrase<TopRunesOf>()({ select: "top" }, topRunesOf),
]);
