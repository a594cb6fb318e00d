import {
  choice,
  either,
  field,
  optional,
  sequence,
  set,
  spelled,
  spelling,
  type Category,
} from "../../combinators/phrase.ts";
import { quality, qualityAtEnd, shortQuality } from "../quality.phrase.ts";
import { states } from "./unit-states.ts";

/*
 * 355.9.b. The noun phrase has one order: your, other, state, friendly or enemy, tag, noun, you control, where, with.
 */

export const sides = { friendly: "friendly", enemy: "enemy" } as const;

/** After "I'm" and "it's". */
export const state = either("state", { ...states, mighty: "[Mighty]" });

export const your = optional(set("yours", true), "your");
export const before = sequence(
  optional(set("other", true), "other"),
  choice(
    [optional(either("state", states)), optional(either("side", sides))],
    [spelled(sequence(either("side", sides), either("state", states)))],
  ),
  optional(set("mighty", true), "[Mighty]"),
);
const controlled = choice(
  [set("youControl", true), "you control"],
  [set("theyControl", true), choice(["they control"], [spelling("that player controls")])],
  [set("theyDoNotControl", true), "they don't control"],
  [
    set("youDoNotControl", true),
    choice(
      ["you don't control"],
      [spelling("an opponent controls")],
      [spelling("your opponents control")],
      [spelling("opponents control")],
    ),
  ],
);
export const control = optional(controlled);
const unchosen = optional(
  set("unchosen", true),
  choice(["that hasn't been chosen for this spell"], [spelling("that hasn't been chosen this way")]),
);

const fighting = { attacking: "attacking", defending: "defending" } as const;
/** After the noun: whose, where, and with what. */
export const placed = <Place>(places: Category<Place>) =>
  choice(
    [
      control,
      unchosen,
      choice(
        [optional(field("where", places)), optional(field("quality", qualityAtEnd))],
        // "with [Temporary] at my battlefield": understood, and written the other way round.
        [spelled(sequence(field("quality", quality), field("where", places)))],
        // "an enemy unit attacking here": an attacking enemy unit here.
        [spelled(sequence(either("state", fighting), field("where", places)))],
      ),
    ],
    // "with [Temporary] you control": the same as "you control with [Temporary]"
    [spelled(sequence(field("quality", shortQuality), controlled)), optional(field("where", places))],
  );
