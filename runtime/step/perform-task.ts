import type { Task } from "../state/index.ts";
import type { Game } from "./game.ts";
import { performAct } from "../acts/perform-act.ts";
import { executeNext, finish } from "../chain/execute.ts";
import { finalizePending } from "../chain/finalize-pending.ts";
import { combatDamage } from "../combat/damage.ts";
import { combatResult, endCombat, establish } from "../combat/result.ts";
import { closeShowdown, openShowdown } from "../combat/showdown.ts";
import { cleanup } from "../core/cleanup.ts";
import { nextPhase } from "../turn/phases.ts";

/** Runs one task of the rulebook (333), from one checkpoint to the next. */
export function performTask(game: Game, task: Task): void {
  switch (task.task) {
    case "act":
      return performAct(game, task.act);
    case "finalize":
      return finalizePending(game, task.item);
    case "execute":
      return executeNext(game, task.item);
    case "finish":
      return finish(game, task.item);
    case "cleanup":
      return cleanup(game, task.special);
    case "open-showdown":
      return openShowdown(game);
    case "close-showdown":
      return closeShowdown(game);
    case "combat-damage":
      return combatDamage(game);
    case "combat-result":
      return combatResult(game);
    case "establish-control":
      return establish(game);
    case "end-combat":
      return endCombat(game);
    case "next-phase":
      return nextPhase(game);
    default:
      return task satisfies never;
  }
}
