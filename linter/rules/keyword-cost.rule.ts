import type { KeywordName } from "../../runtime/effects/keyword.ts";
import { printKeyword } from "../effects/words.ts";
import { defineRule } from "../rule.ts";

/** 818.1.c, 820.1.c, 827.1: written with a cost. */
const withCost: ReadonlySet<KeywordName> = new Set<KeywordName>(["Equip", "Repeat", "Empower", "Flow"]);

/** 818.1.c, 820.1.c, 805.1.a. Some keywords have a cost of their own, and others none. */
export const keywordCost = defineRule(
  "keyword-cost",
  {
    severity: "error",
    rules: ["805.1.a", "818.1.c", "820.1.c", "827.1", "829.1.b"],
    message: "{keyword} {problem}.",
    why: "[Equip], [Repeat], [Empower] and [Flow] are read with the cost behind them; other keywords say what they cost themselves.",
    help: "{help}",
  },
  function* (card, report) {
    for (const { ability } of card.lines) {
      // "Your spells have [Repeat] [1].": what cards are given as they are played.
      const playedHave = ability.ability === "passive" && ability.passive.passive === "played-have";
      const has =
        ability.ability === "keyword" ? ability.keyword : playedHave ? ability.passive.keyword : undefined;
      if (has === undefined) continue;
      const { cost = [], keyword } = has;
      const isPaid = withCost.has(keyword);
      if (isPaid === cost.length > 0) continue;
      const name = printKeyword(has);
      yield report(card.spanOf(ability), {
        keyword: name,
        problem: isPaid ? "has no cost" : "takes no cost",
        help: isPaid ? `Write its cost behind it: "${name} [1]".` : "Leave the cost out.",
      });
    }
  },
);
