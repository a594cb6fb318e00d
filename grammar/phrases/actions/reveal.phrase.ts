import type {
  Reveal,
  RevealCards,
  RevealHand,
  RevealUntil,
} from "../../../runtime/effects/actions/reveal.ts";
import { either, field, phrase, singular, verb } from "../../combinators/phrase.ts";
import { topCards } from "../decks.phrase.ts";
import { bareCard } from "../filters/cards.phrase.ts";
import { cardObjects } from "../objects.phrase.ts";

/** 424. "Reveal the top 5 cards of your Main Deck." */
export const reveal = phrase<Reveal>()({ do: "reveal" }, verb("reveal"), topCards);
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
  "cards from the top of your Main Deck until you reveal a",
  singular,
  field("until", bareCard),
);
