import type { Action, Sentence } from "../effects/index.ts";
import type { Player } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { holds } from "../evaluate/conditions.ts";
import { playersOf } from "../evaluate/players.ts";

/** The sentences after a position that leave somebody out: "If you paid …, you don't kill a unit this way." */
export const sparingAfter = (sentences: readonly Sentence[], position: number): readonly Sentence[] =>
  sentences.filter(
    ({ actions }, later) => later > position && actions.some((action) => action.do === "do-not"),
  );

/** 359.3.d. Who does not do an action, because a later sentence of the text says so and its condition is true. */
export function sparedPlayers(
  game: Game,
  scope: Scope,
  action: Action,
  sparing: readonly Sentence[],
): readonly Player[] {
  return sparing.flatMap(({ actions, by, if: condition, lead }) => {
    const isMeant = actions.some((each) => each.do === "do-not" && each.what.do === action.do);
    if (!isMeant || (lead?.lead === "if" && !holds(game, scope, lead.condition))) return [];
    if (condition !== undefined && !holds(game, scope, condition)) return [];
    if (by !== undefined) return playersOf(game, scope, by);
    return scope.actor === null ? [] : [scope.actor];
  });
}
