import type { ObjectId, Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { trigger } from "../abilities/trigger.ts";
import { putOnTop, recycleCards } from "../core/change-zone.ts";
import { causeOf, did, ignored } from "./executor.ts";

/** 436.1.a. What was not recycled is put back on top in any order: the first named comes first. */
function putBack(game: Game, player: Player, left: readonly ObjectId[]): void {
  if (left.length < 2) return;
  const why = "436.1.a: in which order the cards are put back, the top card first";
  putOnTop(game, game.ask<"order">({ ask: "order", player, why, options: left }));
}

/** 436.1.a. Looks at the top cards, recycles any number of them; as many as there are (436.4). */
export const predict: Executor<"predict"> = (game, scope, action) => {
  const player = scope.actor;
  if (player === null) return ignored;
  const top = game.state.players[player].deck.slice(0, action.count);
  if (top.length === 0) return ignored; // 436.4.a
  const looked = top.map(({ id, name }) =>
    game.log(causeOf(scope, "436.1"), { what: "look", object: id, name }),
  );
  trigger(game, looked);
  const recycled = game.ask<"cards">({
    ask: "cards",
    player,
    why: "436.1.a: which cards are recycled",
    options: top.map((card) => card.id),
    names: top.map((card) => card.name),
    min: 0,
    max: top.length,
  });
  const events = recycleCards(game, recycled).map(({ id, name }) =>
    game.log(causeOf(scope, "416.1"), { what: "recycle", object: id, name }),
  );
  trigger(game, events);
  putBack(
    game,
    player,
    top.map((card) => card.id).filter((id) => !recycled.includes(id)),
  );
  trigger(game, [game.log(causeOf(scope, "436.1"), { what: "predict", count: top.length })]);
  return did(recycled, recycled.length);
};
