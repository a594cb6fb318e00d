import type { Trigger } from "../../runtime/effects/ability.ts";
import type { TriggerEvent } from "../../runtime/effects/event.ts";
import { eventsOf } from "../effects/events.ts";
import { defineRule } from "../rule.ts";

/** 190.6.d. On a battlefield "you" is its controller, and nobody while it has none. */
export const battlefieldYou = defineRule(
  "battlefield-you",
  {
    severity: "warning",
    rules: ["190.6.a", "190.6.d"],
    message: "Only the controller of the battlefield is meant by “you”.",
    why: "While nobody controls the battlefield “you” is no one, and what other players do is never seen.",
    help: 'Say whom it is for: "When a player …, they …", or "While you control this battlefield".',
  },
  function* (card, report) {
    if (card.card.type !== "battlefield") return;
    for (const { ability } of card.items)
      if (ability.ability === "triggered" && !isControlled(ability.when))
        for (const event of eventsOf(ability.when))
          if (byAnyPlayer.has(event.event) && !("by" in event)) yield report(card.spanOf(event), {});
  },
);

/** "When … while you control this battlefield": its controller is meant, and said. */
const isControlled = (when: Trigger): boolean =>
  when.trigger === "when" &&
  when.while?.if === "controls-it" &&
  when.while.by === "you" &&
  "battlefield" in when.while.what;

/** Conquering, holding and defending a battlefield make a player its controller, or take one. */
const byAnyPlayer: ReadonlySet<TriggerEvent["event"]> = new Set<TriggerEvent["event"]>([
  "you-play",
  "you-do",
  "you-do-with-cards",
  "you-move",
  "you-activate",
  "you-attach",
  "you-spend-buff",
  "you-gain-xp",
  "you-spend-xp",
  "you-channel",
  "you-counter",
  "you-control",
  "you-predict",
]);
