import type { Game } from "../step/game.ts";
import { boardOf } from "../evaluate/board.ts";

/** What has been found out of each: they never change. */
const known = new WeakMap<object, Map<string, boolean>>();

/** Whether an ability, a card or an effect speaks of such an event. */
export function names(what: object, event: string): boolean {
  const found = known.get(what) ?? new Map<string, boolean>();
  known.set(what, found);
  const before = found.get(event);
  if (before !== undefined) return before;
  const isNamed = JSON.stringify(what).includes(`"${event}"`);
  found.set(event, isNamed);
  return isNamed;
}

/** Whether anything on the board, or an effect that goes on, speaks of such an event; otherwise nobody keeps count. */
export function isAwaited(game: Game, event: string): boolean {
  const { granting, replacements, triggered } = boardOf(game);
  return (
    [triggered, replacements, granting].some((list) => list.some(({ ability }) => names(ability, event))) ||
    game.state.continuous.some((effect) => names(effect, event))
  );
}
