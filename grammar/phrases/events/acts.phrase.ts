import type { ActEvent } from "../../../runtime/effects/event.ts";
import {
  category,
  choice,
  either,
  energy,
  field,
  optional,
  phrase,
  plural,
  set,
  singular,
  spelling,
  verb,
} from "../../combinators/phrase.ts";
import { unit } from "../filters/units.phrase.ts";
import { self } from "../references.phrase.ts";
import { activator, another, unitOrGear, meOrAUnit, movedUnit, actor } from "./event-subjects.phrase.ts";
import { played, discarded, drawn, fromFaceDown } from "./played-cards.phrase.ts";
import { movedTo, movedFrom } from "./movements.phrase.ts";

type Event<Kind extends ActEvent["event"]> = Extract<ActEvent, { readonly event: Kind }>;

const doneToUnits = {
  choose: [verb("choose")],
  ready: [verb("ready", "readies")],
  buff: [verb("buff")],
  move: [verb("move")],
} as const;

/** What a player does: "you play a spell". */
export const actEvent = category<ActEvent, "event">("act-event", "an event", "event", () => ({
  "you-play-this": phrase<Event<"you-play-this">>()(
    { event: "you-play-this" },
    "you play",
    field("what", self),
    optional("or", field("or", another)),
    optional(set("toBattlefield", true), "to a battlefield"),
    optional(fromFaceDown),
  ),
  "you-play": phrase<Event<"you-play">>()({ event: "you-play" }, actor, verb("play"), field("what", played)),
  "you-kill": phrase<Event<"you-kill">>()(
    { event: "you-kill" },
    actor,
    verb("kill"),
    singular,
    "a",
    field("what", unitOrGear),
    optional(set("withSpell", true), "with a spell"),
  ),
  "you-stun": phrase<Event<"you-stun">>()(
    { event: "you-stun" },
    actor,
    choice([verb("stun")], [spelling("[Stun]")]),
    choice([set("oneOrMore", true), "one or more", plural], ["a", singular]),
    field("what", unit),
  ),
  "you-buff": phrase<Event<"you-buff">>()(
    { event: "you-buff" },
    actor,
    choice([verb("buff")], [spelling("[Buff]")]),
    field("what", meOrAUnit),
  ),
  "you-ready": phrase<Event<"you-ready">>()(
    { event: "you-ready" },
    actor,
    verb("ready", "readies"),
    field("what", meOrAUnit),
  ),
  "you-move": phrase<Event<"you-move">>()(
    { event: "you-move" },
    actor,
    verb("move"),
    optional(field("what", movedUnit)),
    optional(movedFrom),
    optional(movedTo),
  ),
  "you-discard": phrase<Event<"you-discard">>()(
    { event: "you-discard" },
    actor,
    verb("discard"),
    field("what", discarded),
  ),
  "you-draw": phrase<Event<"you-draw">>()({ event: "you-draw" }, actor, verb("draw"), field("what", drawn)),
  "you-recycle": phrase<Event<"you-recycle">>()(
    { event: "you-recycle" },
    actor,
    verb("recycle"),
    either("what", {
      "one-or-more-cards": "one or more cards",
      "a-card": "a card",
      "a-rune": "a rune",
    }),
    optional(set("toYourMainDeck", true), "to your Main Deck"),
  ),
  "you-see-this": phrase<Event<"you-see-this">>()(
    { event: "you-see-this" },
    "you look at cards from the top of",
    choice(["your Main Deck"], [spelling("your deck")]),
    "and see",
    field("what", self),
  ),
  "you-do-either": phrase<Event<"you-do-either">>()(
    { event: "you-do-either" },
    actor,
    either("first", doneToUnits),
    "or",
    either("second", doneToUnits),
    field("what", meOrAUnit),
  ),
  "you-choose": phrase<Event<"you-choose">>()(
    { event: "you-choose" },
    actor,
    verb("choose"),
    field("what", meOrAUnit),
    optional(set("withSpell", true), "with a spell"),
  ),
  "you-activate": phrase<Event<"you-activate">>()(
    { event: "you-activate" },
    actor,
    choice([verb("use")], [spelling(verb("play"))]),
    "an activated ability",
    choice(["of", field("what", activator)], ["with Energy cost", energy("energy"), "or more"], []),
  ),
  "you-attach": phrase<Event<"you-attach">>()(
    { event: "you-attach" },
    "you attach an Equipment to",
    field("to", meOrAUnit),
  ),
  "you-spend-buff": phrase<Event<"you-spend-buff">>()(
    { event: "you-spend-buff" },
    actor,
    verb("spend"),
    "a buff",
  ),
  "you-hide": phrase<Event<"you-hide">>()({ event: "you-hide" }, actor, verb("hide"), "a card"),
  "you-score": phrase<Event<"you-score">>()(
    { event: "you-score" },
    actor,
    choice([verb("score")], [spelling(verb("score"), "a point")], [spelling(verb("gain"), "a point")]),
  ),
  "you-gain-xp": phrase<Event<"you-gain-xp">>()(
    { event: "you-gain-xp" },
    actor,
    verb("gain"),
    choice(["XP"], [spelling("1 or more XP")]),
  ),
  "you-spend-xp": phrase<Event<"you-spend-xp">>()({ event: "you-spend-xp" }, actor, verb("spend"), "XP"),
  "you-channel": phrase<Event<"you-channel">>()(
    { event: "you-channel" },
    actor,
    verb("channel"),
    choice(["a rune"], [spelling("one or more runes")]),
  ),
  "you-counter": phrase<Event<"you-counter">>()({ event: "you-counter" }, actor, verb("counter"), "a spell"),
}));
