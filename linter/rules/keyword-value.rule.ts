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
    message: "{problem}",
    why: "The number of a keyword is used by the text that the keyword is short for; this one has no place for it.",
    help: "{instead}",
  },
  function* (card, report) {
    for (const part of ["abilities", "effectText"] as const)
      for (const keyword of partsOf(card.card[part], isKeyword)) {
        if (keyword.value === undefined || withValue.has(keyword.keyword)) continue;
        if (keyword.keyword.startsWith("[")) continue; // The compiler has compared it with its declaration.
        const costs = keyword.keyword === "Equip" || keyword.keyword === "Repeat";
        yield report(card.spanOf(keyword), {
          problem: `[${keyword.keyword}] has no number, so ${printKeyword(keyword)} says nothing more.`,
          instead: costs
            ? `Write a cost behind it: "[${keyword.keyword}] [${keyword.value}]".`
            : `Write [${keyword.keyword}].`,
        });
      }
    for (const dependence of [card.card.abilities, card.card.effectText].flatMap((part) => [
      ...partsOf(part, isLevel),
    ]))
      if (dependence.level < 1)
        yield report(card.spanOf(dependence), {
          problem: `[Level ${String(dependence.level)}] is always reached, so it says nothing.`,
          instead: "Leave it out, or write a level from 1 on.",
        });
  },
);

/** 824. "While you have N+ XP" */
const isLevel = (node: object): node is { readonly level: number } =>
  "dependent" in node && node.dependent === "level" && "level" in node && typeof node.level === "number";
const isKeyword = (node: object): node is Keyword =>
  "keyword" in node && typeof node.keyword === "string" && !("ability" in node) && !("passive" in node);
