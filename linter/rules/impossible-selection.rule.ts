import type {
  GearFilter,
  GroupOfGear,
  GroupOfUnits,
  PermanentFilter,
  UnitFilter,
} from "../../runtime/effects/filter.ts";
import { partsOf } from "../effects/guards.ts";
import { defineRule } from "../rule.ts";

type Filter = UnitFilter | GearFilter | PermanentFilter | GroupOfUnits | GroupOfGear;

/** 355.9.b. Restrictions that nothing can meet together. */
export const impossibleSelection = defineRule(
  "impossible-selection",
  {
    severity: "error",
    rules: ["355.9.b", "460", "706", "740.1.b"],
    message: '"{said}" is never there: {reason}.',
    why: "A target meets all of its restrictions; a spell or ability without one is not played.",
    help: "Leave one of the two out.",
  },
  function* (card, report) {
    for (const part of ["abilities", "effectText"] as const)
      for (const filter of partsOf(card.card[part], isFilter)) {
        const reason = contradictionIn(filter);
        if (reason !== undefined) yield report(card.spanOf(filter), { said: card.textOf(filter), reason });
      }
  },
);

const isFilter = (node: object): node is Filter =>
  "kind" in node && (node.kind === "unit" || node.kind === "gear" || node.kind === "permanent");

function contradictionIn(filter: Filter): string | undefined {
  const { side, mighty, quality, state, where } = filter;
  // 740.1.b. Enemies are controlled by an opponent.
  if (side === "enemy" && (filter.yours === true || filter.youControl === true))
    return "what you control is no enemy";
  // 706. A unit with 5 Might or more is Mighty.
  if (mighty === true && quality?.with === "might" && quality.or === "less" && quality.amount < mightOfMighty)
    return `a [Mighty] unit has ${mightOfMighty} [M] or more`;
  // 460. Units attack and defend at battlefields.
  const isFighting = state === "attacking" || state === "defending";
  if (isFighting && (where?.at === "your-base" || where?.at === "a-base"))
    return "combat takes place at battlefields";
  return undefined;
}
const mightOfMighty = 5;
