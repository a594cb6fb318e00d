import type { SeeFacedownCards, TakeTurn } from "../../../runtime/effects/actions/turn.ts";
import { phrase, verb } from "../../combinators/phrase.ts";

/** 735. "Take a turn after this one." */
export const takeTurn = phrase<TakeTurn>()({ do: "take-turn" }, verb("take"), "a turn after this one");
/** 128. "You can look at their facedown cards this turn." */
export const seeFacedownCards = phrase<SeeFacedownCards>()(
  { do: "see-facedown-cards" },
  "can look at their facedown cards this turn",
);
