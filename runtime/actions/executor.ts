import type { ActionOf, Do } from "../effects/index.ts";
import type { StepResult } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Cause, Game } from "../step/game.ts";

/** Does one game action, on behalf of `scope.actor`, and says what it did. */
export type Executor<Kind extends Do> = (game: Game, scope: Scope, action: ActionOf<Kind>) => StepResult;

/** 359.3.e.6. Nothing could be done. */
export const ignored: StepResult = { done: false, objects: [] };

export const did = (objects: readonly string[], number?: number): StepResult => ({
  done: true,
  objects,
  ...(number === undefined ? {} : { number }),
});
/** Done to these; ignored if there are none. */
export const didTo = (objects: readonly { readonly id: string }[]): StepResult =>
  objects.length === 0 ? ignored : did(objects.map(({ id }) => id));

/** 411.1. The player who performs the action is responsible for it. */
export const causeOf = (scope: Scope, rule: string): Cause => ({
  rule,
  by: scope.actor,
  sources: scope.context.sources,
});
