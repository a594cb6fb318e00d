import { nodesIn } from "../../compiler/nodes.ts";
import { defineRule } from "../rule.ts";

const amounts = ["count", "points", "amount", "value"] as const;

/** 135.2.b.5. An instruction that does nothing. */
export const zeroAmount = defineRule(
  "zero-amount",
  {
    severity: "warning",
    rules: ["135.2.b.5"],
    message: '"{said}" does nothing.',
    why: "An instruction is a game action and what it is done to; of nothing there is nothing to do.",
    help: "Write a number of at least 1, or leave it out.",
  },
  function* (card, report) {
    for (const part of ["abilities", "effectText"] as const)
      for (const effect of nodesIn(card.card[part]))
        if (isAmount(effect) && amounts.some((key) => effect[key] === 0))
          yield report(card.spanOf(effect), { said: card.textOf(effect) });
  },
);

/** Actions, choices, changes of Might, and keywords; a limit such as "with 0 [M]" says something. */
const isAmount = (effect: Readonly<Record<string, unknown>>): boolean =>
  ["do", "select", "gift"].some((key) => Object.hasOwn(effect, key)) || typeof effect["keyword"] === "string";
