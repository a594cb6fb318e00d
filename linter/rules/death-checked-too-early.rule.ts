import { languageDiagnostics } from "../../grammar/diagnostics/language-diagnostics.ts";
import type { Condition } from "../../runtime/effects/condition.ts";
import type { PerEach } from "../../runtime/effects/value.ts";
import type { Act } from "../effects/items.ts";
import { defineRule } from "../rule.ts";

/** 321, 323.5. Units die in the Cleanup after the item, not while it is executed. */
export const deathCheckedTooEarly = defineRule(
  "death-checked-too-early",
  languageDiagnostics.entries["death-checked-too-early"],
  function* (card, report) {
    for (const { acts } of card.items)
      for (const act of acts) {
        const dealt = acts.some(({ action, index }) => isDamage(action.do) && index <= act.index);
        if (act.isLater || !dealt || act.sentence.actions[0] !== act.action) continue;
        const [asked] = [...conditionsOf(act).filter(asksForDeath), ...countsOf(act).filter(countsDeaths)];
        if (asked !== undefined) yield report(card.spanOf(asked), {});
      }
  },
);

const isDamage = (kind: string): boolean => kind.startsWith("deal");

function conditionsOf({ sentence }: Act): readonly Condition[] {
  const { lead } = sentence;
  return [
    ...(lead?.lead === "if" ? [lead.condition] : []),
    ...(sentence.if === undefined ? [] : [sentence.if]),
    ...(sentence.unless === undefined ? [] : [sentence.unless]),
  ];
}
const asksForDeath = (condition: Condition): boolean => condition.if === "this-kills";

/** "For each unit this kills, …", "draw 1 for each unit this kills" */
const countsOf = ({ action, sentence: { lead } }: Act): readonly PerEach[] => [
  ...(lead?.lead === "for-each" ? [lead.of] : []),
  ...("per" in action ? [action.per] : []),
];
const countsDeaths = ({ count }: PerEach): boolean => count === "killed-by-this";
