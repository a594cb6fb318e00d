import type { Discard, DiscardCards, DiscardHand } from "../../../runtime/effects/actions/discard.ts";
import {
  either,
  field,
  number,
  optional,
  phrase,
  union,
  verb,
  type Category,
} from "../../combinators/phrase.ts";
import type { Cards } from "../../../runtime/effects/object.ts";
import { bareCardChoice, bareCardGroup, bareCardsChoice } from "../card-selections.phrase.ts";
import { counted } from "../filters/counted.phrase.ts";
import { cardObjects } from "../objects.phrase.ts";

/** 422. "Discard 1." */
export const discard = phrase<Discard>()(
  { do: "discard" },
  verb("discard"),
  number("count"),
  optional("for each", field("per", counted)),
);
const discarded: Category<Cards> = union("discarded", "a card", () => [
  cardObjects,
  bareCardChoice,
  bareCardsChoice,
  bareCardGroup,
]);
/** 422. "They discard that card." "Discard a unit." */
export const discardCards = phrase<DiscardCards>()(
  { do: "discard-cards" },
  verb("discard"),
  field("what", discarded),
);
/** 422. "Each player discards their hand." */
export const discardHand = phrase<DiscardHand>()(
  { do: "discard-hand" },
  verb("discard"),
  either("whose", { your: "your hand", their: "their hand" }),
);
