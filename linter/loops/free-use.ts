import type { ActivatedAbility } from "../../runtime/effects/ability.ts";
import type { Action, Do } from "../../runtime/effects/action.ts";
import type { CostPart } from "../../runtime/effects/cost.ts";
import { actsOf, type Act } from "../effects/items.ts";

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
  const acts = actsOf(instructions);
  if (isLimited || acts.some(({ isCost }) => isCost)) return false;
  const returned = whatComesBack(acts);
  return (
    cost.every((part) => isFree(part) || isReturned(part, returned)) &&
    acts.some(({ action }) => isGain(action))
  );
}

/** What an ability gives to the player who uses it, each time and for certain. */
interface Returned {
  readonly energy: number;
  readonly cards: number;
}
function whatComesBack(acts: readonly Act[]): Returned {
  const certain = acts.filter(
    ({ clause, isLater, sentence }) =>
      !isLater && clause.by === undefined && clause.if === undefined && sentence.lead === undefined,
  );
  return certain.reduce<Returned>(
    ({ cards, energy }, { action }) => {
      // 429. Energy that can be spent only for something else does not pay for the next use.
      if (
        action.do === "add" &&
        "resources" in action &&
        action.only === undefined &&
        action.per === undefined
      )
        return { cards, energy: energy + action.resources.energy };
      return action.do === "draw" && action.per === undefined
        ? { cards: cards + action.count, energy }
        : { cards, energy };
    },
    { cards: 0, energy: 0 },
  );
}
/** "[1]: [Add] [2].", "Discard 1: Draw 2.": each use gives back what the next one costs. */
function isReturned(part: CostPart, { cards, energy }: Returned): boolean {
  if (part.cost === "pay") return part.resources.power.length === 0 && part.resources.energy <= energy;
  if (part.cost !== "do" || part.action.do !== "discard") return false;
  return part.action.count <= cards;
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
