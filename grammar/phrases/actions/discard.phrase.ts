import type { Discard, DiscardCards, DiscardHand } from "../../../runtime/effects/actions/discard.ts";
import { either, field, number, phrase, verb } from "../../combinators/phrase.ts";
import { cardObjects } from "../objects.phrase.ts";

/** 422. "Discard 1." */
export const discard = phrase<Discard>()({ do: "discard" }, verb("discard"), number("count"));
/** 422. "They discard that card." */
export const discardCards = phrase<DiscardCards>()(
  { do: "discard-cards" },
  verb("discard"),
  field("what", cardObjects),
);
/** 422. "Each player discards their hand." */
export const discardHand = phrase<DiscardHand>()(
  { do: "discard-hand" },
  verb("discard"),
  either("whose", { your: "your hand", their: "their hand" }),
);
