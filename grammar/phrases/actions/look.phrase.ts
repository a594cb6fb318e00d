import type { OtherDeck, RuneDeck } from "../../../runtime/effects/deck.ts";
import type { Look, LookAtHand } from "../../../runtime/effects/actions/look.ts";
import { either, phrase, verb } from "../../combinators/phrase.ts";
import { topCardsOf, topRunesOf } from "../decks.phrase.ts";

type LookAt<Deck> = Omit<Look, "deck"> & Deck;
/** "Look at the top 5 cards of your Main Deck." "Look at the top rune of your rune deck." */
export const look = [
  phrase<LookAt<{ readonly deck?: OtherDeck }>>()({ do: "look" }, verb("look"), "at", topCardsOf),
  phrase<LookAt<{ readonly deck: RuneDeck }>>()({ do: "look" }, verb("look"), "at", topRunesOf),
] as const;
/** "Look at an opponent's hand." */
export const lookAtHand = phrase<LookAtHand>()(
  { do: "look-at-hand" },
  verb("look"),
  "at",
  either("whose", { their: "their hand", "an-opponents": "an opponent's hand" }),
);
