import type { FightEvent } from "../../../runtime/effects/event.ts";
import {
  category,
  choice,
  either,
  field,
  numeral,
  optional,
  phrase,
  plural,
  sequence,
  set,
  singular,
  spelled,
  spelling,
  subject,
  verb,
} from "../../combinators/phrase.ts";
import { unit } from "../filters/units.phrase.ts";
import { eventSubject, playerSubject, scorer } from "./event-subjects.phrase.ts";
import { where } from "../where.phrase.ts";

type Event<Kind extends FightEvent["event"]> = Extract<FightEvent, { readonly event: Kind }>;

const fighting = choice(
  [set("alone", true), "alone"],
  [set("oneOnOne", true), "one on one"],
  [set("withAnother", true), "with another unit"],
  [],
);

const begins = either("does", { begins: [choice(["begins"], [spelling("starts")])], ends: "ends" });
const withUnits = optional(
  "with",
  choice(
    ["one or more", plural, field("with", unit)],
    [numeral("least"), "or more", plural, field("with", unit)],
    [spelled(sequence("a", singular, field("with", unit)))],
  ),
);

/** Fights and what is won by them: "I attack", "you conquer here" (459-470). */
export const fightEvent = category<FightEvent, "event">("fight-event", "an event", "event", () => ({
  attack: phrase<Event<"attack">>()(
    { event: "attack" },
    subject("who", eventSubject),
    verb("attack"),
    optional(
      either("what", {
        "battlefield-you-control": "a battlefield you control",
        "enemy-battlefield": [
          choice(["an enemy battlefield"], [spelling("a battlefield an opponent controls")]),
        ],
        here: "here",
      }),
    ),
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
  "you-attack": phrase<Event<"you-attack">>()(
    { event: "you-attack" },
    "you attack",
    choice([field("where", where)], [spelling("a battlefield")], []),
    withUnits,
  ),
  "you-defend": phrase<Event<"you-defend">>()(
    { event: "you-defend" },
    "you defend",
    optional(field("where", where)),
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
  "conquer-or-hold": phrase<Event<"conquer-or-hold">>()(
    { event: "conquer-or-hold" },
    subject("who", scorer),
    verb("conquer"),
    "or",
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
  "lose-combat": phrase<Event<"lose-combat">>()(
    { event: "lose-combat" },
    subject("who", scorer),
    verb("lose"),
    "a combat",
    optional(field("where", where)),
  ),
  "tie-combat": [
    phrase<Omit<Event<"tie-combat">, "who">>()(
      { event: "tie-combat" },
      "a combat",
      optional(field("where", where)),
      "ends in a tie",
    ),
    phrase<Event<"tie-combat"> & Required<Pick<Event<"tie-combat">, "who">>>()(
      { event: "tie-combat" },
      subject("who", playerSubject),
      verb("tie"),
      "a combat",
      optional(field("where", where)),
    ),
  ],
  stage: phrase<Event<"stage">>()(
    { event: "stage" },
    "a",
    either("stage", { combat: "combat", showdown: "showdown" }),
    choice(
      [begins, optional(field("where", where))],
      // "a combat here ends": understood, and written "a combat ends here".
      [spelled(sequence(field("where", where), begins))],
    ),
  ),
}));
