import { isChoice, isWhere, partsOf } from "../effects/guards.ts";
import { withArticle } from "../effects/words.ts";
import { defineRule } from "../rule.ts";

/** 146, 152.1. Only units and gear are at a location, and a battlefield is one. */
export const locationOnUnlocated = defineRule(
  "location-on-unlocated",
  {
    severity: "error",
    rules: ["146", "152.1", "355.2"],
    message: "{holder} has no location, so this place is none.",
    why: "Only units and gear on the board are at a base or battlefield.",
    help: "{instead}",
  },
  function* (card, report) {
    const { type, abilities } = card.card;
    if (type === "spell" || type === "legend")
      for (const where of partsOf(abilities, isHere)) {
        const holder = `The ${type} that says "here"`;
        yield report(card.spanOf(where), { holder, instead: 'Name the place: "at a battlefield".' });
      }
    for (const { acts } of card.items)
      for (const { action } of acts) {
        if (action.do !== "play" || action.destination === undefined || !isChoice(action.what)) continue;
        const { of } = action.what;
        if (of.type !== "card" && of.type !== "spell") continue;
        const holder = of.type === "spell" ? "A spell" : `${withArticle("card")} that may be a spell`;
        const instead = 'Play it, and say where units go: "If it\'s a unit, play it here."';
        yield report(card.spanOf(action), { holder: capitalised(holder), instead });
      }
  },
);

const isHere = (node: object): node is object =>
  (isWhere(node) && node.at === "here") ||
  ("to" in node && node.to === "here") ||
  ("destination" in node && node.destination === "here") ||
  ("from" in node && node.from === "here");
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
