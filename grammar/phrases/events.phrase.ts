import type {
  PhaseEvent,
  PlayedCard,
  SimpleTriggerEvent,
  Subject,
  TriggerEvent,
  TurnEvent,
  WouldEvent,
} from "../../runtime/effects/event.ts";
import type { It } from "../../runtime/effects/reference.ts";
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
  subject,
  union,
  verb,
  wordings,
  type Category,
} from "../combinators/phrase.ts";
import { unit } from "./filters.phrase.ts";
import { me, self, that } from "./references.phrase.ts";
import { where } from "./where.phrase.ts";

type Event<Kind extends TriggerEvent["event"]> = Extract<TriggerEvent, { readonly event: Kind }>;
type SubjectOf<Kind extends string> = Extract<Subject, { readonly subject: Kind }>;
type You = Extract<Event<"hold">["who"], { readonly subject: "you" }>;

const it = wordings<It>("it", "it", () => [phrase<It>()({ refer: "it" }, singular, "it")]);
const aUnit = wordings<SubjectOf<"a">>("subject-a", "a unit", () => [
  phrase<SubjectOf<"a">>()({ subject: "a" }, singular, "a", field("of", unit)),
]);
const described = category<SubjectOf<"another" | "any" | "one-or-more">, "subject">(
  "subject-described",
  "a unit",
  "subject",
  () => ({
    another: phrase<SubjectOf<"another">>()({ subject: "another" }, singular, "another", field("of", unit)),
    any: phrase<SubjectOf<"any">>()({ subject: "any" }, singular, "any", field("of", unit)),
    "one-or-more": phrase<SubjectOf<"one-or-more">>()(
      { subject: "one-or-more" },
      plural,
      "one or more",
      field("of", unit),
    ),
  }),
);
/** Whom a trigger condition or a replacement is about. */
export const eventSubject = union("event-subject", "I or a unit", () => [self, it, that, aUnit, described]);
const meOrAUnit = union("me-or-a-unit", "me or a unit", () => [me, aUnit]);
const you = wordings<You>("you", "you", () => [phrase<You>()({ subject: "you" }, plural, "you")]);
const meOrYou = union("me-or-you", "I or you", () => [me, you]);
const aCard = wordings<{ readonly subject: "a-card" }>("a-card", "a card", () => [
  phrase<{ readonly subject: "a-card" }>()({ subject: "a-card" }, "a card"),
]);
const selfOrCard = union("self-or-card", "me or a card", () => [self, aCard]);

const types = { card: "card", unit: "unit", spell: "spell", gear: "gear" } as const;
const playedCard = wordings<PlayedCard>("played-card", "a card", () => [
  phrase<PlayedCard>()(
    {},
    either("played", { a: "a", another: "another" }),
    optional(set("mighty", true), "[Mighty]"),
    either("type", types),
    optional(set("fromFaceDown", true), choice(["from face down"], [spelling("from [Hidden]")])),
    optional("that costs", field("cost", energyOrMore), "or more"),
    optional(set("onOpponentsTurn", true), "on an opponent's turn"),
  ),
]);
const energyOrMore = wordings<{ readonly energy: number }>("energy-or-more", "[5]", () => [
  phrase<{ readonly energy: number }>()({}, energy("energy")),
]);

