import type { Game } from "../step/game.ts";
import { opponentOf } from "../evaluate/places.ts";

/** 340.2-340.4. An item leaves the chain. */
export function leaveChain(game: Game, id: number): void {
  const left = game.item(id);
  const chain = game.state.chain.filter((item) => item.id !== id);
  const wasOnly = chain.length === 0 && left !== undefined;
  game.update({ chain, passes: 0, priority: chain.at(-1)?.controller ?? null });
  game.needsCleanup(); // 319.5
  const { showdown, chainOpenedByTrigger } = game.state;
  // 346. Focus passes when the chain closes, unless a trigger or an Add ability opened it (346.1).
  if (wasOnly && showdown !== null && !chainOpenedByTrigger)
    game.update({ showdown: { ...showdown, focus: opponentOf(showdown.focus), passes: 0 } });
}
