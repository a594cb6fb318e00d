import { reportLoops } from "../loops/report-loop.ts";
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
  (cards, report) => reportLoops(cards, (loop) => loop.isCertain && loop.isOptional, report),
);
