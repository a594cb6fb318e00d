import type { Player } from "../state/index.ts";
import type { Cause, Game } from "../step/game.ts";
import { trigger } from "../abilities/trigger.ts";

/** 430. Runes from the Rune Deck onto the board, as many as there are (430.3); ready unless it is said (430.2.a). */
export function channel(game: Game, player: Player, count: number, exhausted: boolean, cause: Cause): number {
  const { runes, runeDeck } = game.state.players[player];
  const number = Math.min(count, runeDeck);
  const channeled = Array.from({ length: number }, () => ({ id: `rune:${game.newId()}`, exhausted }));
  game.player(player, { runes: [...runes, ...channeled], runeDeck: runeDeck - number });
  const events = channeled.map(({ id }) =>
    game.log({ ...cause, by: player }, { what: "channel", object: id, name: "Rune" }),
  );
  trigger(game, events);
  return number;
}