/** 383.2. What stands between "When" and the comma. */
const simpleTriggerEvent = category<SimpleTriggerEvent, "event">(
  "simple-trigger-event",
  "an event",
  "event",
  () => ({
    attack: phrase<Event<"attack">>()(
      { event: "attack" },
      subject("who", eventSubject),
      verb("attack"),
      optional(set("alone", true), "alone"),
    ),
    defend: phrase<Event<"defend">>()(
      { event: "defend" },
      subject("who", eventSubject),
      verb("defend"),
      optional(set("alone", true), "alone"),
    ),
    "attack-or-defend": phrase<Event<"attack-or-defend">>()(
      { event: "attack-or-defend" },
      subject("who", eventSubject),
      verb("attack"),
      "or",
      verb("defend"),
      optional(set("alone", true), "alone"),
    ),
    "you-defend": phrase<Event<"you-defend">>()({ event: "you-defend" }, "you defend", field("where", where)),
    "take-damage": phrase<Event<"take-damage">>()(
      { event: "take-damage" },
      subject("who", eventSubject),
      verb("take"),
      "damage",
    ),
    die: phrase<Event<"die">>()({ event: "die" }, subject("who", eventSubject), verb("die")),
    "die-in-combat": phrase<Event<"die-in-combat">>()(
      { event: "die-in-combat" },
      subject("who", eventSubject),
      verb("die"),
      "in combat",
    ),
    "you-play-this": phrase<Event<"you-play-this">>()(
      { event: "you-play-this" },
      "you play",
      field("what", self),
      optional(set("toBattlefield", true), "to a battlefield"),
    ),
    "you-play": phrase<Event<"you-play">>()({ event: "you-play" }, "you play", field("what", playedCard)),
    "you-kill": phrase<Event<"you-kill">>()(
      { event: "you-kill" },
      singular,
      "you kill a",
      field("what", unit),
      optional(set("withSpell", true), "with a spell"),
    ),
    "you-stun": phrase<Event<"you-stun">>()(
      { event: "you-stun" },
      "you stun",
      choice([set("oneOrMore", true), "one or more", plural], ["a", singular]),
      field("what", unit),
    ),
    "you-buff": phrase<Event<"you-buff">>()({ event: "you-buff" }, "you buff", field("what", meOrAUnit)),
    "you-ready": phrase<Event<"you-ready">>()({ event: "you-ready" }, "you ready", field("what", meOrAUnit)),
    "you-discard": phrase<Event<"you-discard">>()(
      { event: "you-discard" },
      "you discard",
      field("what", selfOrCard),
    ),
    "you-recycle": phrase<Event<"you-recycle">>()(
      { event: "you-recycle" },
      "you recycle",
      either("what", { "one-or-more-cards": "one or more cards", "a-rune": "a rune" }),
    ),
    "you-choose": phrase<Event<"you-choose">>()(
      { event: "you-choose" },
      "you choose",
      field("what", meOrAUnit),
      optional(set("withSpell", true), "with a spell"),
    ),
    conquer: phrase<Event<"conquer">>()(
      { event: "conquer" },
      subject("who", meOrYou),
      verb("conquer"),
      optional(field("where", where)),
      optional(set("afterAttack", true), "after an attack"),
    ),
    hold: phrase<Event<"hold">>()(
      { event: "hold" },
      subject("who", meOrYou),
      verb("hold"),
      optional(field("where", where)),
    ),
    "win-combat": phrase<Event<"win-combat">>()(
      { event: "win-combat" },
      subject("who", meOrYou),
      verb("win"),
      "a combat",
    ),
    move: phrase<Event<"move">>()(
      { event: "move" },
      subject("who", eventSubject),
      verb("move"),
      optional(either("from", { here: "from here", "a-battlefield": "from a battlefield" })),
      optional(set("to", "a-battlefield"), "to a battlefield"),
    ),
    "conquer-or-hold": phrase<Event<"conquer-or-hold">>()(
      { event: "conquer-or-hold" },
      subject("who", meOrYou),
      verb("conquer"),
      "or",
      verb("hold"),
      optional(field("where", where)),
    ),
    "you-attach": phrase<Event<"you-attach">>()(
      { event: "you-attach" },
      "you attach an Equipment to",
      field("to", meOrAUnit),
    ),
    "you-spend-buff": phrase<Event<"you-spend-buff">>()({ event: "you-spend-buff" }, "you spend a buff"),
    "you-hide": phrase<Event<"you-hide">>()({ event: "you-hide" }, "you hide a card"),
    "opponent-scores": phrase<Event<"opponent-scores">>()({ event: "opponent-scores" }, "an opponent scores"),
  }),
);
/** 383.2. What stands between "When" and the comma. */
export const triggerEvent: Category<TriggerEvent> = union("trigger-event", "an event", () => [
  simpleTriggerEvent,
  eitherEvent,
]);
const eitherEvent = category<Event<"either" | "or-at">, "event">("either-event", "an event", "event", () => ({
  either: phrase<Event<"either">>()(
    { event: "either" },
    field("first", simpleTriggerEvent),
    "or when",
    field("second", simpleTriggerEvent),
  ),
  "or-at": phrase<Event<"or-at">>()(
    { event: "or-at" },
    field("first", simpleTriggerEvent),
    "or at",
    field("at", phaseEvent),
  ),
}));
type Phase<Kind extends PhaseEvent["event"]> = Extract<PhaseEvent, { readonly event: Kind }>;
/** A moment of the turn, after "At". */
export const phaseEvent = category<PhaseEvent, "event">(
  "phase-event",
  "a moment of the turn",
  "event",
  () => ({
    "start-of-beginning-phase": phrase<Phase<"start-of-beginning-phase">>()(
      { event: "start-of-beginning-phase" },
      choice(["the start of"], [spelling("start of")]),
      either("whose", { your: "your", "each-player": "each player's" }),
      "Beginning Phase",
    ),
    "end-of-turn": phrase<Phase<"end-of-turn">>()(
      { event: "end-of-turn" },
      "the end of",
      either("whose", { your: "your turn", this: "this turn" }),
    ),
  }),
);
type Pick<Kind extends TurnEvent["event"]> = Extract<TurnEvent, { readonly event: Kind }>;
/** What can be waited for "this turn". */
export const turnEvent = category<TurnEvent, "event">("turn-event", "an event", "event", () => ({
  die: phrase<Pick<"die">>()({ event: "die" }, subject("who", eventSubject), verb("die")),
  "take-damage": phrase<Pick<"take-damage">>()(
    { event: "take-damage" },
    subject("who", eventSubject),
    verb("take"),
    "damage",
  ),
}));
/** 367. "a friendly unit would die" */
export const wouldEvent = category<WouldEvent, "would">("would-event", "what would happen", "would", () => ({
  die: phrase<Extract<WouldEvent, { would: "die" }>>()(
    { would: "die" },
    subject("who", eventSubject),
    "would die",
  ),
  "be-dealt-damage": phrase<Extract<WouldEvent, { would: "be-dealt-damage" }>>()(
    { would: "be-dealt-damage" },
    subject("who", eventSubject),
    "would be dealt damage",
  ),
}));
