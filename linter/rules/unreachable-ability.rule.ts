import type { TriggeredAbility } from "../../runtime/effects/ability.ts";
import type { Condition } from "../../runtime/effects/condition.ts";
import type { CardType } from "../../runtime/effects/card-frame.ts";
import type { DoneWithCards } from "../../runtime/effects/act-event.ts";
import type { TriggerEvent } from "../../runtime/effects/event.ts";
import type { Choice } from "../../runtime/effects/selection.ts";
import { costsNotThere } from "../effects/additional-cost.ts";
import { contradictsPlace } from "../effects/places.ts";
import { eventsOf } from "../effects/events.ts";
import { isChoice, isSelf } from "../effects/guards.ts";
import { operandsOf } from "../effects/operands.ts";
import { isTargetOnBoard, mandatoryCount } from "../effects/targets.ts";
import type { LintedCard } from "../linted-card.ts";
import type { Item } from "../effects/items.ts";
import { withArticle } from "../effects/words.ts";
import { defineRule } from "../rule.ts";

/** An ability that can never trigger, or a spell that can never be played. */
export const unreachableAbility = defineRule(
  "unreachable-ability",
  {
    severity: "error",
    rules: ["308.1.a", "384.2", "385.1", "385.2", "459"],
    message: "{problem}",
    why: "What can never happen is of no use on a card.",
    help: "{instead}",
  },
  function* (card, report) {
    for (const { ability, part } of card.items) {
      if (ability.ability !== "triggered" || part === "effectText") continue;
      const { when } = ability;
      const { type } = card.card;
      const never: readonly object[] =
        when.trigger === "deathknell"
          ? [when].filter(() => !isPermanent(type))
          : eventsOf(when).filter((event) => !canHappenTo(type, event));
      for (const event of never) {
        const problem = `${withCapital(withArticle(type))} never does this: "${card.textOf(event)}".`;
        const instead = "Say of which unit it is meant, or make the card a unit.";
        yield report(card.spanOf(event), { problem, instead });
      }
    }
    for (const { ability } of card.items)
      for (const event of ability.ability === "triggered" ? eventsOf(ability.when) : []) {
        if (isHidden(event))
          yield report(card.spanOf(event), {
            problem: `No ability triggers in a deck or hand: "${card.textOf(event)}".`,
            instead: 'Write "As …": that replaces the event, wherever the card is.',
          });
        if (isFightInBase(event))
          yield report(card.spanOf(event), {
            problem: `That is done at battlefields only: "${card.textOf(event)}".`,
            instead: 'Name a battlefield, "When I hold here", or leave the place out.',
          });
      }
    for (const condition of costsNotThere(card))
      yield report(card.spanOf(condition), {
        problem: `"${card.textOf(condition)}" is never true: the card has no additional cost (356.1).`,
        instead: 'Write it on a line before: "You may pay [1] as an additional cost to play me."',
      });
    for (const { ability } of card.items) {
      const condition = ability.ability === "triggered" ? elsewhere(ability) : undefined;
      if (condition === undefined) continue;
      yield report(card.spanOf(condition), {
        problem: `"${card.textOf(condition)}" is never true then: the event is at another place (446.3.b, 459).`,
        instead: "Leave the condition out, or name the place where that happens.",
      });
    }
    for (const item of card.items) {
      const choice = combatTarget(card, item);
      if (choice === undefined) continue;
      const isSpell = item.ability.ability === "spell";
      yield report(card.spanOf(choice), {
        problem: `"${card.textOf(choice)}" exists only in combat, when this ${isSpell ? "spell cannot be played" : "ability cannot be used"}.`,
        instead: isSpell
          ? 'Give the spell [Action]: "Play on your turn or in showdowns."'
          : 'Write "[Action][>]" behind the colon.',
      });
    }
  },
);

const isPermanent = (type: CardType): boolean => type === "unit" || type === "gear";

type Kind = TriggerEvent["event"];
const ofUnits: ReadonlySet<Kind> = new Set<Kind>([
  "attack",
  "defend",
  "attack-or-defend",
  "take-damage",
  "conquer",
  "hold",
  "win-combat",
  "become-mighty",
]);
const ofPermanents: ReadonlySet<Kind> = new Set<Kind>(["die", "move"]);

/** Whether a card of this type can do what its own trigger waits for. */
function canHappenTo(type: CardType, event: TriggerEvent): boolean {
  if (event.event === "you-play-this") return isPermanent(type) || type === "spell";
  if (!("who" in event) || !isSelf(event.who)) return true;
  if (ofUnits.has(event.event) || "inCombat" in event) return type === "unit";
  return !ofPermanents.has(event.event) || isPermanent(type);
}

/** 384.2, 385.1. The card is still in the deck when this has happened, or in a hand, where not all players see it. */
function isHidden(event: TriggerEvent): boolean {
  if (event.event === "is-done")
    return isSelf(event.who) && event.done.every(({ done }) => done === "revealed");
  return event.event === "you-do-with-cards" && isSelf(event.what) && toHiddenZones.has(event.act);
}
const toHiddenZones: ReadonlySet<DoneWithCards> = new Set<DoneWithCards>([
  "draw",
  "look",
  "reveal",
  "look-or-reveal",
]);

/** 383.2.a.1. "When I conquer, if I'm in a base": a condition right after the trigger is part of it. */
function elsewhere({ when, instructions }: TriggeredAbility): Condition | undefined {
  const [event, other] = eventsOf(when);
  const lead = instructions[0]?.lead;
  if (lead?.lead !== "if" || event === undefined || other !== undefined) return undefined;
  return contradictsPlace(lead.condition, event) ? lead.condition : undefined;
}

/** 459, 464, 469, 470. Combat, conquering and holding. */
const fights: ReadonlySet<Kind> = new Set<Kind>([
  "conquer",
  "conquer-or-hold",
  "hold",
  "lose-combat",
  "stage",
  "tie-combat",
  "win-combat",
  "you-attack",
  "you-defend",
]);
const isFightInBase = (event: TriggerEvent): boolean =>
  fights.has(event.event) && "where" in event && bases.has(event.where.at);
const bases: ReadonlySet<string> = new Set(["your-base", "a-base"]);

/**
 * 308.1.a. In a showdown only cards with [Action] or [Reaction] are played, and only such abilities used; [Hidden] cards gain
 * [Reaction].
 */
function combatTarget(card: LintedCard, { ability, acts }: Item): Choice | undefined {
  const isOnlyOutside =
    ability.ability === "spell"
      ? card.card.type === "spell" && !card.hasKeyword("Action", "Reaction", "Hidden")
      : ability.ability === "activated" && ability.timing === undefined;
  if (!isOnlyOutside) return undefined;
  return acts
    .filter(({ isLater }) => !isLater)
    .flatMap(({ action }) => operandsOf(action))
    .filter(isChoice)
    .find((choice) => isTargetOnBoard(choice) && mandatoryCount(choice) > 0 && isInCombat(choice.of));
}
const isInCombat = (of: Choice["of"]): boolean =>
  of.kind === "unit" &&
  (of.state === "attacking" || of.state === "defending" || of.where?.at === "in-combat");

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
