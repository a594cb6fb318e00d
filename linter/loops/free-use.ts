import type { ActivatedAbility } from "../../runtime/effects/ability.ts";
import type { Action, Do } from "../../runtime/effects/action.ts";
import type { CostPart } from "../../runtime/effects/cost.ts";
import { actsOf } from "../effects/items.ts";

/** What can be done again and again, and is more each time. */
const gains: ReadonlySet<Do> = new Set<Do>([
  "add",
  "channel",
  "deal",
  "draw",
  "gain-xp",
  "give",
  "play-token",
  "score",
]);
/** As a cost it takes nothing away that the next use needs. */
const costsNothing: ReadonlySet<Do> = new Set<Do>(["add", "choose", "draw", "gain-xp", "move", "play-token"]);
const isGain = ({ do: done }: Action): boolean => gains.has(done);

/** 377, 204.1.b. An activated ability that a player can use as often as they like: nothing is used up by its cost. */
export function isFreeToUse({
  cost,
  instructions,
  oncePerTurn,
  onlyIf,
  onlyWhile,
}: ActivatedAbility): boolean {
  // What it waits for may end by what it does; where its object is does not.
  const isLimited = oncePerTurn === true || onlyIf !== undefined || (onlyWhile ?? { if: "is" }).if !== "is";
  if (isLimited || !cost.every(isFree)) return false;
  const acts = actsOf(instructions);
  return acts.some(({ action }) => isGain(action)) && !acts.some(({ isCost }) => isCost);
}

function isFree(part: CostPart): boolean {
  switch (part.cost) {
    case "pay":
      return part.resources.energy === 0 && part.resources.power.length === 0;
    case "exhaust-this":
      return false;
    case "do":
      return costsNothing.has(part.action.do);
    default:
      return part satisfies never;
  }
}
