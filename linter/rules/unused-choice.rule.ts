import { partsOf, isChoice, referentsIn } from "../effects/guards.ts";
import { sameReferent } from "../effects/operands.ts";
import { defineRule } from "../rule.ts";

/** 355.5. What is chosen and never spoken of again. */
export const unusedChoice = defineRule(
  "unused-choice",
  {
    severity: "warning",
    rules: ["355.5", "359.3.f"],
    message: '"{chosen}" is chosen, and nothing is done with it.',
    why: "A choice is a target that must exist; it is made for the instructions that speak of it.",
    help: "Say what happens to it, or leave the choice out.",
  },
  function* (card, report) {
    for (const { acts, instructions } of card.items) {
      const spokenOf = [...referentsIn(instructions)];
      for (const { action } of acts) {
        if (action.do !== "choose") continue;
        const { step } = action;
        const made = [{ is: "step", step } as const, { is: "rest", step } as const];
        if (spokenOf.some((referent) => made.some((each) => sameReferent(referent, each)))) continue;
        for (const choice of partsOf(action, isChoice)) {
          const chosen = { is: "choice", choice: choice.choice } as const;
          if (!spokenOf.some((referent) => sameReferent(referent, chosen)))
            yield report(card.spanOf(choice), { chosen: card.textOf(choice) });
        }
      }
    }
  },
);
