import type { Executor } from "./executor.ts";
import { nameOf } from "../evaluate/named.ts";
import { did, ignored } from "./executor.ts";

const namings = { card: "761: a card", type: "760: a card type", tag: "355.1: a tag" } as const;
/** 355.1, 760. Any tag, card or card type; the item and the object that it becomes remember it. */
export const name: Executor<"name"> = (game, scope, { naming }) => {
  if (scope.actor === null) return ignored;
  const why = `${namings[naming]} for ${scope.context.name}`;
  const named = game.ask<"name">({ ask: "name", player: scope.actor, why });
  if (scope.item !== null) game.patchItem(scope.item, { named });
  return did([]);
};

/** 355.1. One of the names that the text lists, counted from 1. */
export const chooseName: Executor<"choose-name"> = (game, scope, action) => {
  if (scope.actor === null) return ignored;
  const names = action.names.map(nameOf);
  const why = `355.1: ${names.join(", ")}`;
  const options = names.map((_, position) => position + 1);
  const [mode = 1] = game.ask<"mode">({ ask: "mode", player: scope.actor, why, options, min: 1, max: 1 });
  const named = names[mode - 1];
  if (named === undefined) return ignored;
  if (scope.item !== null) game.patchItem(scope.item, { named });
  return { ...did([]), named: { [scope.actor]: named } };
};

/** 477.1. It has the tag in addition to those it has. */
export const gainTag: Executor<"gain-tag"> = (game, scope) => {
  const item = scope.item === null ? undefined : game.item(scope.item);
  if (item?.named === undefined) return ignored;
  game.patchItem(item.id, { gainsTag: item.named });
  return did([]);
};
