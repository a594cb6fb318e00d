import type { EnterReadyThisTurn } from "../effects/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { did, ignored } from "./executor.ts";

/** 369.3. Units that enter from now on this turn enter ready. */
export const enterReadyThisTurn: Executor<"enter-ready-this-turn"> = (game, scope, action) => {
  if (scope.actor === null) return ignored;
  grantReady(game, scope, action.who);
  return did([]);
};

export function grantReady(game: Game, scope: Scope, who: EnterReadyThisTurn["who"]): void {
  game.add({
    id: game.newId(),
    name: scope.context.name,
    controller: scope.actor ?? game.state.turn,
    until: "turn",
    is: "enter-ready",
    who,
  });
}
