import type { CardType } from "../../runtime/effects/card-frame.ts";
import type { Part } from "../effects/items.ts";
import { isAction, isSelf, partsOf } from "../effects/guards.ts";
import type { LintedCard } from "../linted-card.ts";
import { withArticle } from "../effects/words.ts";
import { defineRule } from "../rule.ts";

/** 053. How a card speaks of itself. */
export const selfReference = defineRule(
  "self-reference",
  {
    severity: "style",
    rules: ["053.1", "053.2", "053.3"],
    message: '"{said}" is not how {holder} speaks of itself.',
    why: "Units and legends speak in the first person, gear and spells say “this”, battlefields say “here”.",
    help: 'Write "{instead}".',
  },
  function* (card, report) {
    for (const part of ["abilities", "effectText"] as const) {
      const wanted = wordFor(card.card.type, part);
      for (const reference of partsOf(card.card[part], isSelf)) {
        const instead = wanted === "me" && isSubject(card, reference) ? "I" : wanted;
        if (reference.refer === wanted || (wanted === "here" && isReplaced(card, reference))) continue;
        // 053.3. "here" is a place and stands for no object, so there is nothing to put in.
        const title = `Write "${instead}"`;
        const fix =
          wanted === "here" ? undefined : card.rewrite(reference, { refer: wanted }, { title, safe: true });
        const said =
          card.textOf(reference).toLowerCase() === "i" ? "I" : card.textOf(reference).toLowerCase();
        yield report(card.spanOf(reference), { said, holder: withArticle(card.card.type), instead }, { fix });
      }
    }
  },
);

/** 136. The effect text of an Equipment is the text of the unit that it is attached to. */
function wordFor(type: CardType, part: Part): "me" | "this" | "here" {
  if (part === "effectText") return "me";
  switch (type) {
    case "unit":
    case "legend":
      return "me";
    case "gear":
    case "spell":
    case "rune":
      return "this";
    case "battlefield":
      return "here";
    default:
      return type satisfies never;
  }
}

/** 187.8. "replace this with …": the battlefield itself, not what is there. */
const isReplaced = (card: LintedCard, reference: object): boolean =>
  [...partsOf(card.card.abilities, isAction)].some(
    (action) => action.do === "replace" && action.what === reference,
  );

/** "This deals 2" becomes "I deal 2": as the subject of what the ability does. */
const isSubject = (card: LintedCard, reference: object): boolean =>
  [...partsOf(card.card.abilities, (node): node is object => Object.values(node).includes(reference))].some(
    (holder) => "who" in holder || "source" in holder,
  );
