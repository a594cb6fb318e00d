import type { Choice } from "../../runtime/effects/selection.ts";
import { eventsOf } from "../effects/events.ts";
import type { Act, Item } from "../effects/items.ts";
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
    for (const { acts, ability } of card.items) {
      const choices = acts.flatMap(({ action }) => [...partsOf(action, isChoice)]);
      for (const { action, clause } of acts) {
        const before = acts.filter((other) => other.action.step < action.step);
        const whose = whoseBaseOf(action);
        if (action.do === "move" && (whose === "your" || whose === "my")) {
          const moved = operandsOf(action).flatMap((operand) => thingsOf(operand, before));
          const isChosen = choices.some((choice) => mayBeOthers(choice.of) && isOneOf(choice, moved));
          const isOfEvent = moved.some(({ is }) => is === "event") && subjectsOf(ability).some(mayBeOthers);
          const isGroup = operandsOf(action).some(
            (operand) => "of" in operand && !("choice" in operand) && mayBeOthers(operand.of),
          );
          if (isChosen || isOfEvent || isGroup) {
            const place = `: its base is not ${whose === "my" ? "mine" : "yours"}`;
            const values = { unit: card.textOf(action.what), place };
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

const whoseBaseOf = (action: Act["action"]) =>
  action.do === "move" && action.destination?.to === "base" ? action.destination.whose : undefined;

/** What the events of a trigger are about: "an enemy unit attacks". */
const subjectsOf = (ability: Item["ability"]): readonly object[] =>
  ability.ability !== "triggered"
    ? []
    : eventsOf(ability.when).flatMap((event) =>
        ["who", "what"].flatMap((key) => {
          const subject: unknown = Object.entries(event).find(([name]) => name === key)?.[1];
          return isObject(subject) && "of" in subject && isObject(subject.of) ? [subject.of] : [];
        }),
      );
const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** A unit that is not said to be this player's own: it may be a teammate's, or an opponent's. */
const mayBeOthers = (of: object): boolean =>
  "kind" in of &&
  (of.kind === "unit" || of.kind === "permanent") &&
  !("youControl" in of && of.youControl === true) &&
  !("yours" in of && of.yours === true);

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
