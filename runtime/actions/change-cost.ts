import type { Executor } from "./executor.ts";
import { grantReady } from "./enter.ts";
import { did, ignored } from "./executor.ts";

/** 391. Goes on until it is used, or the turn ends (317.2.c). */
export const changeCost: Executor<"change-cost"> = (game, scope, action) => {
  if (scope.actor === null) return ignored;
  const { do: _do, entersReady, next, step: _step, what, ...change } = action;
  game.add({
    id: game.newId(),
    name: scope.context.name,
    controller: scope.actor,
    until: "turn",
    is: "cost-change",
    what,
    next: next === true,
    change,
    context: { ...scope.context, you: scope.actor },
    round: scope.round,
  });
  if (entersReady === true) grantReady(game, scope, "the-next-unit-you-play");
  return did([]);
};
