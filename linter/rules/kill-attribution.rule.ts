import type { Condition } from "../../runtime/effects/condition.ts";
import { partsOf, isCondition } from "../effects/guards.ts";
import { defineRule } from "../rule.ts";

/** 417.6.b.3. Damage that a unit deals is not dealt by the spell that tells it to. */
export const killAttribution = defineRule(
  "kill-attribution",
  {
    severity: "error",
    rules: ["411.6", "417.6.b.3", "428.5.c"],
    message: "A unit deals the damage here, so “this” kills nothing.",
    why: "A source that is named is not in addition to the spell or ability that names it.",
    help: 'Ask for the death instead: "When it dies this turn, …"',
  },
  function* (card, report) {
    for (const { acts, instructions } of card.items) {
      const deals = acts.filter(({ action: { do: kind } }) => kind.startsWith("deal"));
      const byUnits = deals.length > 0 && deals.every(({ action }) => isByUnit(action));
      if (!byUnits || acts.some(({ action }) => action.do === "kill")) continue;
      for (const condition of partsOf(instructions, isCondition))
        if (asksWhetherThisKills(condition)) yield report(card.spanOf(condition), {});
    }
  },
);

const isByUnit = (action: { readonly do: string; readonly source?: unknown }): boolean =>
  action.do === "deal-to-each-other" || action.source !== undefined;
const asksWhetherThisKills = (condition: Condition): boolean => condition.if === "this-kills";
