import type { Done, MeOrAUnit, Subject } from "../../../runtime/effects/event-parts.ts";
import type { ActEvent } from "../../../runtime/effects/act-event.ts";
import type { ObjectEvent, WouldBe } from "../../../runtime/effects/event.ts";
import {
  category,
  choice,
  either,
  field,
  list,
  optional,
  phrase,
  sequence,
  set,
  spelled,
  spelling,
  subject,
  verb,
  wordings,
  type Category,
} from "../../combinators/phrase.ts";
import { fromFaceDown } from "./played-cards.phrase.ts";
import { eventSubject, meOrAUnit, permanentSubject, beingSubject, scorer } from "./event-subjects.phrase.ts";
import { where } from "../where.phrase.ts";
import { movedTo, movedFrom } from "./movements.phrase.ts";

type Event<Kind extends ObjectEvent["event"]> = Extract<ObjectEvent, { readonly event: Kind }>;

const simpleDone = {
  discarded: "discarded",
  killed: "killed",
  buffed: [choice(["buffed"], [spelling("[Buffed]")])],
  stunned: [choice(["stunned"], [spelling("[Stunned]")])],
  readied: "readied",
  exhausted: "exhausted",
  healed: "healed",
  banished: "banished",
  recalled: "recalled",
  recycled: "recycled",
  "returned-to-hand": [
    "returned to",
    choice(
      ["a player's hand"],
      [spelling("its owner's hand")],
      [spelling("my owner's hand")],
      [spelling("hand")],
    ),
  ],
  "returned-to-your-hand": "returned to your hand",
} as const;
/** After "by" or "from": "an enemy spell or ability" */
const bySource = either("by", {
  "a-spell": "a spell",
  "an-ability": "an ability",
  "a-spell-or-ability": "a spell or ability",
  "an-enemy-spell": "an enemy spell",
  "an-enemy-ability": "an enemy ability",
  "an-enemy-spell-or-ability": "an enemy spell or ability",
  "a-friendly-spell": "a friendly spell",
  "a-friendly-ability": "a friendly ability",
  "a-friendly-spell-or-ability": "a friendly spell or ability",
});
const done = wordings<Done>("done", "played", () => [
  phrase<Done>()(
    {},
    choice(
      [set("done", "played"), "played", optional(fromFaceDown)],
      [
        either("done", { ...simpleDone, chosen: "chosen", moved: "moved", burned: "burned" }),
        optional(set("here", true), "here"),
        optional("by", bySource),
      ],
      [
        set("done", "revealed"),
        "revealed",
        optional(set("fromYourDeck", true), choice(["from your Main Deck"], [spelling("from your deck")])),
      ],
      [set("done", "detached"), "detached", optional("from", field("from", meOrAUnit))],
    ),
  ),
]);
type SimpleDone = Pick<Done, "done"> & { readonly done: keyof typeof simpleDone };
type ChosenBy = Required<Pick<Done, "by">> & { readonly done: "chosen" };
/** 370. What the game can do something else in place of. */
const wouldBeDone = wordings<SimpleDone>("would-be-done", "killed", () => [
  phrase<SimpleDone>()({}, either("done", simpleDone)),
]);
type Becoming = Pick<Done, "done"> & { readonly done: "buffed" | "stunned" | "exhausted" | "detached" };
const becoming: Category<Done> = wordings<Becoming>("becoming", "buffed", () => [
  phrase<Becoming>()(
    {},
    either("done", {
      buffed: simpleDone.buffed,
      stunned: simpleDone.stunned,
      exhausted: "exhausted",
      detached: "detached",
    }),
  ),
]);
const chosenBySpell: Category<Done> = wordings<ChosenBy>("chosen-by-spell", "a spell", () => [
  phrase<ChosenBy>()({ done: "chosen" }, bySource, "chooses"),
]);

