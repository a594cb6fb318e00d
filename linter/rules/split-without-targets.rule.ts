import { isChoice, isReference } from "../effects/guards.ts";
import { defineRule } from "../rule.ts";

const isUpToOne = (among: object): boolean =>
  "select" in among && among.select === "up-to" && "count" in among && among.count === 1;

/** 355.14.a. Damage is split among units that are chosen. */
export const splitWithoutTargets = defineRule(
  "split-without-targets",
  {
    severity: "error",
    rules: ["355.14.a"],
    message: '"{among}" is one unit: nothing can be split.',
    why: "Each unit that gets a part of the damage is a target.",
    help: 'Write "split among any number of enemy units", or deal the damage without a split.',
  },
  function* (card, report) {
    for (const { acts } of card.items)
      for (const { action } of acts) {
        if (action.do !== "deal-split") continue;
        const { among } = action;
        const isOne =
          (isChoice(among) && (among.select === "one" || among.select === "another" || isUpToOne(among))) ||
          (isReference(among) && ["me", "this", "it", "that", "the-done"].includes(among.refer));
        if (isOne) yield report(card.spanOf(among), { among: card.textOf(among) });
      }
  },
);
