import type { Executor } from "./executor.ts";
import { draw as drawCards } from "../core/draw.ts";
import { count } from "../evaluate/count.ts";
import { causeOf, did, ignored } from "./executor.ts";

/** 413. */
export const draw: Executor<"draw"> = (game, scope, action) => {
  if (scope.actor === null) return ignored;
  const cards = action.count * (action.per === undefined ? 1 : count(game, scope, action.per));
  const drawn = drawCards(game, scope.actor, cards, causeOf(scope, "413.1"));
  return drawn === 0 ? ignored : did([], drawn);
};