/** What happens to an object: "a friendly unit dies". */
export const objectEvent = category<ObjectEvent, "event">("object-event", "an event", "event", () => ({
  "take-damage": [
    phrase<Event<"take-damage">>()(
      { event: "take-damage" },
      subject("who", eventSubject),
      verb("take"),
      "damage",
      optional("from", bySource),
    ),
    phrase<Event<"take-damage">>()(
      { event: "take-damage" },
      spelled(sequence(field("who", beingSubject), "dealt damage", optional("by", bySource))),
    ),
  ],
  "deal-damage": phrase<Event<"deal-damage">>()(
    { event: "deal-damage" },
    subject("who", scorer),
    verb("deal"),
    optional(set("combat", true), "combat"),
    "damage",
    optional("to", field("to", eventSubject)),
    optional(set("withSpell", true), "with a spell"),
  ),
  die: phrase<Event<"die">>()(
    { event: "die" },
    subject("who", permanentSubject),
    verb("die"),
    choice(
      [set("inCombat", true), "in combat"],
      [set("here", true), choice(["here"], [spelling("at this battlefield")])],
      [],
    ),
  ),
  move: phrase<Event<"move">>()(
    { event: "move" },
    subject("who", eventSubject),
    verb("move"),
    optional(movedFrom),
    optional(movedTo),
    optional(spelling("at the same time")),
  ),
  leave: phrase<Event<"leave">>()(
    { event: "leave" },
    subject("who", permanentSubject),
    verb("leave"),
    either("place", { "the-board": "the board", here: [choice(["here"], [spelling("this battlefield")])] }),
  ),
  enter: phrase<Event<"enter">>()(
    { event: "enter" },
    subject("who", permanentSubject),
    verb("enter"),
    optional(spelling("the board")),
  ),
  "become-attached": [
    phrase<Event<"become-attached"> & { readonly who: Subject }>()(
      { event: "become-attached" },
      subject("who", permanentSubject),
      verb("become"),
      "attached",
      optional("to", field("to", meOrAUnit)),
    ),
    phrase<Omit<Event<"become-attached">, "who"> & { readonly to: MeOrAUnit }>()(
      { event: "become-attached" },
      subject("to", meOrAUnit),
      verb("become"),
      choice(["equipped"], [spelling("[Equipped]")]),
    ),
    phrase<Event<"become-attached"> & { readonly who: Subject; readonly to: MeOrAUnit }>()(
      { event: "become-attached" },
      spelled(sequence(field("who", beingSubject), "attached to", field("to", meOrAUnit))),
    ),
  ],
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
  "is-done": [
    phrase<Event<"is-done">>()({ event: "is-done" }, field("who", beingSubject), list("done", done, "or")),
    // "I become buffed": the same as "I'm buffed".
    phrase<Event<"is-done">>()(
      { event: "is-done" },
      spelled(sequence(subject("who", permanentSubject), verb("become"), list("done", becoming, "only"))),
    ),
    // "An enemy spell chooses me": the same as "I'm chosen by an enemy spell".
    phrase<Event<"is-done">>()(
      { event: "is-done" },
      spelled(sequence(list("done", chosenBySpell, "only"), field("who", permanentSubject))),
    ),
  ],
}));

type WouldHappen = Exclude<WouldBe, ActEvent>;
type Would<Kind extends WouldHappen["event"]> = Extract<WouldHappen, { readonly event: Kind }>;
/** 370. What would happen to an object: "a friendly unit would die". */
export const wouldHappen = category<WouldHappen, "event">(
  "would-happen",
  "what would happen",
  "event",
  () => ({
    "take-damage": phrase<Would<"take-damage">>()(
      { event: "take-damage" },
      subject("who", eventSubject),
      choice(
        ["would be dealt damage", optional("by", bySource)],
        [spelled(sequence("would take damage", optional("from", bySource)))],
      ),
    ),
    die: phrase<Would<"die">>()(
      { event: "die" },
      subject("who", permanentSubject),
      "would die",
      choice([set("inCombat", true), "in combat"], [set("here", true), "here"], []),
    ),
    move: phrase<Would<"move">>()(
      { event: "move" },
      subject("who", eventSubject),
      "would move",
      optional(movedFrom),
      optional(movedTo),
    ),
    conquer: phrase<Omit<Would<"conquer">, "wasUncontrolled" | "open" | "with" | "afterAttack">>()(
      { event: "conquer" },
      subject("who", scorer),
      "would conquer",
      choice([field("where", where)], [spelling("a battlefield")], []),
    ),
    hold: phrase<Omit<Would<"hold">, "with">>()(
      { event: "hold" },
      subject("who", scorer),
      "would hold",
      choice([field("where", where)], [spelling("a battlefield")], []),
    ),
    "conquer-or-hold": phrase<Omit<Would<"conquer-or-hold">, "with">>()(
      { event: "conquer-or-hold" },
      subject("who", scorer),
      "would conquer or hold",
      choice([field("where", where)], [spelling("a battlefield")], []),
    ),
    "become-mighty": phrase<Would<"become-mighty">>()(
      { event: "become-mighty" },
      subject("who", permanentSubject),
      "would become [Mighty]",
    ),
    leave: phrase<Would<"leave">>()(
      { event: "leave", place: "the-board" },
      subject("who", permanentSubject),
      "would leave the board",
    ),
    "become-empowered": phrase<Would<"become-empowered">>()(
      { event: "become-empowered" },
      subject("who", permanentSubject),
      "would become",
      choice(["empowered"], [spelling("[Empowered]")]),
    ),
    "is-done": phrase<Would<"is-done"> & { readonly done: readonly SimpleDone[] }>()(
      { event: "is-done" },
      subject("who", permanentSubject),
      "would be",
      list("done", wouldBeDone, "or"),
    ),
  }),
);
