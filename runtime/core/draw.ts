import type { Player } from "../state/index.ts";
import type { Cause, Game } from "../step/game.ts";
import { trigger } from "../abilities/trigger.ts";
import { isReplaced } from "./replacements.ts";
import { burnOutUntilCards } from "./burn-out.ts";
import { moveCard } from "./change-zone.ts";
import { cannotDraw } from "../evaluate/restrictions.ts";

/** 413. Draws cards; returns how many. With an empty Main Deck the player burns out (413.4). */
export function draw(game: Game, player: Player, count: number, cause: Cause): number {
  if (cannotDraw(game, player)) return 0; // 054.1
  for (let drawn = 0; drawn < count; drawn++) {
    if (cannotDraw(game, player)) return drawn; // "more than one card each turn"
    burnOutUntilCards(game, player);
    const [top] = game.state.players[player].deck;
    const would = { what: "draw", object: top?.id ?? "", name: top?.name ?? "" } as const;
    if (top !== undefined && isReplaced(game, { ...cause, by: player }, would)) continue;
    const card = top === undefined ? null : moveCard(game, top.id, "hand");
    if (card === null) return drawn;
    const { thisTurn } = game.state;
    game.noteThisTurn({ drawn: [...thisTurn.drawn, { player, card: card.id }] });
    const event = game.log({ ...cause, by: player }, { what: "draw", object: card.id, name: card.name });
    trigger(game, [event]); // 413.2. One at a time.
  }
  return count;
}
