import { partsOf } from "../effects/guards.ts";
import { defineRule } from "../rule.ts";

/** 468. To score is to conquer or hold a battlefield. */
export const scoreVersusGainPoints = defineRule(
  "score-versus-gain-points",
  {
    severity: "warning",
    rules: ["194.1.c", "468", "471.1.a.1"],
    message: "Points that a card gives are gained, not scored.",
    why: "Scoring is conquering or holding a battlefield; other abilities look for it.",
    help: 'Write "gain {points}".',
  },
  function* (card, report) {
    for (const ban of partsOf(card.card, isBan))
      if (/\bscore\b/.test(card.textOf(ban)))
        yield report(card.spanOf(ban), { points: "points" }, { help: 'Write "can\'t gain points".' });
    for (const { acts } of card.items)
      for (const { action } of acts) {
        if (action.do !== "score" || action.gain === true) continue;
        const points = `${action.points} ${action.points === 1 ? "point" : "points"}`;
        const fix = card.rewrite(action, { gain: true }, { title: 'Write "gain"', safe: false });
        yield report(card.spanOf(action), { points }, { fix });
      }
  },
);

/** "Opponents can't score points": what is meant is that their points stay the same. */
const isBan = (node: object): node is { readonly cannot: "gain-points" } =>
  "cannot" in node && node.cannot === "gain-points";
