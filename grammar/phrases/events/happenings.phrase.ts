import type { Done, MeOrAUnit, ObjectEvent, Subject } from "../../../runtime/effects/event.ts";
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
} from "../../combinators/phrase.ts";
import { fromFaceDown } from "./played-cards.phrase.ts";
import { eventSubject, meOrAUnit, permanentSubject, beingSubject } from "./event-subjects.phrase.ts";
import { movedTo, movedFrom } from "./movements.phrase.ts";

type Event<Kind extends ObjectEvent["event"]> = Extract<ObjectEvent, { readonly event: Kind }>;

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

/** What happens to an object: "a friendly unit dies". */
export const objectEvent = category<ObjectEvent, "event">("object-event", "an event", "event", () => ({
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
  move: phrase<Event<"move">>()(
    { event: "move" },
    subject("who", eventSubject),
    verb("move"),
    optional(movedFrom),
    optional(movedTo),
  ),
  "leave-board": phrase<Event<"leave-board">>()(
    { event: "leave-board" },
    subject("who", permanentSubject),
    verb("leave"),
    "the board",
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
  "is-done": phrase<Event<"is-done">>()(
    { event: "is-done" },
    field("who", beingSubject),
    list("done", done, "or"),
  ),
}));
