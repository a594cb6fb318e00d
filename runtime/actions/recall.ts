import type { Executor } from "./executor.ts";
import { recall as recallObject } from "../core/move.ts";
import { causeOf, didTo } from "./executor.ts";
import { select } from "./select.ts";

/** 454. */
export const recall: Executor<"recall"> = (game, scope, action) => {
  const objects = select(game, scope, action.what, action);
  for (const object of objects) {
    recallObject(game, game.find(object.id) ?? object, causeOf(scope, "455"), action.exhausted === true);
  }
  return didTo(objects);
};
