import type { Act } from "../effects/items.ts";
import type { Choice } from "../../runtime/effects/selection.ts";
import { isChoice } from "../effects/guards.ts";
import { operandsOf } from "../effects/operands.ts";
import { isTargetOnBoard, mandatoryCount } from "../effects/targets.ts";
import { defineRule } from "../rule.ts";

/** 355.10.f. A rune is spent in response, and what was to be lost is lost already. */
export const mustVersusChoose = defineRule(
  "must-versus-choose",
  {
    severity: "style",
    rules: ["164.2.b", "355.10.f", "359.3.e.5"],
    message: '"{rune}" is a target, so its controller can use it up in response.',
    why: "A target that is not there any more is not replaced by another one, so nothing is lost.",
    help: 'Write "you must": then it is chosen as it is done.',
  },
  function* (card, report) {
    for (const { ability, acts } of card.items) {
      if (ability.ability !== "triggered") continue;
      for (const act of acts)
        for (const rune of lostRunes(act)) yield report(card.spanOf(rune), { rune: card.textOf(rune) });
    }
  },
);

/** Runes that the player who has the ability is to lose, and has chosen before. */
function lostRunes({ action, clause, isCost }: Act): readonly Choice[] {
  const isLost = action.do === "recycle" || action.do === "exhaust";
  if (!isLost || isCost || clause.may === true || clause.must === true) return [];
  const isOwn = ({ of }: Choice): boolean =>
    of.kind === "rune" && (of.yours === true || of.side === "friendly");
  return operandsOf(action)
    .filter(isChoice)
    .filter((choice) => isOwn(choice) && isTargetOnBoard(choice) && mandatoryCount(choice) > 0);
}
