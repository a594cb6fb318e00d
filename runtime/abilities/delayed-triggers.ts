import type { Context, GameEvent } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { noteOf } from "./event-note.ts";
import { isMoment } from "./moment.ts";
import type { Triggered } from "./put-on-chain.ts";
import { isFulfilled } from "./trigger-condition.ts";
import { controllerOf } from "./triggered-by.ts";

/** 428.5.c. Also where the spell or ability has told a unit to deal the damage. */
const isKilledBy = (event: GameEvent, killer: string): boolean =>
  event.sources.some((source) => source.object === killer) ||
  (event.what === "kill" && event.through === killer);

/** 389, 392. Delayed triggers, whatever has become of what made them. */
export function delayedTriggers(game: Game, events: readonly GameEvent[]): readonly Triggered[] {
  const found: Triggered[] = [];
  for (const effect of game.state.continuous) {
    if (effect.is === "moment" && events.some((event) => isMoment(game, effect, event))) {
      const { context, round, sentences } = effect;
      found.push({
        controller: controllerOf(game, context),
        context,
        instructions: sentences,
        round,
        onEvent: null,
      });
      game.update({ continuous: game.state.continuous.filter((each) => each.id !== effect.id) });
    }
    if (effect.is !== "trigger") continue;
    for (const event of events) {
      const context: Context = { ...effect.context, event: noteOf(game, event) };
      const scope: Scope = { context, round: effect.round, item: null, actor: context.you };
      if (!isFulfilled(game, scope, effect.event, event)) continue;
      if (effect.killedBy !== null && !isKilledBy(event, effect.killedBy)) continue;
      const controller = controllerOf(game, context);
      found.push({
        controller,
        context,
        instructions: effect.sentences,
        round: effect.round,
        onEvent: event.number,
      });
      if (!effect.once) continue;
      game.update({ continuous: game.state.continuous.filter((each) => each.id !== effect.id) });
      break;
    }
  }
  return found;
}
