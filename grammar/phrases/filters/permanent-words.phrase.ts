import type { UnitState } from "../../../runtime/effects/filter.ts";
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
import { quality, qualityAtEnd } from "../quality.phrase.ts";

/*
 * 355.9.b. The noun phrase has one order: your, other, state, friendly or enemy, tag, noun, you control, where, with.
 */

const states = {
  stunned: "stunned",
  buffed: "buffed",
  damaged: "damaged",
  ready: "ready",
  exhausted: "exhausted",
  attacking: "attacking",
  defending: "defending",
  "attacking-or-defending": "attacking or defending",
  equipped: "equipped",
  empowered: "empowered",
  attached: "attached",
  detached: "detached",
  token: "token",
} as const satisfies Readonly<Record<UnitState, string>>;
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
export const control = optional(
  choice(
    [set("youControl", true), "you control"],
    [set("theyControl", true), choice(["they control"], [spelling("that player controls")])],
    [set("theyDoNotControl", true), "they don't control"],
    [set("youDoNotControl", true), choice(["you don't control"], [spelling("an opponent controls")])],
  ),
);
const unchosen = optional(
  set("unchosen", true),
  choice(["that hasn't been chosen for this spell"], [spelling("that hasn't been chosen this way")]),
);

const fighting = { attacking: "attacking", defending: "defending" } as const;
/** After the noun: whose, where, and with what. */
export const placed = <Place>(places: Category<Place>) =>
  sequence(
    control,
    unchosen,
    choice(
      [optional(field("where", places)), optional(field("quality", qualityAtEnd))],
      // "with [Temporary] at my battlefield": understood, and written the other way round.
      [spelled(sequence(field("quality", quality), field("where", places)))],
      // "an enemy unit attacking here": an attacking enemy unit here.
      [spelled(sequence(either("state", fighting), field("where", places)))],
    ),
  );
