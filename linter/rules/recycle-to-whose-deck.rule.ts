import { eventsOf } from "../effects/events.ts";
import { defineRule } from "../rule.ts";

/** 416.1. */
export const recycleToWhoseDeck = defineRule(
  "recycle-to-whose-deck",
  {
    severity: "style",
    rules: ["411.4", "416.1"],
    message: "It is not said which recycled cards count.",
    why: "A card is recycled into its owner's deck, and who is responsible for that need not be its owner.",
    help: 'Write "to your Main Deck" if only your own cards are meant.',
  },
  function* (card, report) {
    for (const { ability } of card.lines) {
      if (ability.ability !== "triggered") continue;
      for (const event of eventsOf(ability.when))
        if (
          event.event === "you-do-with-cards" &&
          event.act === "recycle" &&
          event.by === undefined &&
          ownCards.has("subject" in event.what ? event.what.subject : "") &&
          event.from === undefined &&
          event.toYourMainDeck !== true
        )
          yield report(card.spanOf(event), {});
    }
  },
);

/** Not runes, and not the card itself. */
const ownCards: ReadonlySet<string> = new Set(["a-card", "one-or-more-cards"]);
