import { isAction, partsOf } from "../effects/guards.ts";
import { defineRule } from "../rule.ts";

/** 458.1. A recall changes no state unless its source says so; newer cards exhaust first. */
export const recallKeepsState = defineRule(
  "recall-keeps-state",
  {
    severity: "style",
    rules: ["458", "458.1"],
    message: '"{said}" makes the recall change a state.',
    why: "A recall leaves damage and state as they are; what changes them is an instruction of its own.",
    help: 'Write "exhaust {what} and recall it", and heal it before where it is saved.',
  },
  function* (card, report) {
    for (const part of ["abilities", "effectText"] as const)
      for (const action of partsOf(card.card[part], isAction)) {
        if (action.do !== "recall" || action.exhausted !== true) continue;
        const values = { said: card.textOf(action), what: card.textOf(action.what) };
        yield report(card.spanOf(action), values);
      }
  },
);
