import type { Executor } from "./executor.ts";
import { causeOf, did, ignored } from "./executor.ts";

/** 194.2. The player has won, whatever the points are. */
export const win: Executor<"win"> = (game, scope) => {
  if (scope.actor === null || game.state.winner !== null) return ignored;
  game.update({ winner: scope.actor });
  game.log(causeOf(scope, "194.2"), { what: "win" });
  return did([]);
};
