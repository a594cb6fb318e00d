import { isSelf } from "../effects/guards.ts";
import { operandsOf } from "../effects/operands.ts";
import { defineRule } from "../rule.ts";

/** 157, 359.3.d. A spell is put in the trash after its last instruction. */
export const ownZoneMismatch = defineRule(
  "own-zone-mismatch",
  {
    severity: "warning",
    rules: ["157", "359.3.d"],
    message: "The spell is not in the trash yet: it is still being executed.",
    why: "A spell is put in the trash when all of its instructions have been executed.",
    help: "Say when it is to happen, or make it a trigger that names the zone.",
  },
  function* (card, report) {
    if (card.card.type !== "spell") return;
    for (const { ability, acts } of card.items) {
      if (ability.ability !== "spell") continue;
      for (const { action, isLater } of acts)
        if (
          !isLater &&
          "from" in action &&
          action.from === "your-trash" &&
          !(action.do === "play" && action.cost !== undefined) && // "for [A]": offered as it resolves, played once it is in the trash.
          operandsOf(action).some(isSelf)
        )
          yield report(card.spanOf(action), {});
    }
  },
);
