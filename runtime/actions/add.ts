import type { Executor } from "./executor.ts";
import { addResources, priceOf } from "../core/resources.ts";
import { did, ignored } from "./executor.ts";

/** 429. */
export const add: Executor<"add"> = (game, scope, action) => {
  if (scope.actor === null) return ignored;
  addResources(game, scope.actor, priceOf(action.resources, game.card(scope.context.name).domains));
  return did([]);
};
