import type { PutTopCards } from "../effects/index.ts";
import type { Player, StepResult, ZoneCard } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { putRunesOnTop, recycleRunes, runeName } from "../core/channel.ts";
import { leaveBoard, moveCard, putOnTop, recycleCards } from "../core/change-zone.ts";
import { burnOut } from "../core/draw.ts";
import { idsOf } from "../evaluate/references.ts";
import { deckOwners, isRuneDeck } from "../evaluate/their.ts";
import { findCard, findCardOrWhatBecame, findRune } from "../evaluate/zones.ts";
import { banishedBy } from "./banish.ts";
import { causeOf, did, ignored } from "./executor.ts";
import { selectIds } from "./select.ts";

/** 431.1.b. As many as there are; then the player burns out and goes on. */
export const putTopCards: Executor<"put-top-cards"> = (game, scope, action) => {
  const cards: ZoneCard[] = [];
  if (isRuneDeck(action.deck)) return recycleTopRunes(game, scope, action);
  for (const owner of deckOwners(game, scope, action.deck))
    for (let i = 0; i < action.count; i++) {
      while (
        game.state.players[owner].deck.length === 0 &&
        game.state.winner === null &&
        action.into !== "bottom"
      )
        burnOut(game, owner);
      const [top] = game.state.players[owner].deck;
      if (top === undefined) break;
      cards.push(...put(game, scope, top, action.into));
    }
  return cards.length === 0
    ? ignored
    : did(
        cards.map((card) => card.id),
        cards.length,
      );
};

/** 416.1.b. "Recycle the top rune of your rune deck." */
function recycleTopRunes(game: Game, scope: Scope, { count, deck }: PutTopCards): StepResult {
  const owners = deckOwners(game, scope, deck);
  const ids = owners
    .flatMap((owner) => game.state.players[owner].runeDeck.slice(0, count))
    .map(({ id }) => id);
  for (const { domain, id } of recycleRunes(game, ids))
    game.log(causeOf(scope, "416.1.b"), { what: "recycle", object: id, name: runeName(domain), rune: true });
  return ids.length === 0 ? ignored : did(ids, ids.length);
}

function put(game: Game, scope: Scope, card: ZoneCard, into: PutTopCards["into"]): readonly ZoneCard[] {
  switch (into) {
    case "hand": {
      const moved = moveCard(game, card.id, "hand");
      return moved === null ? [] : [moved];
    }
    case "trash": {
      const moved = moveCard(game, card.id, "trash");
      return moved === null ? [] : [moved];
    }
    case "banishment": {
      const moved = moveCard(game, card.id, "banished");
      if (moved === null) return [];
      game.log(causeOf(scope, "427.1"), { what: "banish", object: card.id, name: card.name });
      banishedBy(game, scope, [moved.id]);
      return [moved];
    }
    case "bottom": {
      const moved = recycleCards(game, [card.id]);
      for (const { id, name } of moved)
        game.log(causeOf(scope, "416.1"), { what: "recycle", object: id, name });
      return moved;
    }
    default:
      return into satisfies never;
  }
}

/** In which order a player puts cards on a deck: the first will be the top one. */
function ordered(game: Game, player: Player, ids: readonly string[]): readonly string[] {
  if (ids.length < 2) return ids;
  const why = "355.17: in which order cards are put on the deck";
  return game.ask<"order">({ ask: "order", player, why, options: ids });
}

/** 056. Cards and permanents go to the decks of their owners. */
export const putOnDeck: Executor<"put-on-deck"> = (game, scope, action) => {
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
  if (isOnTop(game, player, action.on))
    putOnTop(game, action.inAnyOrder === true ? ordered(game, player, ids) : ids);
  return did(ids, ids.length);
};

function isOnTop(game: Game, player: Player, on: "top" | "bottom" | "top-or-bottom"): boolean {
  if (on !== "top-or-bottom") return on === "top";
  const why = "355.17: 1: on top of the deck, 2: at its bottom";
  const [mode] = game.ask<"mode">({ ask: "mode", player, why, options: [1, 2], min: 1, max: 1 });
  return mode === 1;
}

/** "in any order": what was looked at, or is left of it, stays on top. */
export const putBack: Executor<"put-back"> = (game, scope, action) => {
  if (scope.actor === null) return ignored;
  const seen = idsOf(game, scope, action.what);
  const left = seen.filter((id) => findCard(game, id)?.zone === "deck" || findRune(game, id) !== undefined);
  const order = action.inAnyOrder === true ? ordered(game, scope.actor, left) : left;
  putOnTop(game, order);
  putRunesOnTop(game, order);
  return left.length === 0 ? ignored : did(left, left.length);
};

/** 056. Into the trash of its owner. */
export const putInTrash: Executor<"put-in-trash"> = (game, scope, action) => {
  const cards = selectIds(game, scope, action.what, action).flatMap((id) => {
    const object = game.find(id);
    if (object !== undefined) return leaveBoard(game, id, "trash") ?? [];
    const found = findCardOrWhatBecame(game, id);
    return found?.zone === "trash" ? [] : (moveCard(game, found?.card.id ?? id, "trash") ?? []);
  });
  return cards.length === 0
    ? ignored
    : did(
        cards.map((card) => card.id),
        cards.length,
      );
};
