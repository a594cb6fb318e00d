import { isTargetOnBoard, mandatoryCount } from "../effects/targets.ts";
import { operandsOf } from "../effects/operands.ts";
import { isChoice } from "../effects/guards.ts";
import { defineRule } from "../rule.ts";

/** 355.12. "You may" is decided on resolution; the target is chosen before that, and must exist. */
export const mayStillNeedsTarget = defineRule(
  "may-still-needs-target",
  {
    severity: "warning",
    rules: ["355.8", "355.12", "355.13"],
    message: '"{target}" must exist although it only may be used.',
    why: "Targets are chosen before “may” is decided: without one {item} cannot be {done}.",
    help: 'Write "up to one" in place of "a", without "you may".',
  },
  function* (card, report) {
    for (const { ability, acts } of card.items) {
      if (ability.ability !== "spell" && ability.ability !== "activated") continue;
      for (const { action, clause, isLater } of acts) {
        if (clause.may !== true || isLater || isOthers(clause.by)) continue;
        for (const choice of operandsOf(action).filter(isChoice)) {
          if (!isTargetOnBoard(choice) || mandatoryCount(choice) === 0) continue;
          const [item, done] =
            ability.ability === "spell" ? ["the spell", "played"] : ["the ability", "used"];
          yield report(card.spanOf(choice), { target: card.textOf(choice), item, done });
        }
      }
    }
  },
);

/** 355.10.e. What other players choose is no target. */
const isOthers = (by: { readonly player: string } | undefined): boolean =>
  by !== undefined && by.player !== "you";
