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
    case "act": {
      performAct(game, task.act);
      return;
    }
    case "finalize": {
      finalizePending(game, task.item);
      return;
    }
    case "execute": {
      executeNext(game, task.item);
      return;
    }
    case "finish": {
      finish(game, task.item);
      return;
    }
    case "cleanup": {
      cleanup(game, task.special);
      return;
    }
    case "open-showdown": {
      openShowdown(game);
      return;
    }
    case "close-showdown": {
      closeShowdown(game);
      return;
    }
    case "combat-damage": {
      combatDamage(game);
      return;
    }
    case "combat-result": {
      combatResult(game);
      return;
    }
    case "establish-control": {
      establish(game);
      return;
    }
    case "end-combat": {
      endCombat(game);
      return;
    }
    case "next-phase": {
      nextPhase(game);
      return;
    }
    default:
      return task satisfies never;
  }
}
