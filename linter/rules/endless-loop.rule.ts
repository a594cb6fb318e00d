import { reportLoops } from "../loops/report-loop.ts";
import { defineSetRule } from "../rule.ts";

/** 334, 383.3. */
export const endlessLoop = defineSetRule(
  "endless-loop",
  {
    severity: "error",
    rules: ["334", "336.1", "383.3"],
    message: "{who} without end, and nobody can stop it: {trace}; {length} a round.",
    why: "Abilities that trigger go on the chain again before it is empty, and no rule ends that; it was found by running them.",
    help: 'Let one of them trigger "once each turn", give it a cost, or let it do something that is used up.',
  },
  (cards, report) => reportLoops(cards, (loop) => loop.isCertain && !loop.isOptional, report),
);
