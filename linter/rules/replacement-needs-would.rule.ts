import { defineRule } from "../rule.ts";

/** 369.1. What has happened cannot be replaced any more. */
export const replacementNeedsWould = defineRule(
  "replacement-needs-would",
  {
    severity: "error",
    rules: ["369.1", "370.1.c", "390.3"],
    message: "“Instead” comes too late: the event has happened.",
    why: "A replacement effect changes what would happen; a trigger is looked at after its event.",
    help: 'Say what would happen: "The next time it would die this turn, …"',
  },
  function* (card, report) {
    for (const { ability, acts } of card.items)
      for (const { action, sentence, clause } of acts) {
        const isFirst = clause.actions[0] === action && sentence.actions[0] === action;
        if (sentence.instead !== true || !isFirst) continue;
        const { lead } = sentence;
        const isPresent = lead?.lead === "next-time" || lead?.lead === "when";
        const isWholeTrigger =
          ability.ability === "triggered" && ability.instructions[0] === sentence && lead === undefined;
        if (isPresent || isWholeTrigger) yield report(card.spanOf(lead ?? sentence), {});
      }
  },
);
