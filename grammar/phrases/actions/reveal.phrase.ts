import type { Reveal } from "../../../runtime/effects/actions/reveal.ts";
import { choice, number, phrase, set, verb } from "../../combinators/phrase.ts";

/** 424. "Reveal the top 5 cards of your Main Deck." */
export const reveal = phrase<Reveal>()(
  { do: "reveal" },
  verb("reveal"),
  "the top",
  choice([set("count", 1), "card"], [number("count"), "cards"]),
  "of your Main Deck",
);
