import type { Executor } from "./executor.ts";
import { choose as ask, keep } from "../chain/choose.ts";
import { optionsOf } from "../chain/options.ts";
import { did, ignored } from "./executor.ts";

/** 355.5. What is a target has been chosen before; the rest is chosen now (355.17). */
export const choose: Executor<"choose"> = (game, scope, action) => {
  const seen: string[] = [];
  const ids = action.what.flatMap((choice) => {
    seen.push(...optionsOf(game, scope, choice)); // Of which "the rest" is what nobody chooses.
    const chosen = scope.round.chosen[choice.choice];
    if (chosen !== undefined && choice.chosenAt !== "resolution") return chosen;
    if (scope.actor === null) return [];
    const now = ask(game, scope, choice, action, scope.actor) ?? [];
    keep(scope, choice, now);
    return now;
  });
  return ids.length === 0 && seen.length === 0
    ? ignored
    : { ...did(ids), seen: [...new Set([...ids, ...seen])] };
};

/** In a game of two there is one opponent to choose. */
export const chooseOpponent: Executor<"choose-opponent"> = (_game, scope) =>
  scope.context.you === null ? ignored : did([]);

/** 355.9.a. A player. */
export const choosePlayer: Executor<"choose-player"> = (game, scope) => {
  if (scope.actor === null) return ignored;
  const why = `355.9.a: a player for ${scope.context.name}`;
  const player = game.ask<"player">({ ask: "player", player: scope.actor, why, options: ["A", "B"] });
  return { ...did([]), players: [player] };
};
