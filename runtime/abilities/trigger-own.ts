import type { Trigger } from "../effects/index.ts";
import type { Context, GameObject } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { locationOf } from "../evaluate/places.ts";
import { putOnChain, type Triggered } from "./put-on-chain.ts";
import { met, triggeredFrom, triggeredOn } from "./triggered-by.ts";

/** 323.4, 428.1.a.1.b, 808. Abilities that trigger on their own death: everything is noted before the object is gone. */
export function triggerOwnDeaths(game: Game, dying: readonly GameObject[]): void {
  const triggered: Triggered[] = [];
  for (const object of dying) {
    const location = locationOf(object);
    for (const active of triggeredOn(game)) {
      if (active.context.self !== object.id || !isOwnDeath(active.ability.when, object)) continue;
      const event = { object: object.id, player: object.controller, location };
      const context: Context = { ...active.context, here: location, event };
      const isNamed = active.ability.when.trigger === "deathknell";
      // 801.3.b. A keyword that it has lost does not trigger.
      if (isNamed && game.keyword(object, "Deathknell") === 0) continue;
      const found = met(game, active, context);
      if (found) {
        triggered.push({
          ...triggeredFrom(game, active.ability, context, null),
          ...(isNamed ? { effect: "deathknell" as const } : {}),
        });
      }
    }
  }
  putOnChain(game, triggered);
}

/** 383.2.c.2. "When this leaves the board": it is looked at before the object is gone. */
export function triggerOwnLeaving(game: Game, object: GameObject): void {
  const location = locationOf(object);
  const triggered = triggeredOn(game).flatMap((active) => {
    const { when } = active.ability;
    if (active.context.self !== object.id || when.trigger !== "when") return [];
    if (when.event.event !== "leave" || !("refer" in when.event.who)) return [];
    const event = { object: object.id, player: object.controller, location };
    const context: Context = { ...active.context, here: location, event };
    return met(game, active, context) ? [triggeredFrom(game, active.ability, context, null)] : [];
  });
  putOnChain(game, triggered);
}

function isOwnDeath(when: Trigger, object: GameObject): boolean {
  if (when.trigger === "deathknell") return true; // 808.1.c
  const { event } = when;
  if (event.event === "is-done" && "refer" in event.who)
    return event.done.some(({ done }) => done === "killed");
  if (event.event !== "die" || !("refer" in event.who)) return false;
  return event.inCombat !== true || object.designation !== null; // 740.2.c
}
