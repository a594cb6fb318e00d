import type { Executor } from "./executor.ts";
import { did, ignored } from "./executor.ts";

/** 391. Waits for the next card of its kind, until the turn ends (317.2.c). */
export const nextUncounterable: Executor<"next-uncounterable"> = (game, scope, { what }) => {
  const player = scope.actor;
  if (player === null) return ignored;
  const context = { ...scope.context, you: player };
  const frame = { id: game.newId(), name: scope.context.name, controller: player, until: "turn" } as const;
  game.add({ ...frame, is: "next-uncounterable", what, context });
  return did([]);
};
