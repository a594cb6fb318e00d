import type { UnitFilter, Where } from "./filter.ts";
import type { It, Me, That, This } from "./reference.ts";

/** What a trigger condition or a replacement effect looks for (367, 382, 383). */

/** Whom an event is about. */
export type Subject =
  | Me
  | This
  | It
  | That
  /** "a friendly unit" */
  | { readonly subject: "a"; readonly of: UnitFilter }
  /** "another friendly unit" */
  | { readonly subject: "another"; readonly of: UnitFilter }
  /** "any unit" */
  | { readonly subject: "any"; readonly of: UnitFilter }
  /** "one or more enemy units": once for all that happen at the same time (383.2.c) */
  | { readonly subject: "one-or-more"; readonly of: UnitFilter };

/** What somebody plays: "a spell", "a gear", "another unit", "a card", "a [Mighty] unit". */
export interface PlayedCard {
  readonly played: "a" | "another";
  readonly type: "card" | "unit" | "spell" | "gear";
  readonly mighty?: true;
  /** "from face down" (421) */
  readonly fromFaceDown?: true;
  readonly cost?: { readonly energy: number };
  readonly onOpponentsTurn?: true;
}

export type TriggerEvent =
  | { readonly event: "attack"; readonly who: Subject; readonly alone?: true }
  | { readonly event: "defend"; readonly who: Subject; readonly alone?: true }
  /** "I attack or defend" */
  | { readonly event: "attack-or-defend"; readonly who: Subject; readonly alone?: true }
  /** "you defend here" */
  | { readonly event: "you-defend"; readonly where: Where }
  | { readonly event: "take-damage"; readonly who: Subject }
  | { readonly event: "die"; readonly who: Subject }
  /** "I die in combat" */
  | { readonly event: "die-in-combat"; readonly who: Subject }
  /** "you play me", "you play this" */
  | { readonly event: "you-play-this"; readonly what: Me | This; readonly toBattlefield?: true }
  /** "you play a spell" */
  | { readonly event: "you-play"; readonly what: PlayedCard }
  /** "you kill a unit with a spell" (428.5) */
  | { readonly event: "you-kill"; readonly what: UnitFilter; readonly withSpell?: true }
  | { readonly event: "you-stun"; readonly what: UnitFilter; readonly oneOrMore?: true }
  | { readonly event: "you-buff"; readonly what: Me | { readonly subject: "a"; readonly of: UnitFilter } }
  | { readonly event: "you-ready"; readonly what: Me | { readonly subject: "a"; readonly of: UnitFilter } }
  /** "you discard me" */
  | { readonly event: "you-discard"; readonly what: Me | This | { readonly subject: "a-card" } }
  | { readonly event: "you-recycle"; readonly what: "one-or-more-cards" | "a-rune" }
  | {
      readonly event: "you-choose";
      readonly what: Me | { readonly subject: "a"; readonly of: UnitFilter };
      readonly withSpell?: true;
    }
  /** "I conquer", "you conquer here" (469) */
  | {
      readonly event: "conquer";
      readonly who: Me | { readonly subject: "you" };
      readonly where?: Where;
      readonly afterAttack?: true;
    }
  | { readonly event: "hold"; readonly who: Me | { readonly subject: "you" }; readonly where?: Where }
  | { readonly event: "win-combat"; readonly who: Me | { readonly subject: "you" } }
  | {
      readonly event: "move";
      readonly who: Subject;
      readonly to?: "a-battlefield";
      readonly from?: "here" | "a-battlefield";
    }
  /** "you conquer or hold" (469, 470) */
  | {
      readonly event: "conquer-or-hold";
      readonly who: Me | { readonly subject: "you" };
      readonly where?: Where;
    }
  /** "you attach an Equipment to me" (434) */
  | { readonly event: "you-attach"; readonly to: Me | { readonly subject: "a"; readonly of: UnitFilter } }
  /** "you spend a buff" (702.2) */
  | { readonly event: "you-spend-buff" }
  /** "you hide a card" (421) */
  | { readonly event: "you-hide" }
  /** "an opponent scores" (467) */
  | { readonly event: "opponent-scores" }
  /** "you play me or when I hold" */
  | { readonly event: "either"; readonly first: SimpleTriggerEvent; readonly second: SimpleTriggerEvent }
  /** "you play me or at the start of your Beginning Phase" */
  | { readonly event: "or-at"; readonly first: SimpleTriggerEvent; readonly at: PhaseEvent };

export type SimpleTriggerEvent = Exclude<TriggerEvent, { readonly event: "either" | "or-at" }>;

/** A moment of the turn: "the start of your Beginning Phase", "the end of your turn" (301-317). */
export type PhaseEvent =
  | { readonly event: "start-of-beginning-phase"; readonly whose: "your" | "each-player" }
  | { readonly event: "end-of-turn"; readonly whose: "your" | "this" };

/** What a text can wait for during this turn: "when it dies this turn" (389, 391). */
export type TurnEvent = Extract<TriggerEvent, { readonly event: "die" | "take-damage" }>;

/** What would happen (367): "a friendly unit would die", "that unit would be dealt damage". */
export type WouldEvent =
  | { readonly would: "die"; readonly who: Subject }
  | { readonly would: "be-dealt-damage"; readonly who: Subject };
