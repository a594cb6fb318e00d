import type {
  Done,
  NextMoment,
  NthCard,
  PhaseEvent,
  PlayedCard,
  PlayerSubject,
  SimpleTriggerEvent,
  Subject,
  TriggerEvent,
  WouldEvent,
} from "../../runtime/effects/event.ts";
import type { UnitFilter } from "../../runtime/effects/filter.ts";
import type { It } from "../../runtime/effects/reference.ts";
import {
  category,
  choice,
  either,
  energy,
  field,
  list,
  optional,
  phrase,
  plural,
  sequence,
  set,
  singular,
  spelled,
  spelling,
  subject,
  tag,
  union,
  verb,
  wordings,
  type Category,
} from "../combinators/phrase.ts";
import { gear, unit, yourUnits } from "./filters.phrase.ts";
import { beingNamed, me, self, that } from "./references.phrase.ts";
import { quality } from "./quality.phrase.ts";
import { where } from "./where.phrase.ts";

type Event<Kind extends TriggerEvent["event"]> = Extract<TriggerEvent, { readonly event: Kind }>;
type SubjectOf<Kind extends string> = Extract<Subject, { readonly subject: Kind }>;
type PlayerOf<Kind extends PlayerSubject["subject"]> = Extract<PlayerSubject, { readonly subject: Kind }>;

const it = wordings<It>("it", "it", () => [phrase<It>()({ refer: "it" }, singular, "it")]);
type UnitSubject<Kind extends string> = Omit<SubjectOf<Kind>, "of"> & { readonly of: UnitFilter };
type SomeSubject = Exclude<Subject, { readonly refer: string }>;

const aUnit = wordings<UnitSubject<"a">>("subject-a", "a unit", () => [
  phrase<UnitSubject<"a">>()({ subject: "a" }, singular, "a", field("of", unit)),
  phrase<UnitSubject<"a">>()({ subject: "a" }, "one of", plural, field("of", yourUnits), singular),
]);
const another = wordings<UnitSubject<"another">>("subject-another", "another unit", () => [
  phrase<UnitSubject<"another">>()({ subject: "another" }, singular, "another", field("of", unit)),
]);
const described = union("subject-described", "a unit", () => [
  wordings<UnitSubject<"any">>("subject-any", "any unit", () => [
    phrase<UnitSubject<"any">>()({ subject: "any" }, singular, "any", field("of", unit)),
  ]),
  wordings<UnitSubject<"one-or-more">>("subject-several", "units", () => [
    phrase<UnitSubject<"one-or-more">>()(
      { subject: "one-or-more" },
      plural,
      "one or more",
      field("of", unit),
    ),
  ]),
]);
const someUnit: Category<SomeSubject> = union("some-unit", "a unit", () => [aUnit, another, described]);
/** Whom a trigger condition or a replacement is about. */
export const eventSubject: Category<Subject> = union("event-subject", "I or a unit", () => [
  self,
  it,
  that,
  someUnit,
]);
const unitOrGear = union("unit-or-gear-subject", "a unit or gear", () => [unit, gear]);
const kinds = (name: string, unitIs: string, unitsAre: string): Category<SomeSubject> =>
  category<SomeSubject, "subject">(name, "a unit or gear", "subject", () => ({
    a: [
      phrase<SubjectOf<"a">>()({ subject: "a" }, singular, "a", field("of", unitOrGear), unitIs),
      phrase<UnitSubject<"a">>()(
        { subject: "a" },
        "one of",
        plural,
        field("of", yourUnits),
        singular,
        unitIs,
      ),
    ],
    another: phrase<SubjectOf<"another">>()(
      { subject: "another" },
      singular,
      "another",
      field("of", unitOrGear),
      unitIs,
    ),
    any: phrase<SubjectOf<"any">>()({ subject: "any" }, singular, "any", field("of", unitOrGear), unitIs),
    "one-or-more": phrase<SubjectOf<"one-or-more">>()(
      { subject: "one-or-more" },
      plural,
      "one or more",
      field("of", unitOrGear),
      unitsAre,
    ),
  }));
