import type { Keyword, KeywordName } from "../../runtime/effects/keyword.ts";
import { partsOf } from "../effects/guards.ts";
import { printKeyword } from "../effects/words.ts";
import { defineRule } from "../rule.ts";

/** 807.1.b, 809.1.b, 814.1.b, 823.1.b, 824. Formatted with a number; nothing in the other keywords refers to one. */
const withValue: ReadonlySet<KeywordName> = new Set<KeywordName>([
  "Assault",
  "Deflect",
  "Hunt",
  "Level",
  "Shield",
]);

/** A number behind a keyword that has none. */
export const keywordValue = defineRule(
  "keyword-value",
  {
    severity: "error",
    rules: ["807.1.b", "809.1.b", "814.1.b", "823.1.b"],
    message: "[{keyword}] has no number, so {said} says nothing more than [{keyword}].",
    why: "The number of a keyword is used by the text that the keyword is short for; this one has no place for it.",
    help: "{instead}",
  },
  function* (card, report) {
    for (const part of ["abilities", "effectText"] as const)
      for (const keyword of partsOf(card.card[part], isKeyword)) {
        if (keyword.value === undefined || withValue.has(keyword.keyword)) continue;
        const costs = keyword.keyword === "Equip" || keyword.keyword === "Repeat";
        yield report(card.spanOf(keyword), {
          keyword: keyword.keyword,
          said: printKeyword(keyword),
          instead: costs
            ? `Write a cost behind it: "[${keyword.keyword}] [${keyword.value}]".`
            : `Write [${keyword.keyword}].`,
        });
      }
  },
);

const isKeyword = (node: object): node is Keyword =>
  "keyword" in node && typeof node.keyword === "string" && !("ability" in node) && !("passive" in node);
