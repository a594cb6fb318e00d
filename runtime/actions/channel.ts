import type { Executor } from "./executor.ts";
import { channel as channelRunes } from "../core/channel.ts";
import { causeOf, did, ignored } from "./executor.ts";

/** 430. */
export const channel: Executor<"channel"> = (game, scope, action) => {
  if (scope.actor === null) return ignored;
  const exhausted = action.exhausted === true;
  const number = channelRunes(game, scope.actor, action.count, exhausted, causeOf(scope, "430.1"));
  return number === 0 ? ignored : did([], number);
};
