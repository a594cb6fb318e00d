import type { Exhaustibles } from "../effects/index.ts";
import type { Action } from "../effects/index.ts";
import type { GameEvent, ObjectId, StepResult } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Cause, Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { runeName } from "../core/channel.ts";
import { isReplaced } from "../core/replacements.ts";
import { trigger } from "../abilities/trigger.ts";
import { cannotBe } from "../evaluate/restrictions.ts";
import { causeOf, did, ignored } from "./executor.ts";
import { selectIds } from "./select.ts";

/** 414. What is exhausted already is not exhausted again (414.1.b). */
export const exhaust: Executor<"exhaust"> = (game, scope, action) =>
  turn(game, scope, action.what, action, true);

/** Exhausts or readies permanents, legends and runes. */
export function turn(
  game: Game,
  scope: Scope,
  what: Exhaustibles,
  action: Action,
  exhausted: boolean,
): StepResult {
  const ids = selectIds(game, scope, what, action);
  const cause = causeOf(scope, exhausted ? "414.1" : "415.1");
  const events: GameEvent[] = [];
  for (const object of game.findAll(ids)) {
    if (object.exhausted === exhausted || (!exhausted && cannotBe(game, object, "readied", cause))) continue;
    const entry = { what: exhausted ? "exhaust" : "ready", object: object.id, name: object.name } as const;
    if (isReplaced(game, cause, entry)) continue;
    game.patch(object.id, { exhausted });
    events.push(game.log(cause, entry));
  }
  events.push(...turnRunes(game, ids, exhausted, cause));
  if (events.length > 0) game.needsCleanup(); // 319.7
  trigger(game, events);
  return ids.length === 0 ? ignored : { ...did(ids), done: events.length > 0 };
}

/** 161. Runes are on the board and no permanents; turning them is an event like any other (370.1.a). */
function turnRunes(
  game: Game,
  ids: readonly ObjectId[],
  exhausted: boolean,
  cause: Cause,
): readonly GameEvent[] {
  return (["A", "B"] as const).flatMap((player) => {
    const { runes } = game.state.players[player];
    const changed = runes.filter((rune) => ids.includes(rune.id) && rune.exhausted !== exhausted);
    if (changed.length === 0) return [];
    game.player(player, {
      runes: runes.map((rune) => (changed.includes(rune) ? { ...rune, exhausted } : rune)),
    });
    const what = exhausted ? "exhaust" : "ready";
    return changed.map(({ domain, id }) => game.log(cause, { what, object: id, name: runeName(domain) }));
  });
}
