import type { Executor } from "./executor.ts";
import { idsOf } from "../evaluate/references.ts";
import { fits } from "../evaluate/filters.ts";
import { did, didTo, ignored } from "./executor.ts";
import { select } from "./select.ts";

/** 391. From now until the end of the turn (317.2.c). */
export const restrict: Executor<"restrict"> = (game, scope, { restriction }) => {
  const player = scope.actor;
  if (player === null) return ignored;
  const frame = { name: scope.context.name, controller: player, until: "turn" } as const;
  if (restriction.cannot !== "move") {
    game.add({ ...frame, id: game.newId(), is: "player-restriction", player, restriction });
    return did([]);
  }
  const { what } = restriction;
  const ids =
    "refer" in what
      ? idsOf(game, scope, what)
      : game.state.objects.filter((object) => fits(game, scope, object, what.of)).map(({ id }) => id);
  for (const on of ids)
    game.add({
      ...frame,
      id: game.newId(),
      is: "object-restriction",
      on,
      restriction: { cannot: "move" },
      by: player,
      context: scope.context,
    });
  return ids.length === 0 ? ignored : did(ids);
};

/** 391. "It can't be readied this turn." */
export const restrictObjects: Executor<"restrict-objects"> = (game, scope, action) => {
  const objects = select(game, scope, action.what, action);
  for (const { id: on } of objects)
    game.add({
      id: game.newId(),
      name: scope.context.name,
      controller: scope.actor ?? game.state.turn,
      until: "turn",
      is: "object-restriction",
      on,
      restriction: action.restriction,
      context: scope.context,
      by: null,
    });
  return didTo(objects);
};
