import type { Look } from "../../../runtime/effects/actions/look.ts";
import { choice, number, phrase, set, verb } from "../../combinators/phrase.ts";

/** "Look at the top 5 cards of your Main Deck." */
export const look = phrase<Look>()(
  { do: "look" },
  verb("look"),
  "at the top",
  choice([set("count", 1), "card"], [number("count"), "cards"]),
  "of your Main Deck",
);
