import { isSelf } from "../effects/guards.ts";
import { defineRule } from "../rule.ts";

/** 143.4, 149.1. Units enter exhausted and gear enters ready by themselves. */
export const redundantEnterState = defineRule(
  "redundant-enter-state",
  {
    severity: "style",
    rules: ["143.4", "149.1"],
    message: "This says what is so anyway: {type} enters {state}.",
    why: "Units enter the board exhausted, gear enters it ready.",
    help: "Leave it out.",
  },
  function* (card, report) {
    const { type } = card.card;
    const state = type === "unit" ? "exhausted" : type === "gear" ? "ready" : undefined;
    for (const { ability, part } of card.lines) {
      if (ability.ability !== "passive" || ability.passive.passive !== "enter" || part === "effectText")
        continue;
      if (ability.passive.state === state && isSelf(ability.passive.who))
        yield report(card.spanOf(ability), { type: `a ${type}`, state });
    }
  },
);
