import type { Trigger } from "../../runtime/effects/ability.ts";
import {
  category,
  choice,
  either,
  field,
  mark,
  optional,
  phrase,
  sequence,
  spelled,
  spelling,
} from "../combinators/phrase.ts";
import { condition } from "./conditions/condition.phrase.ts";
import { during, ordinal, phaseEvent } from "./events/moments.phrase.ts";
import { triggerEvent } from "./events/trigger-events.phrase.ts";
import { wouldEvent } from "./events/would.phrase.ts";

export type TriggerOf<Kind extends Trigger["trigger"]> = Extract<Trigger, { readonly trigger: Kind }>;
/** 135.2.e.7. After a keyword that what follows depends on; older cards print a dash. */
export const binds = choice(["[>]"], [mark("—")]);

/** 371, 383.3.e */
export const often = optional(
  either("often", {
    "once-each-turn": [choice(["once each turn"], [spelling("once per turn")])],
    "twice-each-turn": "twice each turn",
  }),
  ",",
);
export const trigger = category<Trigger, "trigger">("trigger", "When …", "trigger", () => ({
  when: phrase<TriggerOf<"when">>()(
    { trigger: "when" },
    often,
    choice(
      ["when", field("event", triggerEvent), optional(during), optional("while", field("while", condition))],
      [spelled(sequence("while", field("while", condition), ",", "when", field("event", triggerEvent)))],
    ),
    ",",
  ),
  at: phrase<TriggerOf<"at">>()({ trigger: "at" }, "at", field("event", phaseEvent), ","),
  "time-each-turn": [
    phrase<TriggerOf<"time-each-turn">>()(
      { trigger: "time-each-turn" },
      "the",
      ordinal("ordinal"),
      "time",
      field("event", triggerEvent),
      optional(during),
      choice(["each turn"], [spelling("in a turn")]),
      ",",
    ),
    // "The first time each turn a friendly unit dies": understood, and written as above.
    phrase<Omit<TriggerOf<"time-each-turn">, "during">>()(
      { trigger: "time-each-turn" },
      spelled(
        sequence(
          "the",
          ordinal("ordinal"),
          "time each turn",
          optional("that"),
          field("event", triggerEvent),
          ",",
        ),
      ),
    ),
    phrase<TriggerOf<"time-each-turn">>()(
      { trigger: "time-each-turn" },
      spelled(
        sequence(
          "when",
          field("event", triggerEvent),
          optional(during),
          "for the",
          ordinal("ordinal"),
          choice(["time each turn,"], ["time in a turn,"]),
        ),
      ),
    ),
  ],
  deathknell: phrase<TriggerOf<"deathknell">>()({ trigger: "deathknell" }, "[Deathknell]", binds),
}));

/** 369.1. Older cards write "when" for what has not happened yet. */
export const ifWould = sequence(choice(["if"], [spelling("when")]), field("event", wouldEvent), ",");
/** When else it can be used. */
export const timing = either("timing", { action: ["[Action]", binds], reaction: ["[Reaction]", binds] });
