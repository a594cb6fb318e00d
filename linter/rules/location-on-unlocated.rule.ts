import type { Trigger } from "../../runtime/effects/ability.ts";
import type { PlayedCard } from "../../runtime/effects/event-parts.ts";
import { eventsOf } from "../effects/events.ts";
import { isChoice, isWhere, partsOf } from "../effects/guards.ts";
import { withArticle } from "../effects/words.ts";
import { defineRule } from "../rule.ts";

/** 146, 152.1. Only units and gear are at a location, and a battlefield is one. */
export const locationOnUnlocated = defineRule(
  "location-on-unlocated",
  {
    severity: "error",
    rules: ["146", "148.1.a.1", "152.1", "323.7", "355.2"],
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
    if (type === "gear")
      for (const { ability, part, acts } of card.items) {
        // 719. What its effect text says is said by the unit that it is attached to.
        if (part === "effectText" || ability.ability !== "triggered" || !playsItself(ability.when)) continue;
        for (const where of acts.flatMap(({ action }) => [...partsOf(action, isHere)])) {
          const instead = "Leave the place out, or put it in reminder text.";
          yield report(card.spanOf(where), { holder: "A gear that is recalled as it is played", instead });
        }
      }
    for (const { ability } of card.items)
      for (const event of ability.ability === "triggered" ? eventsOf(ability.when) : [])
        if (event.event === "you-play" && "played" in event.what && isPlacedSpell(event.what)) {
          const holder = event.what.type === "card" ? "A card that may be a spell" : "A spell";
          yield report(card.spanOf(event), {
            holder,
            instead: 'Say it of the unit: "you play a unit here".',
          });
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

/** 355.2. "When you play a card here": only permanents are played to a place. */
const isPlacedSpell = ({ orType, toBattlefield, type, where }: PlayedCard): boolean =>
  (where !== undefined || toBattlefield === true) &&
  (type === "card" || type === "spell" || orType === "spell");

/** 148.1.a.1, 323.7. A gear alone at a battlefield is recalled before its trigger resolves. */
const playsItself = (when: Trigger): boolean =>
  eventsOf(when).some((event) => event.event === "you-play-this");

const isHere = (node: object): node is object =>
  (isWhere(node) && node.at === "here") ||
  ("to" in node && node.to === "here") ||
  ("destination" in node && node.destination === "here") ||
  ("from" in node && node.from === "here") ||
  ("here" in node && node.here === true);
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
