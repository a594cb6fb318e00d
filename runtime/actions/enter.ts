import type { Executor } from "./executor.ts";
import { did, ignored } from "./executor.ts";

/** 369.3. Units that enter from now on this turn enter ready. */
export const enterReadyThisTurn: Executor<"enter-ready-this-turn"> = (game, scope, action) => {
  if (scope.actor === null) return ignored;
  game.add({
    id: game.newId(),
    name: scope.context.name,
    controller: scope.actor,
    until: "turn",
    is: "enter-ready",
    who: action.who,
  });
  return did([]);
};
