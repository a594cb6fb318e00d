import type { ObjectId, Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { areMetBy } from "../evaluate/applies.ts";
import { opened } from "../evaluate/board.ts";
import { areMet } from "../evaluate/dependence.ts";
import { isDuring } from "../evaluate/during.ts";
import { contextOf, scopeOf } from "../evaluate/scope.ts";

/** 054.1. "You can't play me unless …", "Play me only during an opponent's turn." */
export const forbidsItself = (game: Game, player: Player, id: ObjectId, name: string): boolean => {
  const context = { ...contextOf(player), self: id, name };
  return opened(game.card(name).abilities).some(
    ({ ability, dependsOn }) =>
      ability.ability === "passive" &&
      ability.passive.passive === "cannot-be-played" &&
      areMet(game, context, dependsOn) &&
      areMetBy(game, scopeOf(context), ability) &&
      (ability.passive.except === undefined || !isDuring(game, player, ability.passive.except)),
  );
};
