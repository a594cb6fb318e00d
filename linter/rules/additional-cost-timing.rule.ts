import type { Rider } from "../../runtime/effects/ability.ts";
import { defineRule } from "../rule.ts";

/** 356.2.b.1. An additional cost is paid while the card is played, and what follows from it happens then. */
export const additionalCostTiming = defineRule(
  "additional-cost-timing",
  {
    severity: "style",
    rules: ["355.1.a", "356.2.b.1", "383.4.a.1"],
    message: '"{rider}" happens while the card is still being played.',
    why: "Costs are paid before a permanent enters, so what “if you do” says is done before it is on the board.",
    help: 'Write "When you play {self}, if you paid the additional cost, …".',
  },
  function* (card, report) {
    const { type } = card.card;
    if (type !== "unit" && type !== "gear") return;
    for (const { ability } of card.lines) {
      if (ability.ability !== "additional-cost" || ability.optional !== true) continue;
      for (const rider of ability.riders ?? [])
        if (isGameAction(rider))
          yield report(card.spanOf(rider), {
            rider: card.textOf(rider),
            self: type === "unit" ? "me" : "this",
          });
    }
  },
);

/** What changes its cost or how it enters is a passive, and belongs to playing it. */
const isGameAction = (rider: Rider): boolean =>
  "actions" in rider && rider.lead?.lead === "if-you-do" && rider.actions.length > 0;
