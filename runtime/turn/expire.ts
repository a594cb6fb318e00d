import type { Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";

/** 317.2.c, 317.2.d. All "this turn" effects expire simultaneously, and the Rune Pools empty. */
export function expireTurn(game: Game): void {
  game.update({ continuous: game.state.continuous.filter((effect) => effect.until !== "turn") });
  for (const object of game.state.objects) if (object.stunned) game.patch(object.id, { stunned: false }); // 423.1.a.2
  emptyPools(game);
}

/** 165, 316.3. */
export function emptyPools(game: Game): void {
  for (const player of ["A", "B"] as const) game.player(player, { energy: 0, power: {}, earmarked: [] });
}

/** 391. "until your next turn": as the turn of who made it begins. */
export function expireUntilTurnOf(game: Game, player: Player): void {
  const { continuous } = game.state;
  const left = continuous.filter(
    ({ controller, until }) => until !== "your-next-turn" || controller !== player,
  );
  if (left.length < continuous.length) game.update({ continuous: left });
}
