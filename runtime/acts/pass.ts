import type { Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { opponentOf } from "../evaluate/places.ts";

/** 338.1.b, 347.2. Passes Priority, or Focus where no chain exists. */
export function pass(game: Game, player: Player): void {
  const { chain, passes, priority, showdown } = game.state;
  if (chain.length > 0) {
    if (priority !== player) return game.refuse(`312.1: ${player} does not have Priority`);
    game.update({ passes: passes + 1, priority: opponentOf(player) });
    return;
  }
  if (showdown?.step !== "open" || showdown.focus !== player)
    return game.refuse(`313: ${player} does not have Focus`);
  game.update({ showdown: { ...showdown, focus: opponentOf(player), passes: showdown.passes + 1 } });
}
