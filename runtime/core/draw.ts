import type { Player } from "../state/index.ts";
import type { Cause, Game } from "../step/game.ts";
import { trigger } from "../abilities/trigger.ts";
import { isReplaced } from "./replacements.ts";
import { moveCard, recycleCards } from "./change-zone.ts";
import { pointsToWin } from "../evaluate/points-to-win.ts";
import { cannotDraw } from "../evaluate/restrictions.ts";
import { opponentOf } from "../evaluate/places.ts";

/** 413. Draws cards; returns how many. With an empty Main Deck the player burns out (413.4). */
export function draw(game: Game, player: Player, count: number, cause: Cause): number {
  if (cannotDraw(game, player)) return 0; // 054.1
  for (let drawn = 0; drawn < count; drawn++) {
    if (cannotDraw(game, player)) return drawn; // "more than one card each turn"
    // 431.3. It may take several Burn Outs; without any card they go on until somebody has won.
    while (game.state.players[player].deck.length === 0 && game.state.winner === null) burnOut(game, player);
    const [top] = game.state.players[player].deck;
    const would = { what: "draw", object: top?.id ?? "", name: top?.name ?? "" } as const;
    if (top !== undefined && isReplaced(game, { ...cause, by: player }, would)) continue;
    const card = top === undefined ? null : moveCard(game, top.id, "hand");
    if (card === null) return drawn;
    const { thisTurn } = game.state;
    game.update({ thisTurn: { ...thisTurn, drawn: [...thisTurn.drawn, { player, card: card.id }] } });
    const event = game.log({ ...cause, by: player }, { what: "draw", object: card.id, name: card.name });
    trigger(game, [event]); // 413.2. One at a time.
  }
  return count;
}

/** 431. The trash is recycled, and an opponent gains 1 point. */
export function burnOut(game: Game, player: Player): void {
  recycleCards(
    game,
    game.state.players[player].trash.map((card) => card.id),
  );
  const opponent = opponentOf(player);
  const points = game.state.players[opponent].points + 1;
  game.player(opponent, { points });
  const cause = { rule: "431.2.c", by: player, sources: [] };
  game.log(cause, { what: "score", how: "burn-out", battlefield: null, points: 1 });
  // 431.3.c. From the second Burn Out in sequence on, the victory does not wait for a Cleanup.
  if (game.state.players[player].deck.length === 0 && points >= pointsToWin(game))
    game.update({ winner: opponent });
}
