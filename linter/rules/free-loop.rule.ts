import { reportLoops } from "../loops/report-loop.ts";
import { isFreeToUse } from "../loops/free-use.ts";
import { defineSetRule } from "../rule.ts";

/** 334, 383.3. */
export const freeLoop = defineSetRule(
  "free-loop",
  {
    severity: "warning",
    rules: ["334", "336.1", "383.3"],
    message: "{who} without end and without cost, if a player wants it: {trace}; {length} a round.",
    why: "A player can do that as often as they like; it was found by running the abilities.",
    help: 'Let one of them trigger "once each turn", give it a cost, or let it do something that is used up.',
  },
  function* (cards, report) {
    yield* reportLoops(cards, (loop) => loop.isCertain && loop.isOptional, report);
    for (const of of cards)
      for (const { ability } of of.lines) {
        if (ability.ability !== "activated" || !isFreeToUse(ability)) continue;
        const values = { who: "This ability can be used", trace: of.card.name, length: "1 ability" };
        const why = "Its cost uses nothing up, so a player can do that as often as they like.";
        yield { of, diagnostic: report(of.spanOf(ability), values, { why }) };
      }
  },
);
