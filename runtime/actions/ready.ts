import type { Executor } from "./executor.ts";
import { turn } from "./exhaust.ts";

/** 415. */
export const ready: Executor<"ready"> = (game, scope, action) =>
  turn(game, scope, action.what, action, false);
