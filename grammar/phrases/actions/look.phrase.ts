import type { Look, LookAtHand } from "../../../runtime/effects/actions/look.ts";
import { either, phrase, verb } from "../../combinators/phrase.ts";
import { topCards } from "../decks.phrase.ts";

/** "Look at the top 5 cards of your Main Deck." */
export const look = phrase<Look>()({ do: "look" }, verb("look"), "at", topCards);
/** "Look at an opponent's hand." */
export const lookAtHand = phrase<LookAtHand>()(
  { do: "look-at-hand" },
  verb("look"),
  "at",
  either("whose", { their: "their hand", "an-opponents": "an opponent's hand" }),
);
