import type { Trigger } from "../../runtime/effects/ability.ts";
import type { PhaseEvent, SimpleTriggerEvent, TriggerEvent } from "../../runtime/effects/event.ts";

/** The events that a trigger looks for, one by one: "you play me or when I hold" are two. */
export function eventsOf(when: Trigger): readonly SimpleTriggerEvent[] {
  switch (when.trigger) {
    case "when":
    case "time-each-turn":
      return simpleEvents(when.event);
    case "at":
    case "deathknell":
      return [];
    default:
      return when satisfies never;
  }
}

function simpleEvents(event: TriggerEvent): readonly SimpleTriggerEvent[] {
  if (event.event !== "either") return [event];
  return [event.first, ...(isPhase(event.second) ? [] : [event.second])];
}

const isPhase = (event: SimpleTriggerEvent | PhaseEvent): event is PhaseEvent => "whose" in event;
