import type { PermitPlay, PermittedCards } from "../../../runtime/effects/actions/permit-play.ts";
import {
  choice,
  field,
  optional,
  phrase,
  plural,
  set,
  singular,
  spelled,
  spelling,
  union,
  wordings,
} from "../../combinators/phrase.ts";
import { bareCard, card } from "../filters/cards.phrase.ts";
import { otherThanSelf } from "../references.phrase.ts";
import { ignoring, withoutPaying } from "./play.phrase.ts";

const anyCard = union("any-card", "a card", () => [card, bareCard]);
type OfAKind = Extract<PermittedCards, { readonly permit: "one" | "any-number" }>;
type Named = Extract<PermittedCards, { readonly permit: "named" }>;
const permittedCards = wordings<PermittedCards>("permitted-cards", "a card", () => [
  phrase<OfAKind>()(
    {},
    choice([singular, set("permit", "one"), "a"], [plural, set("permit", "any-number")]),
    field("of", anyCard),
  ),
  phrase<Named>()({ permit: "named" }, field("what", otherThanSelf)),
]);

/** 391, 419.1.a. "may play it this turn": later, as long as the turn lasts */
export const permitPlay = phrase<PermitPlay>()(
  { do: "permit-play" },
  choice(["may play"], [spelling("can play")]),
  field("what", permittedCards),
  "this turn",
  optional(choice([",", ignoring], [spelled(withoutPaying)])),
);
