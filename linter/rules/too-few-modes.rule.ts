import { isAction, partsOf } from "../effects/guards.ts";
import { defineRule } from "../rule.ts";

/** 355.3. Modes are chosen from a list. */
export const tooFewModes = defineRule(
  "too-few-modes",
  {
    severity: "error",
    rules: ["355.3"],
    message: "There is nothing to choose: {count} of {modes}.",
    why: "The modes are chosen as the spell or ability is put on the chain; each can be chosen once.",
    help: "List more modes, or write the instructions without a choice.",
  },
  function* (card, report) {
    for (const action of partsOf([card.card.abilities, card.card.effectText], isAction)) {
      if (action.do !== "choose-mode") continue;
      const { count, modes } = action;
      if (modes.length > 1 && modes.length >= count) continue;
      yield report(card.spanOf(action), { count, modes: modes.length });
    }
  },
);
