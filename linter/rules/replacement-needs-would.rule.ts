import { defineRule } from "../rule.ts";

/** 369.1. What has happened cannot be replaced any more. */
export const replacementNeedsWould = defineRule(
  "replacement-needs-would",
  {
    severity: "error",
    rules: ["369.1", "370.1.c", "390.3"],
    message: "{mistake}.",
    why: "A replacement effect changes what would happen; a trigger is looked at after its event.",
    help: "{instead}",
  },
  function* (card, report) {
    for (const { ability, acts } of card.items) {
      // Understood as "If … would …".
      if (ability.ability === "replacement" && /^when\b/i.test(card.textOf(ability)))
        yield report(card.spanOf(ability.event), {
          mistake: "“When” looks for what has happened, and “would” for what has not",
          instead: 'Write "If … would …".',
        });
      for (const { action, sentence, clause } of acts) {
        const isFirst = clause.actions[0] === action && sentence.actions[0] === action;
        if (sentence.instead !== true || !isFirst) continue;
        const { lead } = sentence;
        const isPresent = lead?.lead === "next-time" || lead?.lead === "when";
        const isWholeTrigger =
          ability.ability === "triggered" && ability.instructions[0] === sentence && lead === undefined;
        if (isPresent || isWholeTrigger)
          yield report(card.spanOf(lead ?? sentence), {
            mistake: "“Instead” comes too late: the event has happened",
            instead: 'Say what would happen: "The next time it would die this turn, …"',
          });
      }
    }
  },
);
