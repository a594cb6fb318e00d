import type { Executor } from "./executor.ts";
import { did, ignored } from "./executor.ts";

/** 391. Hiding costs nothing until the turn ends (317.2.c). */
export const hideFree: Executor<"hide-free"> = (game, scope) => {
  const player = scope.actor;
  if (player === null) return ignored;
  const frame = { id: game.newId(), name: scope.context.name, controller: player, until: "turn" } as const;
  game.add({ ...frame, is: "hide-free", player });
  return did([]);
};
