import type { Reveal, RevealCards } from "../../../runtime/effects/actions/reveal.ts";
import { choice, field, number, phrase, set, verb } from "../../combinators/phrase.ts";
import { cardObjects } from "../objects.phrase.ts";

/** 424. "Reveal the top 5 cards of your Main Deck." */
export const reveal = phrase<Reveal>()(
  { do: "reveal" },
  verb("reveal"),
  "the top",
  choice([set("count", 1), "card"], [number("count"), "cards"]),
  "of your Main Deck",
);
/** 424. "Reveal a unit from among them." */
export const revealCards = phrase<RevealCards>()(
  { do: "reveal-cards" },
  verb("reveal"),
  field("what", cardObjects),
);
