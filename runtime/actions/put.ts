import type { PutBack, PutIntoZone, PutOnDeck } from "../effects/index.ts";
import type { Player, StepResult } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { putRunesOnTop } from "../core/channel.ts";
import { leaveBoard, moveCard, putOnTop } from "../core/change-zone.ts";
import { idsOf } from "../evaluate/references.ts";
import { findCard, findCardOrWhatBecame, findRune } from "../evaluate/zones.ts";
import { did, ignored } from "./executor.ts";
import { selectIds } from "./select.ts";
import { areTopCards, putTopCards } from "./top-cards.ts";

/** In which order a player puts cards on a deck: the first will be the top one. */
function ordered(game: Game, player: Player, ids: readonly string[]): readonly string[] {
  if (ids.length < 2) return ids;
  const why = "355.17: in which order cards are put on the deck";
  return game.ask<"order">({ ask: "order", player, why, options: ids });
}

/** 056. Cards and permanents go to the zones of their owners. */
export const put: Executor<"put"> = (game, scope, action) => {
  switch (action.into) {
    case "hand":
    case "trash":
      return areTopCards(action.what)
        ? putTopCards(game, scope, action.what, action.into)
        : putIntoZone(game, scope, action);
    case "back":
      return putBack(game, scope, action);
    case "top":
    case "bottom":
    case "top-or-bottom":
      return putOnDeck(game, scope, action);
    default:
      return action satisfies never;
  }
};

function putOnDeck(game: Game, scope: Scope, action: PutOnDeck): StepResult {
  const player = scope.actor;
  if (player === null) return ignored;
  const cards = selectIds(game, scope, action.what, action).flatMap((id) => {
    const object = game.find(id);
    if (object !== undefined) return leaveBoard(game, id, "deck") ?? [];
    const found = findCardOrWhatBecame(game, id);
    return moveCard(game, found?.card.id ?? id, "deck") ?? [];
  });
  if (cards.length === 0) return ignored;
  const ids = cards.map((card) => card.id);
  if (isOnTop(game, player, action.into))
    putOnTop(game, action.inAnyOrder === true ? ordered(game, player, ids) : ids);
  return did(ids, ids.length);
}

function isOnTop(game: Game, player: Player, on: PutOnDeck["into"]): boolean {
  if (on !== "top-or-bottom") return on === "top";
  const why = "355.17: 1: on top of the deck, 2: at its bottom";
  const [mode] = game.ask<"mode">({ ask: "mode", player, why, options: [1, 2], min: 1, max: 1 });
  return mode === 1;
}

/** "in any order": what was looked at, or is left of it, stays on top. */
function putBack(game: Game, scope: Scope, action: PutBack): StepResult {
  if (scope.actor === null) return ignored;
  const seen = idsOf(game, scope, action.what);
  const left = seen.filter((id) => findCard(game, id)?.zone === "deck" || findRune(game, id) !== undefined);
  const order = action.inAnyOrder === true ? ordered(game, scope.actor, left) : left;
  putOnTop(game, order);
  putRunesOnTop(game, order);
  return left.length === 0 ? ignored : did(left, left.length);
}

/** 056. Into the trash or the hand of its owner. */
function putIntoZone(game: Game, scope: Scope, action: PutIntoZone): StepResult {
  const cards = selectIds(game, scope, action.what, action).flatMap((id) => {
    const object = game.find(id);
    if (object !== undefined) return leaveBoard(game, id, action.into) ?? [];
    const found = findCardOrWhatBecame(game, id);
    return found?.zone === action.into ? [] : (moveCard(game, found?.card.id ?? id, action.into) ?? []);
  });
  return cards.length === 0
    ? ignored
    : did(
        cards.map((card) => card.id),
        cards.length,
      );
}
