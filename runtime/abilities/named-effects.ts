import type { NamedEffect, PhaseEvent, Trigger, TriggerEvent, TriggeredAbility } from "../effects/index.ts";
import type { Context, GameObject } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { contextOfObject, opened } from "../evaluate/board.ts";
import { holds } from "../evaluate/conditions.ts";
import { areMet } from "../evaluate/dependence.ts";
import { locationOf } from "../evaluate/places.ts";
import { emptyRound } from "../evaluate/scope.ts";
import { putOnChain, type Triggered } from "./put-on-chain.ts";

/** 383.4. Whether a trigger condition is that of a named effect. */
function isNamed(when: Trigger, effect: NamedEffect): boolean {
  if (when.trigger === "deathknell") return effect === "deathknell";
  return when.trigger !== "at" && namesOf(when.event).includes(effect);
}
function namesOf(event: TriggerEvent | PhaseEvent): readonly NamedEffect[] {
  if (event.event === "either") return [...namesOf(event.first), ...namesOf(event.second)];
  if (event.event === "is-done")
    return "refer" in event.who && event.done.some(({ done }) => done === "played") ? ["play"] : [];
  return names[event.event] ?? [];
}
const names: Partial<Record<(TriggerEvent | PhaseEvent)["event"], readonly NamedEffect[]>> = {
  conquer: ["conquer"],
  hold: ["hold"],
  "conquer-or-hold": ["conquer", "hold"],
  attack: ["attack"],
  defend: ["defend"],
  "attack-or-defend": ["attack", "defend"],
  "you-play-this": ["play"],
};

/**
 * 383.4.g. Puts the named effects of these objects on the chain, as if they had just triggered; what else their
 * conditions ask for is looked at (383.4.g.1). Returns how many there are.
 */
export function triggerEffects(game: Game, objects: readonly GameObject[], effect: NamedEffect): number {
  const triggered = objects.flatMap((object) =>
    opened(game.card(object.name).abilities).flatMap(({ ability, dependsOn }): readonly Triggered[] => {
      if (ability.ability !== "triggered" || !isNamed(ability.when, effect)) return [];
      const event = { object: object.id, player: object.controller, location: locationOf(object) };
      const context: Context = { ...contextOfObject(object), here: locationOf(object), event };
      return areMet(game, context, dependsOn) && ifHolds(game, context, ability)
        ? [
            {
              controller: object.controller,
              context,
              instructions: withoutIf(ability),
              round: emptyRound,
              onEvent: null,
              effect,
            },
          ]
        : [];
    }),
  );
  putOnChain(game, triggered);
  return triggered.length;
}

/** 383.2.a.1. The "if" after the condition is a part of it. */
function ifHolds(game: Game, context: Context, { instructions }: TriggeredAbility): boolean {
  const lead = instructions[0]?.lead;
  const scope = { context, round: emptyRound, item: null, actor: context.you };
  return lead?.lead !== "if" || holds(game, scope, lead.condition);
}
function withoutIf({ instructions }: TriggeredAbility): TriggeredAbility["instructions"] {
  const [first, ...rest] = instructions;
  if (first?.lead?.lead !== "if") return instructions;
  const { lead, ...sentence } = first;
  return [sentence, ...rest];
}
