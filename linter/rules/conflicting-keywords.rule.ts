import { heldTogether } from "../effects/held-keywords.ts";
import { isSelf } from "../effects/guards.ts";
import { defineRule } from "../rule.ts";

/** Keywords that undo each other. */
export const conflictingKeywords = defineRule(
  "conflicting-keywords",
  {
    severity: "warning",
    rules: ["465.2.c.8", "805.2"],
    message: "{first} and {second} contradict each other.",
    why: "{reason}",
    help: "Keep one of them.",
  },
  function* (card, report) {
    for (const together of heldTogether(card)) {
      const has = (name: string): boolean => together.some(({ keyword }) => keyword.keyword === name);
      const backline = together.find(({ keyword }) => keyword.keyword === "Backline");
      if (backline !== undefined && has("Tank"))
        yield report(card.spanOf(backline.at), {
          first: "[Tank]",
          second: "[Backline]",
          reason: "One must be assigned damage first, the other one last.",
        });
    }
    const accelerate = card.lines.find(
      ({ part, ability }) =>
        part === "abilities" && ability.ability === "keyword" && ability.keyword.keyword === "Accelerate",
    )?.ability;
    if (accelerate === undefined) return;
    for (const { ability } of card.lines) {
      if (ability.ability !== "passive" || ability.passive.passive !== "enter") continue;
      const { who, state } = ability.passive;
      const always = ability.if === undefined && ability.while === undefined && ability.unless === undefined;
      if (state === "ready" && always && isSelf(who))
        yield report(card.spanOf(accelerate), {
          first: "[Accelerate]",
          second: '"I enter ready"',
          reason: "Nobody pays to have a unit enter ready that does so anyway.",
        });
    }
  },
);
