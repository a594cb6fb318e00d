import type { Executor } from "./executor.ts";
import { did, ignored } from "./executor.ts";

/** 355.1. Any tag; the object remembers it. */
export const nameTag: Executor<"name-tag"> = (game, scope) => {
  if (scope.actor === null) return ignored;
  const why = `355.1: a tag for ${scope.context.name}`;
  const named = game.ask<"name">({ ask: "name", player: scope.actor, why });
  if (scope.item !== null) game.patchItem(scope.item, { named });
  return did([]);
};

/** 355.1. One of the tags that the text names, counted from 1. */
export const chooseTag: Executor<"choose-tag"> = (game, scope, action) => {
  if (scope.actor === null) return ignored;
  const why = `355.1: ${action.tags.map(({ tag }) => tag).join(", ")}`;
  const options = action.tags.map((_, position) => position + 1);
  const [mode = 1] = game.ask<"mode">({ ask: "mode", player: scope.actor, why, options, min: 1, max: 1 });
  const named = action.tags[mode - 1]?.tag;
  if (named !== undefined && scope.item !== null) game.patchItem(scope.item, { named });
  return did([]);
};

/** 477.1. It has the tag in addition to those it has. */
export const gainTag: Executor<"gain-tag"> = (game, scope) => {
  const item = scope.item === null ? undefined : game.item(scope.item);
  if (item?.named === undefined) return ignored;
  game.patchItem(item.id, { gainsTag: item.named });
  return did([]);
};
