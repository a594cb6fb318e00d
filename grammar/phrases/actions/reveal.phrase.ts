import type { OtherDeck, RuneDeck } from "../../../runtime/effects/deck.ts";
import type {
  Reveal,
  RevealCards,
  RevealHand,
  RevealUntil,
} from "../../../runtime/effects/actions/reveal.ts";
import { choice, either, field, numeral, phrase, plural, singular, verb } from "../../combinators/phrase.ts";
import { topCardsOf, topRunesOf } from "../decks.phrase.ts";
import { bareCard } from "../filters/cards.phrase.ts";
import { cardObjects } from "../objects.phrase.ts";

type RevealOf<Deck> = Omit<Reveal, "deck"> & Deck;
/** 424. "Reveal the top 5 cards of your Main Deck." "Reveal the top rune of your rune deck." */
export const reveal = [
  phrase<RevealOf<{ readonly deck?: OtherDeck }>>()({ do: "reveal" }, verb("reveal"), topCardsOf),
  phrase<RevealOf<{ readonly deck: RuneDeck }>>()({ do: "reveal" }, verb("reveal"), topRunesOf),
] as const;
/** 424. "Reveal a unit from among them." */
export const revealCards = phrase<RevealCards>()(
  { do: "reveal-cards" },
  verb("reveal"),
  field("what", cardObjects),
);
/** 424.3.a. "They reveal their hand." */
export const revealHand = phrase<RevealHand>()(
  { do: "reveal-hand" },
  verb("reveal"),
  either("whose", { your: "your hand", their: "their hand" }),
);
/** "Reveal cards from the top of your Main Deck until you reveal a unit." */
export const revealUntil = phrase<RevealUntil>()(
  { do: "reveal-until" },
  verb("reveal"),
  "cards from the top of your Main Deck until you reveal",
  choice(["a", singular], [numeral("count"), plural]),
  field("until", bareCard),
);
