import type { Cards } from "../../../runtime/effects/object.ts";
import type { Reveal, RevealHand, RevealUntil } from "../../../runtime/effects/actions/reveal.ts";
import {
  choice,
  either,
  field,
  numeral,
  phrase,
  plural,
  singular,
  union,
  verb,
  type Category,
} from "../../combinators/phrase.ts";
import { topCards, topRunes } from "../decks.phrase.ts";
import { bareCard } from "../filters/cards.phrase.ts";
import { cardObjects } from "../objects.phrase.ts";

const revealed: Category<Cards> = union("revealed", "cards", () => [cardObjects, topCards, topRunes]);
/** 424. "Reveal the top 5 cards of your Main Deck." "Reveal a unit from among them." */
export const reveal = phrase<Reveal>()({ do: "reveal" }, verb("reveal"), field("what", revealed));
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
