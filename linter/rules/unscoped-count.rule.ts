import { isChoice } from "../effects/guards.ts";
import { mandatoryCount } from "../effects/targets.ts";
import { defineRule } from "../rule.ts";

/** 715, 715.4. One Deal of a larger amount and many Deals are not the same. */
export const unscopedCount = defineRule(
  "unscoped-count",
  {
    severity: "warning",
    rules: ["135.2.b.5.a", "715.1", "715.4"],
    message: "It is not clear whether damage is dealt once or many times.",
    why: "Bonus Damage is added to every Deal, so one Deal and several of them come to different sums.",
    help: 'Choose the unit first: "Choose a unit. For each …, deal 1 to the chosen unit."',
  },
  function* (card, report) {
    for (const { acts } of card.items)
      for (const { action } of acts)
        if (
          action.do === "deal" &&
          action.per !== undefined &&
          isChoice(action.to) &&
          mandatoryCount(action.to) === 1
        )
          yield report(card.spanOf(action), {});
  },
);
