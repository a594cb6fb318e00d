import { defineRule } from "../rule.ts";

/** 713, 715.2. Bonus Damage is granted to Deal actions; a battlefield says to whom its own is dealt. */
export const bonusDamageScope = defineRule(
  "bonus-damage-scope",
  {
    severity: "error",
    rules: ["713", "715.2"],
    message: "The Bonus Damage {bound}.",
    why: "Bonus Damage counts for each unit that damage is dealt to, so without a place every unit anywhere gets it.",
    help: 'Name the units that it is dealt to: "Spells and abilities deal 1 Bonus Damage to units here."',
  },
  function* (card, report) {
    for (const { ability } of card.lines) {
      if (ability.ability !== "passive" || ability.passive.passive !== "bonus-damage") continue;
      const { passive } = ability;
      const isEverywhere = passive.from === "spells-and-abilities" && passive.to === undefined;
      if (card.card.type === "battlefield" && isEverywhere)
        yield report(card.spanOf(passive), { bound: "of a battlefield is not bound to units" });
      if (/\baffecting\b/i.test(card.textOf(passive)))
        yield report(card.spanOf(passive), {
          bound: "is bound to what a spell or ability affects, not to the units that are dealt damage",
        });
    }
  },
);
