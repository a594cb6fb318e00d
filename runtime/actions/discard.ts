import type { StepResult } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { moveCard } from "../core/change-zone.ts";
import { isReplaced } from "../core/replacements.ts";
import { trigger } from "../abilities/trigger.ts";
import { count } from "../evaluate/count.ts";
import { findCard } from "../evaluate/zones.ts";
import { causeOf, did, ignored } from "./executor.ts";
import { selectIds } from "./select.ts";

/** 422. The player chooses; as many as they have (422.4). */
export const discard: Executor<"discard"> = (game, scope, action) => {
  const player = scope.actor;
  if (player === null) return ignored;
  const { hand } = game.state.players[player];
  const most = action.count * (action.per === undefined ? 1 : count(game, scope, action.per));
  const number = Math.min(most, hand.length);
  if (number === 0) return ignored;
  const options = hand.map((card) => card.id);
  const names = hand.map((card) => card.name);
  const why = `422: discard ${number}`;
  const chosen = game.ask<"cards">({ ask: "cards", player, why, options, names, min: number, max: number });
  return discarded(game, scope, chosen);
};

/** 422. Cards that are named: those of them that are in the hand of the player. */
export const discardThese: Executor<"discard-cards"> = (game, scope, action) => {
  const player = scope.actor;
  if (player === null) return ignored;
  const ids = selectIds(game, scope, action.what, action).filter((id) => {
    const found = findCard(game, id);
    return found?.zone === "hand" && found.owner === player;
  });
  return discarded(game, scope, ids);
};

/** 422. */
export const discardHand: Executor<"discard-hand"> = (game, scope) => {
  if (scope.actor === null) return ignored;
  const { hand } = game.state.players[scope.actor];
  return discarded(
    game,
    scope,
    hand.map((card) => card.id),
  );
};

/** 422.1. From the hand into the trash, together. */
function discarded(game: Game, scope: Scope, ids: readonly string[]): StepResult {
  if (ids.length === 0) return ignored;
  const cause = causeOf(scope, "422.1");
  const left = ids.filter((id) => {
    const name = findCard(game, id)?.card.name ?? "";
    return !isReplaced(game, cause, { what: "discard", object: id, name });
  });
  if (left.length === 0) return { ...did([], ids.length), replaced: true }; // 203.2
  const cards = left.flatMap((id) => moveCard(game, id, "trash") ?? []);
  const events = cards.map(({ id, name }) => game.log(cause, { what: "discard", object: id, name }));
  trigger(game, events);
  return did(
    cards.map((card) => card.id),
    cards.length,
  );
}
