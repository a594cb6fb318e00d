import type { Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { opponentOf } from "../evaluate/places.ts";
import { pointsToWin } from "../evaluate/points-to-win.ts";
import { cannotGainPoints } from "../evaluate/restrictions.ts";
import { recycleCards } from "./change-zone.ts";
import { isReplaced } from "./replacements.ts";

/**
 * 431. A player whose Main Deck is empty burns out. It may take several times; without any card it goes on until somebody
 * has won (431.3.a).
 */
export function burnOutUntilCards(game: Game, player: Player): void {
  for (let before = 0; game.state.players[player].deck.length === 0 && game.state.winner === null; before++)
    burnOut(game, player, before === 0);
}

/** 431.2. The trash is recycled, and an opponent gains 1 point. */
function burnOut(game: Game, player: Player, isFirst: boolean): void {
  recycleCards(
    game,
    game.state.players[player].trash.map((card) => card.id),
  );
  const opponent = opponentOf(player);
  const cause = { rule: "431.2.c", by: opponent, sources: [] };
  const entry = { what: "score", how: "burn-out", battlefield: null, points: 1 } as const;
  // 431.3.b. Only the first point in sequence can be replaced or prevented.
  if (isFirst && (cannotGainPoints(game, opponent) || isReplaced(game, cause, entry))) return;
  const points = game.state.players[opponent].points + 1;
  game.player(opponent, { points });
  game.log({ ...cause, by: player }, entry);
  // 431.3.c.1. From the second one on the victory does not wait for a Cleanup.
  if (!isFirst && points >= pointsToWin(game) && points > game.state.players[player].points)
    game.update({ winner: opponent });
}