/** The same for what happens to gear too. */
const permanentSubject: Category<Subject> = union("permanent-subject", "I, a unit or a gear", () => [
  self,
  it,
  that,
  kinds("some-permanent", "", ""),
]);
/** With a form of "be": "I'm played", "a friendly unit is buffed". */
const beingSubject: Category<Subject> = union("being-subject", "I'm or a unit is", () => [
  beingNamed,
  kinds("some-permanent-is", "is", "are"),
]);
const meOrAUnit = union("me-or-a-unit", "me or a unit", () => [me, aUnit]);
const playerSubject = category<PlayerSubject, "subject">("player-subject", "you", "subject", () => ({
  you: phrase<PlayerOf<"you">>()({ subject: "you" }, plural, "you"),
  "a-player": phrase<PlayerOf<"a-player">>()({ subject: "a-player" }, singular, "a player"),
  "an-opponent": phrase<PlayerOf<"an-opponent">>()({ subject: "an-opponent" }, singular, "an opponent"),
  "you-or-an-ally": phrase<PlayerOf<"you-or-an-ally">>()(
    { subject: "you-or-an-ally" },
    plural,
    "you or an ally",
  ),
}));
/** Whose score or victory it is: "I", "you", "a player". */
const scorer = union("scorer", "I or you", () => [eventSubject, playerSubject]);
/** Who does it: "you play", "a player plays". */
const actor = choice(
  ["you", plural],
  [set("by", "a-player"), "a player", singular],
  [set("by", "an-opponent"), "an opponent", singular],
  [set("by", "you-or-an-ally"), "you or an ally", plural],
);
const aCard = wordings<{ readonly subject: "a-card" }>("a-card", "a card", () => [
  phrase<{ readonly subject: "a-card" }>()({ subject: "a-card" }, "a card"),
]);
const severalCards = wordings<{ readonly subject: "one-or-more-cards" }>("several-cards", "cards", () => [
  phrase<{ readonly subject: "one-or-more-cards" }>()({ subject: "one-or-more-cards" }, "one or more cards"),
]);
const discarded = union("discarded", "me or a card", () => [self, aCard, severalCards]);
const drawn = union("drawn", "a card", () => [aCard, nthCard]);

/** 383.1. "first", "second" */
export const ordinal = <const Key extends string>(key: Key) =>
  either(key, { first: "first", second: "second", third: "third", fourth: "fourth" });
/** When in a turn, after an event. */
export const during = either("during", {
  "your-turn": [choice(["on your turn"], [spelling("during your turn")])],
  "an-opponents-turn": [choice(["on an opponent's turn"], [spelling("during an opponent's turn")])],
  "a-showdown": "during a showdown",
  combat: [choice(["during combat"], [spelling("during a combat")])],
  "your-beginning-phase": "during your Beginning Phase",
  "your-main-phase": "during your Main Phase",
});

