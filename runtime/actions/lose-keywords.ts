import type { Executor } from "./executor.ts";
import { namesLost } from "../evaluate/keywords.ts";
import { didTo } from "./executor.ts";
import { select } from "./select.ts";

/** 801.3.b.1, 801.3.b.2. For a while, or for as long as the object stays where it is. */
export const loseKeywords: Executor<"lose-keywords"> = (game, scope, action) => {
  const objects = select(game, scope, action.what, action);
  const keywords = namesLost(action.keywords);
  for (const { id: on } of objects)
    game.add({
      id: game.newId(),
      name: scope.context.name,
      controller: scope.actor ?? game.state.turn,
      until: action.duration ?? null,
      is: "loses-keywords",
      on,
      keywords,
    });
  if (objects.length > 0) game.needsCleanup(); // 319.7
  return didTo(objects);
};
