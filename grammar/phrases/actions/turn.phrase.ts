import type { SeeFacedownCards, TakeTurn } from "../../../runtime/effects/actions/turn.ts";
import { choice, phrase, spelling, verb } from "../../combinators/phrase.ts";

/** 735. "Take a turn after this one." */
export const takeTurn = phrase<TakeTurn>()(
  { do: "take-turn" },
  verb("take"),
  choice(
    ["a turn"],
    [spelling("an extra turn")],
    [spelling("another turn")],
    [spelling("an additional turn")],
  ),
  "after this one",
);
/** 128. "You can look at their facedown cards this turn." */
export const seeFacedownCards = phrase<SeeFacedownCards>()(
  { do: "see-facedown-cards" },
  "can look at their facedown cards this turn",
);
