import type { Executor } from "./executor.ts";
import { did, ignored } from "./executor.ts";

/** 391, 713. "The next spell you play this turn deals 1 Bonus Damage.", "Spells you play this turn …" */
export const grantBonusDamage: Executor<"grant-bonus-damage"> = (game, scope, action) => {
  if (scope.actor === null) return ignored;
  game.add({
    id: game.newId(),
    name: scope.context.name,
    controller: scope.actor,
    until: action.duration ?? null,
    is: "bonus-damage-of-spells",
    next: action.spells === "next",
    amount: action.amount,
  });
  return did([]);
};
