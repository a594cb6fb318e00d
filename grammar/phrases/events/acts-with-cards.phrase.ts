import type { ActEvent, DoneWithCards } from "../../../runtime/effects/act-event.ts";
import type { Acted, SomeCards, SomeRunes } from "../../../runtime/effects/event-parts.ts";
import { either, field, optional, phrase, set, verb, type Part } from "../../combinators/phrase.ts";
import { fromZone, plainCards, someCards, someCardsOrNth, someCardsOrRunes } from "./played-cards.phrase.ts";

type Event<Kind extends ActEvent["event"]> = Extract<ActEvent, { readonly event: Kind }>;
export type WithCards<
  Act extends DoneWithCards,
  What,
  Also extends "from" | "toYourMainDeck" | "here" = never,
> = Pick<Event<"you-do-with-cards">, "event" | "by" | Also> & { readonly act: Act; readonly what: What };
type Nth = Extract<SomeCards, { readonly nth: unknown }>;
/** Not "a unit" or "me", which may be on the board. */
export type Untyped = { readonly subject: "a-card" } | { readonly subject: "one-or-more-cards" };
export type Plain = Exclude<SomeCards, SomeRunes | Nth>;

/** What a player does with cards outside the board. */
export const actsWithCards = (who: Part<Acted>) => [
  phrase<WithCards<"discard" | "reveal" | "look" | "look-or-reveal", Plain, "from">>()(
    { event: "you-do-with-cards" },
    who,
    either("act", {
      discard: [verb("discard")],
      reveal: [verb("reveal")],
      look: [verb("look"), "at"],
      "look-or-reveal": [verb("look"), "at or", verb("reveal")],
    }),
    field("what", someCards),
    optional(fromZone),
  ),
  phrase<WithCards<"draw", Plain | Nth>>()(
    { event: "you-do-with-cards", act: "draw" },
    who,
    verb("draw"),
    field("what", someCardsOrNth),
  ),
  phrase<WithCards<"recycle", Plain | SomeRunes, "from" | "toYourMainDeck">>()(
    { event: "you-do-with-cards", act: "recycle" },
    who,
    verb("recycle"),
    field("what", someCardsOrRunes),
    optional(fromZone),
    optional(set("toYourMainDeck", true), "to your Main Deck"),
  ),
  phrase<WithCards<"banish", Untyped, "from">>()(
    { event: "you-do-with-cards", act: "banish" },
    who,
    verb("banish", "banishes"),
    field("what", plainCards),
    optional(fromZone),
  ),
];
