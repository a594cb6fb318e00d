import type { KeywordName } from "../../runtime/effects/keyword.ts";
import { heldTogether } from "../effects/held-keywords.ts";
import { printKeyword } from "../effects/words.ts";
import { defineRule } from "../rule.ts";

/** 805.4, 810.2, 811, 815.2, 816.2, 819.2, 822.2. Further instances of these have no effect. */
const redundant: ReadonlySet<KeywordName> = new Set<KeywordName>([
  "Accelerate",
  "Action",
  "Ambush",
  "Backline",
  "Ganking",
  "Hidden",
  "Quick-Draw",
  "Reaction",
  "Tank",
  "Temporary",
  "Unique",
]);
/** 813.1.b, 819.1.b. What the first one includes. */
const included: readonly (readonly [KeywordName, KeywordName])[] = [
  ["Reaction", "Action"],
  ["Quick-Draw", "Reaction"],
  ["Quick-Draw", "Action"],
];

/** A keyword that the card has already. */
export const duplicateKeyword = defineRule(
  "duplicate-keyword",
  {
    severity: "warning",
    rules: ["805.4", "810.2", "813.1.b", "815.2", "819.1.b"],
    message: "{keyword} adds nothing: {other} is there already.",
    why: "Another instance of the keyword is redundant, or the other keyword includes it.",
    help: "Leave it out.",
  },
  function* (card, report) {
    for (const keywords of heldTogether(card)) {
      for (const [index, one] of keywords.entries()) {
        const { keyword } = one.keyword;
        const same = keywords.slice(0, index).find((other) => other.keyword.keyword === keyword);
        const wider = keywords.find((other) =>
          included.some(([outer, inner]) => other.keyword.keyword === outer && inner === keyword),
        );
        const other = wider ?? (redundant.has(keyword) ? same : undefined);
        if (other === undefined) continue;
        const values = { keyword: printKeyword(one.keyword), other: printKeyword(other.keyword) };
        yield report(card.spanOf(one.at), values);
      }
    }
  },
);
