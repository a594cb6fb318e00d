import type { Executor } from "./executor.ts";
import { did } from "./executor.ts";

/** 703. "Buffs give an additional +1 [M] to friendly units this turn." */
export const buffsGive: Executor<"buffs-give"> = (game, scope, action) => {
  game.add({
    id: game.newId(),
    name: scope.context.name,
    controller: scope.actor ?? game.state.turn,
    until: "turn",
    is: "buffs-give",
    amount: action.amount,
    ...(action.to === undefined ? {} : { to: action.to }),
    context: scope.context,
  });
  game.needsCleanup(); // 319.7
  return did([]);
};