const types = { card: "card", unit: "unit", spell: "spell", gear: "gear" } as const;
const fromFaceDown = sequence(
  set("fromFaceDown", true),
  choice(["from face down"], [spelling("from [Hidden]")]),
);
const beforeKind = sequence(
  either("played", { a: "a", another: "another" }),
  optional(either("token", { token: "token", "non-token": "non-token" })),
  optional(set("mighty", true), "[Mighty]"),
);
const afterKind = sequence(
  optional(field("where", where)),
  optional(set("toBattlefield", true), "to a battlefield"),
  choice(
    [fromFaceDown],
    [
      either("from", {
        "your-hand": "from your hand",
        "your-trash": "from your trash",
        "anywhere-but-your-hand": "from anywhere other than your hand",
      }),
    ],
    [],
  ),
  optional(
    "that costs",
    field("cost", () => energyOrMore),
    "or more",
  ),
  optional(field("quality", quality)),
);
type PlayedKind = Omit<PlayedCard, "type" | "tag">;
const playedCard: Category<PlayedCard> = wordings<PlayedCard>("played-card", "a card", () => [
  phrase<PlayedKind & { readonly type: NonNullable<PlayedCard["type"]> }>()(
    {},
    beforeKind,
    either("type", { ...types, token: "token" }),
    afterKind,
  ),
  phrase<PlayedKind & { readonly tag: string }>()({}, beforeKind, singular, tag("tag"), afterKind),
]);
const nthCard = wordings<NthCard>("nth-card", "your second card each turn", () => [
  phrase<NthCard>()(
    {},
    either("whose", { your: "your", their: "their" }),
    ordinal("nth"),
    either("type", types),
    choice(["each turn"], [spelling("in a turn")]),
  ),
]);
const played = union("played", "a card", () => [playedCard, nthCard]);
const energyOrMore = wordings<{ readonly energy: number }>("energy-or-more", "[5]", () => [
  phrase<{ readonly energy: number }>()({}, energy("energy")),
]);
const done = wordings<Done>("done", "played", () => [
  phrase<Done>()(
    {},
    choice(
      [set("done", "played"), "played", optional(fromFaceDown)],
      [
        set("done", "chosen"),
        "chosen",
        optional(
          either("chosenBy", {
            "a-spell": "by a spell",
            "a-spell-or-ability": "by a spell or ability",
            "an-enemy-spell": "by an enemy spell",
            "an-enemy-spell-or-ability": "by an enemy spell or ability",
          }),
        ),
      ],
      [
        either("done", {
          discarded: "discarded",
          killed: "killed",
          buffed: [choice(["buffed"], [spelling("[Buffed]")])],
          stunned: "stunned",
          readied: "readied",
          banished: "banished",
          moved: "moved",
          recalled: "recalled",
          "returned-to-hand": [
            "returned to",
            choice(["a player's hand"], [spelling("its owner's hand")], [spelling("your hand")]),
          ],
        }),
      ],
    ),
  ),
]);
const fighting = choice([set("alone", true), "alone"], [set("oneOnOne", true), "one on one"], []);
const withUnits = optional("with one or more", plural, field("with", unit));
const movedTo = either("to", {
  "a-battlefield": "to a battlefield",
  "another-battlefield": "to a battlefield other than mine",
  here: [choice(["to here"], [spelling("here")], [spelling("to my battlefield")])],
  base: ["to", choice(["base"], [spelling("a base")], [spelling("its base")])],
});
const movedFrom = either("from", {
  here: "from here",
  "a-battlefield": "from a battlefield",
  "my-location": "from my location",
  "a-location": "from a location",
});

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
      optional(either("what", { "battlefield-you-control": "a battlefield you control", here: "here" })),
      fighting,
    ),
    defend: phrase<Event<"defend">>()(
      { event: "defend" },
      subject("who", eventSubject),
      verb("defend"),
      fighting,
    ),
    "attack-or-defend": phrase<Event<"attack-or-defend">>()(
      { event: "attack-or-defend" },
      subject("who", eventSubject),
      verb("attack"),
      "or",
      verb("defend"),
      fighting,
    ),
    "you-defend": phrase<Event<"you-defend">>()(
      { event: "you-defend" },
      "you defend",
      optional(field("where", where)),
    ),
    "you-attack": phrase<Event<"you-attack">>()(
      { event: "you-attack" },
      "you attack",
      choice([field("where", where)], [spelling("a battlefield")], []),
    ),
    "take-damage": [
      phrase<Event<"take-damage">>()(
        { event: "take-damage" },
        subject("who", eventSubject),
        verb("take"),
        "damage",
      ),
      phrase<Event<"take-damage">>()(
        { event: "take-damage" },
        spelled(sequence(field("who", beingSubject), "dealt damage")),
      ),
    ],
    die: phrase<Event<"die">>()({ event: "die" }, subject("who", permanentSubject), verb("die")),
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
      optional("or", field("or", another)),
      optional(set("toBattlefield", true), "to a battlefield"),
      optional(fromFaceDown),
    ),
    "you-play": phrase<Event<"you-play">>()(
      { event: "you-play" },
      actor,
      verb("play"),
      field("what", played),
    ),
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
      optional(field("what", meOrAUnit)),
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
    ),
    "you-choose": phrase<Event<"you-choose">>()(
      { event: "you-choose" },
      actor,
      verb("choose"),
      field("what", meOrAUnit),
      optional(set("withSpell", true), "with a spell"),
    ),
    conquer: phrase<Event<"conquer">>()(
      { event: "conquer" },
      subject("who", scorer),
      verb("conquer"),
      choice(
        [field("where", where)],
        [set("wasUncontrolled", true), "a battlefield that was uncontrolled"],
        [set("open", true), "an open battlefield"],
        [spelling("a battlefield")],
        [],
      ),
      withUnits,
      optional(set("afterAttack", true), "after an attack"),
    ),
    hold: phrase<Event<"hold">>()(
      { event: "hold" },
      subject("who", scorer),
      verb("hold"),
      optional(field("where", where)),
      withUnits,
    ),
    "win-combat": phrase<Event<"win-combat">>()(
      { event: "win-combat" },
      subject("who", scorer),
      verb("win"),
      "a combat",
      optional(field("where", where)),
    ),
    move: phrase<Event<"move">>()(
      { event: "move" },
      subject("who", eventSubject),
      verb("move"),
      optional(movedFrom),
      optional(movedTo),
    ),
    "conquer-or-hold": phrase<Event<"conquer-or-hold">>()(
      { event: "conquer-or-hold" },
      subject("who", scorer),
      verb("conquer"),
      "or",
      verb("hold"),
      optional(field("where", where)),
      withUnits,
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
    "leave-board": phrase<Event<"leave-board">>()(
      { event: "leave-board" },
      subject("who", permanentSubject),
      verb("leave"),
      "the board",
    ),
    "become-empowered": phrase<Event<"become-empowered">>()(
      { event: "become-empowered" },
      subject("who", eventSubject),
      verb("become"),
      choice(["empowered"], [spelling("[Empowered]")]),
    ),
    "become-mighty": phrase<Event<"become-mighty">>()(
      { event: "become-mighty" },
      subject("who", eventSubject),
      verb("become"),
      "[Mighty]",
    ),
    "showdown-begins": phrase<Event<"showdown-begins">>()(
      { event: "showdown-begins" },
      "a showdown begins",
      optional(field("where", where)),
    ),
    "is-done": phrase<Event<"is-done">>()(
      { event: "is-done" },
      field("who", beingSubject),
      list("done", done, "or"),
    ),
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
    "you-counter": phrase<Event<"you-counter">>()(
      { event: "you-counter" },
      actor,
      verb("counter"),
      "a spell",
    ),
    "lose-combat": phrase<Event<"lose-combat">>()(
      { event: "lose-combat" },
      subject("who", playerSubject),
      verb("lose"),
      "a combat",
      optional(field("where", where)),
    ),
    "combat-begins": phrase<Event<"combat-begins">>()(
      { event: "combat-begins" },
      "a combat begins",
      optional(field("where", where)),
    ),
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
    choice(["or when"], [spelling("and when")], [spelling("or")]),
    field("second", simpleTriggerEvent),
  ),
  "or-at": phrase<Event<"or-at">>()(
    { event: "or-at" },
    field("first", simpleTriggerEvent),
    "or at",
    field("at", phaseEvent),
  ),
}));
const whoseTurn = either("whose", {
  your: "your turn",
  "each-player": [choice(["each player's turn"], [spelling("each turn")])],
  "each-opponent": [
    choice(["each opponent's turn"], [spelling("an opponent's turn")], [spelling("your opponents' turns")]),
  ],
});
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
      either("whose", { your: "your", "each-player": [choice(["each player's"], [spelling("each")])] }),
      optional(set("first", true), "first"),
      "Beginning Phase",
    ),
    "start-of-main-phase": phrase<Phase<"start-of-main-phase">>()(
      { event: "start-of-main-phase" },
      "the start of",
      either("whose", { your: "your", "each-player": [choice(["each player's"], [spelling("each")])] }),
      "Main Phase",
    ),
    "start-of-turn": phrase<Phase<"start-of-turn">>()({ event: "start-of-turn" }, "the start of", whoseTurn),
    "end-of-turn": phrase<Phase<"end-of-turn">>()({ event: "end-of-turn" }, "the end of", whoseTurn),
  }),
);
type Next<Kind extends NextMoment["next"]> = Extract<NextMoment, { readonly next: Kind }>;
/** 390. One moment that is still to come, after "at". */
export const nextMoment = category<NextMoment, "next">("next-moment", "a moment to come", "next", () => ({
  "end-of-this-turn": phrase<Next<"end-of-this-turn">>()(
    { next: "end-of-this-turn" },
    choice(["the end of this turn"], [spelling("the end of the turn")], [spelling("end of turn")]),
  ),
  "end-of-your-next-turn": phrase<Next<"end-of-your-next-turn">>()(
    { next: "end-of-your-next-turn" },
    "the end of your next turn",
  ),
  "start-of-your-next-turn": phrase<Next<"start-of-your-next-turn">>()(
    { next: "start-of-your-next-turn" },
    "the start of your next turn",
  ),
  "start-of-your-next-beginning-phase": phrase<Next<"start-of-your-next-beginning-phase">>()(
    { next: "start-of-your-next-beginning-phase" },
    "the start of your next Beginning Phase",
  ),
  "start-of-your-next-main-phase": phrase<Next<"start-of-your-next-main-phase">>()(
    { next: "start-of-your-next-main-phase" },
    "the start of your next Main Phase",
  ),
}));
/** What can be waited for "this turn". */
export const turnEvent: Category<SimpleTriggerEvent> = simpleTriggerEvent;
/** 367. "a friendly unit would die" */
export const wouldEvent = category<WouldEvent, "would">("would-event", "what would happen", "would", () => ({
  die: phrase<Extract<WouldEvent, { would: "die" }>>()(
    { would: "die" },
    subject("who", eventSubject),
    "would die",
    optional(during),
  ),
  "end-in-a-tie": phrase<Extract<WouldEvent, { would: "end-in-a-tie" }>>()(
    { would: "end-in-a-tie" },
    "a combat",
    either("role", {
      attacker: "where you are the attacker",
      defender: "where you are the defender",
      either: "where you have units",
    }),
    choice(["ends"], [spelling("would end")]),
    "in a tie",
  ),
  "be-stunned": phrase<Extract<WouldEvent, { would: "be-stunned" }>>()(
    { would: "be-stunned" },
    subject("who", eventSubject),
    "would be stunned",
    optional(during),
  ),
  "be-returned-to-hand": phrase<Extract<WouldEvent, { would: "be-returned-to-hand" }>>()(
    { would: "be-returned-to-hand" },
    subject("who", eventSubject),
    "would be returned to",
    choice(
      ["a player's hand"],
      [spelling("its owner's hand")],
      [spelling("my owner's hand")],
      [spelling("hand")],
    ),
    optional(during),
  ),
  "be-dealt-damage": phrase<Extract<WouldEvent, { would: "be-dealt-damage" }>>()(
    { would: "be-dealt-damage" },
    subject("who", eventSubject),
    "would be dealt damage",
  ),
}));
