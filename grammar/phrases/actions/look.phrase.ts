import type { Look } from "../../../runtime/effects/actions/look.ts";
import { phrase, verb } from "../../combinators/phrase.ts";
import { topCards } from "../decks.phrase.ts";

/** "Look at the top 5 cards of your Main Deck." */
export const look = phrase<Look>()({ do: "look" }, verb("look"), "at", topCards);
