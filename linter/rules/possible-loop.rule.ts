import { reportLoops } from "../loops/report-loop.ts";
import { defineSetRule } from "../rule.ts";

/** 334, 383.3. */
export const possibleLoop = defineSetRule(
  "possible-loop",
  {
    severity: "warning",
    rules: ["334", "336.1", "383.3"],
    message: "{who} for very long: {trace}; {length} in a round.",
    why: "Running the abilities did not come to rest, and did not come back to the same position either.",
    help: 'Look whether something is used up; if not, let one of them trigger "once each turn".',
  },
  (cards, report) => reportLoops(cards, (loop) => !loop.isCertain, report),
);
