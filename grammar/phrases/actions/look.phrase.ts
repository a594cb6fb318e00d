import type { Look, LookAtHand } from "../../../runtime/effects/actions/look.ts";
import { either, field, phrase, union, verb } from "../../combinators/phrase.ts";
import { topCards, topRunes } from "../decks.phrase.ts";

const lookedAt = union("looked-at", "the top cards of …", () => [topCards, topRunes]);
/** "Look at the top 5 cards of your Main Deck." "Look at the top rune of your rune deck." */
export const look = phrase<Look>()({ do: "look" }, verb("look"), "at", field("what", lookedAt));
/** "Look at an opponent's hand." */
export const lookAtHand = phrase<LookAtHand>()(
  { do: "look-at-hand" },
  verb("look"),
  "at",
  either("whose", { their: "their hand", "an-opponents": "an opponent's hand" }),
);
