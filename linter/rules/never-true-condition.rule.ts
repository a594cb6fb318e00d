import { eventsOf } from "../effects/events.ts";
import { defineRule } from "../rule.ts";

/** 383.2.c. A trigger is looked at after its event: what the event has ended is not true any more. */
export const neverTrueCondition = defineRule(
  "never-true-condition",
  {
    severity: "error",
    rules: ["170.11.c", "383.2.c", "466.5"],
    message: '"{event}" never happens: the event itself ends that state.',
    why: "A trigger is looked at after its event, and a conquered battlefield has units and a controller by then.",
    help: 'Speak of what was: "a battlefield that was uncontrolled".',
  },
  function* (card, report) {
    for (const { ability } of card.items) {
      if (ability.ability !== "triggered") continue;
      for (const event of eventsOf(ability.when))
        if (event.event === "conquer" && event.open === true)
          yield report(card.spanOf(event), { event: card.textOf(event) });
    }
  },
);
