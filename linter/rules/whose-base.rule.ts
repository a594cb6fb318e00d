import type { Choice } from "../../runtime/effects/selection.ts";
import type { Act } from "../effects/items.ts";
import type { Referent } from "../../runtime/effects/reference.ts";
import { isChoice, partsOf } from "../effects/guards.ts";
import { operandsOf, shareThing, thingsActedOn, thingsOf } from "../effects/operands.ts";
import { defineRule } from "../rule.ts";

/** 107.1. Every player has a base; a unit is in the base of its controller, and a card belongs to its owner. */
export const whoseBase = defineRule(
  "whose-base",
  {
    severity: "warning",
    rules: ["107.1.a", "107.1.c", "127.1", "740.1.a"],
    message: "{unit} may belong to another player{place}.",
    why: "Units are in the base of their controller; “a unit” and “a friendly unit” can be another player's.",
    help: "{instead}",
  },
  function* (card, report) {
    for (const { acts } of card.items) {
      const choices = acts.flatMap(({ action }) => [...partsOf(action, isChoice)]);
      for (const { action, clause } of acts) {
        const before = acts.filter((other) => other.action.step < action.step);
        if (action.do === "move" && action.destination?.to === "your-base") {
          const moved = operandsOf(action).flatMap((operand) => thingsOf(operand, before));
          if (choices.some((choice) => mayBeOthers(choice) && isOneOf(choice, moved))) {
            const values = { unit: card.textOf(action.what), place: ": its base is not yours" };
            yield report(card.spanOf(action), { ...values, instead: 'Write "to its base".' });
          }
        }
        if (
          action.do === "play" &&
          clause.by === undefined &&
          playsBanishedPermanent(action, before, choices)
        ) {
          const values = { unit: card.textOf(action.what), place: ", and nobody is told to play it" };
          yield report(card.spanOf(action), { ...values, instead: 'Write "Its owner plays it".' });
        }
      }
    }
  },
);

const isOneOf = ({ choice }: Choice, things: readonly Referent[]): boolean =>
  shareThing(things, [{ is: "choice", choice }]);

/** A unit that is not said to be this player's own: it may be a teammate's, or an opponent's. */
const mayBeOthers = ({ of }: Choice): boolean =>
  (of.kind === "unit" || of.kind === "permanent") && of.youControl !== true && of.yours !== true;

/** Who controls it need not own it (127.1). */
const isPermanent = ({ of }: Choice): boolean =>
  of.kind === "unit" || of.kind === "gear" || of.kind === "permanent";

/** "Banish a friendly unit, then play it": the card goes to its owner, who may be somebody else. */
function playsBanishedPermanent(
  action: Act["action"],
  before: readonly Act[],
  choices: readonly Choice[],
): boolean {
  const played = thingsActedOn(action, before);
  return before.some(
    (other) =>
      other.action.do === "banish" &&
      shareThing(thingsActedOn(other.action, before), played) &&
      choices.some((choice) => isPermanent(choice) && isOneOf(choice, thingsActedOn(other.action, before))),
  );
}
