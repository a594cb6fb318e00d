import type { Kill } from "../effects/index.ts";
import type { Player, StepResult } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { kill as killAll } from "../core/kill.ts";
import { causeOf, did, ignored } from "./executor.ts";
import { select } from "./select.ts";

/** 428. A Kill instruction: attributed to the spell or ability that contains it (428.5.b). */
export const kill: Executor<"kill"> = (game, scope, action) =>
  killByEach(game, scope, action, scope.actor === null ? [] : [scope.actor]);

/** 411.1. "Each player kills one of their units": all choose, in turn order, and then the units die together. */
export function killByEach(game: Game, scope: Scope, action: Kill, players: readonly Player[]): StepResult {
  const deaths = players.flatMap((actor) => {
    const own = { ...scope, actor };
    const objects = select(game, own, action.what, action);
    scope.round = own.round;
    return objects.map((object) => ({ object: object.id, ...causeOf(own, "428.1.a.1") }));
  });
  if (deaths.length === 0) return ignored;
  const killed = killAll(game, deaths);
  if (killed.length > 0) return did(killed);
  // 203.2. Something else happened in its place.
  return { done: false, replaced: true, objects: deaths.map((death) => death.object) };
}
