import { isSelf } from "../effects/guards.ts";
import { operandsOf } from "../effects/operands.ts";
import { defineRule } from "../rule.ts";

const leaves: ReadonlySet<string> = new Set(["banish", "recycle", "return-to-hand"]);

/** 359.3.e.15. A spell that leaves the chain executes nothing more. */
export const leavesChainEarly = defineRule(
  "leaves-chain-early",
  {
    severity: "error",
    rules: ["359.3.e.15"],
    message: "What follows this is never executed.",
    why: "A spell that leaves the chain while it resolves ceases to execute its instructions.",
    help: "Put it at the end.",
  },
  function* (card, report) {
    if (card.card.type !== "spell") return;
    for (const { ability, acts } of card.items) {
      if (ability.ability !== "spell") continue;
      const last = Math.max(...acts.map(({ action }) => action.step));
      for (const { action, isLater } of acts)
        if (!isLater && action.step < last && leaves.has(action.do) && operandsOf(action).some(isSelf))
          yield report(card.spanOf(action), {});
    }
  },
);
