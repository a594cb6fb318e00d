import type { Executor } from "./executor.ts";
import { channel as channelRunes } from "../core/channel.ts";
import { count } from "../evaluate/count.ts";
import { causeOf, did, ignored } from "./executor.ts";

/** 430. */
export const channel: Executor<"channel"> = (game, scope, action) => {
  if (scope.actor === null) return ignored;
  const runes = action.count * (action.per === undefined ? 1 : count(game, scope, action.per));
  const exhausted = action.exhausted === true;
  const number = channelRunes(game, scope.actor, runes, exhausted, causeOf(scope, "430.1"));
  return number === 0 ? ignored : did([], number);
};
