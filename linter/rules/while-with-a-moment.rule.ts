import { languageDiagnostics } from "../../grammar/diagnostics/language-diagnostics.ts";
import { defineRule } from "../rule.ts";

/** 364.3.a, 383.1.a. "While …, … at the end of your turn." is understood as a triggered ability with a condition. */
export const whileWithAMoment = defineRule(
  "while-with-a-moment",
  languageDiagnostics.entries["while-with-a-moment"],
  function* (card, report) {
    for (const { ability } of card.lines) {
      if (ability.ability !== "triggered" || ability.when.trigger !== "at") continue;
      const lead = ability.instructions[0]?.lead;
      if (lead?.lead === "if" && /^while\b/i.test(card.textOf(ability))) yield report(card.spanOf(lead), {});
    }
  },
);
