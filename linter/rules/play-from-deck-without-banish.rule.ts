import type { Do } from "../../runtime/effects/action.ts";
import type { Act } from "../effects/items.ts";
import type { Choice } from "../../runtime/effects/selection.ts";
import { isChoice, isGroup } from "../effects/guards.ts";
import { operandsOf, shareThing, thingsOf, type Operand } from "../effects/operands.ts";
import { defineRule } from "../rule.ts";

/** 424.1.a.2, 354.3. A looked-at or revealed card is still in its deck, and is not revealed any more when it is played. */
export const playFromDeckWithoutBanish = defineRule(
  "play-from-deck-without-banish",
  {
    severity: "error",
    rules: ["108.6.c", "354.3", "419.1.a", "424.1.a.2", "424.1.a.3"],
    message: '"{card}" is played from the deck without having been banished.',
    why: "A card that is looked at or revealed stays in the deck, and the play goes on only when this has been executed.",
    help: "{instead}",
  },
  function* (card, report) {
    for (const { acts } of card.items)
      for (const { action } of acts) {
        if (action.do !== "play") continue;
        const before = acts.filter((other) => other.action.step < action.step);
        const { what } = action;
        const isUnmoved = isChoice(what)
          ? isFromDeck(what)
          : isTopCards(what) || comesFromDeck(thingsOf(what, before), before);
        const said = card.textOf(what);
        // "Banish it, then play it.", "Banish a unit from among them, then play it."
        const instead = `Banish it first: "Banish ${said}, then play ${isGroup(what) || isChoice(what) ? manyOrOne(what) : said}."`;
        if (isUnmoved) yield report(card.spanOf(what), { card: said, instead });
      }
  },
);

const manyOrOne = (what: Exclude<Operand, { readonly refer: string }>): "it" | "them" =>
  what.select === "one" || what.select === "another" || ("count" in what && what.count === 1) ? "it" : "them";

/** "Play the top card of your Main Deck." */
const isTopCards = (what: Operand): boolean => isGroup(what) && what.select === "top";
const isFromDeck = (choice: Choice): boolean =>
  choice.of.kind === "card" && ["among-them", "of-them", "seen"].includes(choice.of.zone?.from ?? "");

const looks: ReadonlySet<Do> = new Set<Do>(["look", "reveal", "reveal-until"]);

/** It was chosen among, or is, what a step looked at or revealed, and no step has banished it. */
function comesFromDeck(things: ReturnType<typeof thingsOf>, before: readonly Act[]): boolean {
  const of = (act: Act): ReturnType<typeof thingsOf> => [
    { is: "step", step: act.action.step },
    ...operandsOf(act.action).flatMap((operand) => thingsOf(operand, before)),
  ];
  if (before.some((act) => act.action.do === "banish" && shareThing(of(act), things))) return false;
  return before.some(
    (act) =>
      (looks.has(act.action.do) && shareThing(of(act), things)) ||
      operandsOf(act.action).some(
        (operand) =>
          isChoice(operand) && isFromDeck(operand) && shareThing(thingsOf(operand, before), things),
      ),
  );
}
