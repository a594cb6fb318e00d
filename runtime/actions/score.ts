import type { Player, StepResult } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { isReplaced, unlessReplaced } from "../core/replacements.ts";
import { trigger } from "../abilities/trigger.ts";
import { count } from "../evaluate/count.ts";
import { cannotGainPoints, cannotGainXp } from "../evaluate/restrictions.ts";
import { valueOf } from "../evaluate/values.ts";
import { causeOf, did, ignored } from "./executor.ts";

/** 194.1.c. Points from an effect; the restrictions of the Final Point are not for these (471.1.a.1). */
export const score: Executor<"score"> = (game, scope, action) => {
  const player = scope.actor;
  if (player === null || cannotGainPoints(game, player)) return ignored;
  const points = action.points * (action.per === undefined ? 1 : count(game, scope, action.per));
  if (points === 0) return ignored;
  const entry = { what: "score", how: "effect", battlefield: null, points } as const;
  return unlessReplaced(game, causeOf(scope, "194.1.c"), entry, () => gain(game, scope, player, points));
};

function gain(game: Game, scope: Scope, player: Player, points: number): StepResult {
  game.player(player, { points: game.state.players[player].points + points });
  const { thisTurn } = game.state;
  const scored = { player, how: "effect", points } as const;
  game.noteThisTurn({ points: [...thisTurn.points, scored] });
  const entry = { what: "score", how: "effect", battlefield: null, points } as const;
  trigger(game, [game.log(causeOf(scope, "194.1.c"), entry)]);
  return did([], points);
}

/** 728. */
export const gainXp: Executor<"gain-xp"> = (game, scope, action) => {
  const player = scope.actor;
  if (player === null || cannotGainXp(game, player)) return ignored;
  const each = valueOf(game, scope, action.amount);
  if (each === null) return ignored; // 359.3.e.12
  const amount = each * (action.per === undefined ? 1 : count(game, scope, action.per));
  if (isReplaced(game, causeOf(scope, "730.1"), { what: "gain-xp", amount }))
    return { ...did([], amount), replaced: true }; // 203.2
  game.player(player, { xp: game.state.players[player].xp + amount });
  trigger(game, [game.log(causeOf(scope, "730.1"), { what: "gain-xp", amount })]);
  return did([], amount);
};

/** 730.2. What is not there cannot be spent. */
export const spendXp: Executor<"spend-xp"> = (game, scope, action) => {
  const player = scope.actor;
  if (player === null) return ignored;
  const { xp } = game.state.players[player];
  if (xp < action.amount) return ignored;
  game.player(player, { xp: xp - action.amount });
  trigger(game, [game.log(causeOf(scope, "730.2"), { what: "spend-xp", amount: action.amount })]);
  return did([], action.amount);
};
