import type { Executor } from "./executor.ts";
import { moveCard } from "../core/change-zone.ts";
import { trigger } from "../abilities/trigger.ts";
import { causeOf, did, ignored } from "./executor.ts";

/** 422. The player chooses; as many as they have (422.4). */
export const discard: Executor<"discard"> = (game, scope, action) => {
  const player = scope.actor;
  if (player === null) return ignored;
  const { hand } = game.state.players[player];
  const number = Math.min(action.count, hand.length);
  if (number === 0) return ignored;
  const options = hand.map((card) => card.id);
  const names = hand.map((card) => card.name);
  const why = `422: discard ${number}`;
  const chosen = game.ask<"cards">({ ask: "cards", player, why, options, names, min: number, max: number });
  const cards = chosen.flatMap((id) => moveCard(game, id, "trash") ?? []);
  const events = cards.map(({ id, name }) =>
    game.log(causeOf(scope, "422.1"), { what: "discard", object: id, name }),
  );
  const { thisTurn } = game.state;
  game.update({ thisTurn: { ...thisTurn, discarded: [...thisTurn.discarded, player] } });
  trigger(game, events);
  return did(
    cards.map((card) => card.id),
    cards.length,
  );
};
