import type { Executor } from "./executor.ts";
import { draw as drawCards } from "../core/draw.ts";
import { count } from "../evaluate/count.ts";
import { valueOf } from "../evaluate/values.ts";
import { idsOf } from "../evaluate/references.ts";
import { moveCard } from "../core/change-zone.ts";
import { findCardOrWhatBecame } from "../evaluate/zones.ts";
import { selectIds } from "./select.ts";
import { causeOf, did, ignored } from "./executor.ts";

/** 413. */
export const draw: Executor<"draw"> = (game, scope, action) => {
  if (scope.actor === null) return ignored;
  const cards = action.count * (action.per === undefined ? 1 : count(game, scope, action.per));
  const drawn = drawCards(game, scope.actor, cards, causeOf(scope, "413.1"));
  return drawn === 0 ? ignored : did([], drawn);
};

/** 413. */
export const drawEqual: Executor<"draw-equal"> = (game, scope, action) => {
  const amount = valueOf(game, scope, action.amount);
  if (scope.actor === null || amount === null || amount < 1) return ignored;
  const drawn = drawCards(game, scope.actor, amount, causeOf(scope, "413.1"));
  return drawn === 0 ? ignored : did([], drawn);
};

/** 413. A card that was seen comes into the hand of the player who draws it. */
export const drawThese: Executor<"draw-cards"> = (game, scope, action) => {
  const drawn = selectIds(game, scope, action.what, action).flatMap((id) => {
    const found = findCardOrWhatBecame(game, id);
    const card = found === undefined ? null : moveCard(game, found.card.id, "hand");
    if (card !== null) game.log(causeOf(scope, "413.1"), { what: "draw", object: card.id, name: card.name });
    return card === null ? [] : [card.id];
  });
  if (action.toTrash !== undefined)
    for (const id of idsOf(game, scope, action.toTrash)) if (!drawn.includes(id)) moveCard(game, id, "trash");
  return drawn.length === 0 ? ignored : did(drawn, drawn.length);
};
