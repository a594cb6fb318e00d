import type { Trigger } from "../../runtime/effects/ability.ts";
import { isSelf } from "../effects/guards.ts";
import { defineRule } from "../rule.ts";

/** 808.1.c. [Deathknell] is functionally short for "When I die". */
export const deathknellSpelledOut = defineRule(
  "deathknell-spelled-out",
  {
    severity: "style",
    rules: ["808.1.c"],
    message: '"{said}" is what [Deathknell] is short for.',
    why: "What speaks of [Deathknell] does not see an ability that only says the same.",
    help: 'Write "[Deathknell][>]" before what happens.',
  },
  function* (card, report) {
    // 385.1. What never dies is told of by unreachable-ability.
    if (card.card.type !== "unit" && card.card.type !== "gear") return;
    for (const { ability } of card.items) {
      if (ability.ability !== "triggered" || !isOwnDeath(ability.when)) continue;
      const addition = { title: 'Write "[Deathknell][>]"', safe: false };
      const fix = card.rewrite(ability, { when: { trigger: "deathknell" } }, addition);
      yield report(
        card.spanOf(ability.when.event),
        { said: `When ${card.textOf(ability.when.event)}` },
        { fix },
      );
    }
  },
);

type When = Extract<Trigger, { readonly trigger: "when" }>;
/** Nothing is said but that it dies: [Deathknell] knows no other condition. */
const isOwnDeath = (when: Trigger): when is When =>
  when.trigger === "when" &&
  when.during === undefined &&
  when.while === undefined &&
  when.often === undefined &&
  when.event.event === "die" &&
  when.event.inCombat === undefined &&
  isSelf(when.event.who);
