import type { ActEvent } from "./act-event.ts";
import type { StateCondition } from "./condition.ts";
import type {
  Acted,
  Attacked,
  BySource,
  Done,
  During,
  Fighting,
  MeOrAUnit,
  MovedFrom,
  MovedTo,
  PlayerSubject,
  Subject,
  TokenPlayed,
  WithUnits,
} from "./event-parts.ts";
import type { Where } from "./filter.ts";
import type { OnePlayer } from "./player.ts";

/** What a trigger condition or a replacement effect looks for (367, 382, 383). */

export type TriggerEvent =
  | ({ readonly event: "attack"; readonly who: Subject; readonly what?: Attacked } & Fighting)
  | ({ readonly event: "defend"; readonly who: Subject } & Fighting)
  /** "I attack or defend" */
  | ({ readonly event: "attack-or-defend"; readonly who: Subject } & Fighting)
  /** "you defend here" */
  | { readonly event: "you-defend"; readonly where?: Where }
  /** "you attack" (383.4.e) */
  | ({ readonly event: "you-attack"; readonly where?: Where } & WithUnits)
  /** "I take damage", "an enemy unit takes damage from a spell" */
  | { readonly event: "take-damage"; readonly who: Subject; readonly by?: BySource }
  /** "a friendly unit dies", "I die in combat" (740.2.c), "another unit dies here" */
  | { readonly event: "die"; readonly who: Subject; readonly inCombat?: true; readonly here?: true }
  | ActEvent
  /** "I conquer", "you conquer here" (469) */
  | ({
      readonly event: "conquer";
      readonly who: Subject | PlayerSubject;
      readonly where?: Where;
      /** "a battlefield that was uncontrolled" */
      readonly wasUncontrolled?: true;
      /** "an open battlefield": what is said of it once it is conquered, so of none (170.11.c, 383.2.c) */
      readonly open?: true;
      readonly afterAttack?: true;
    } & WithUnits)
  | ({ readonly event: "hold"; readonly who: Subject | PlayerSubject; readonly where?: Where } & WithUnits)
  | { readonly event: "win-combat"; readonly who: Subject | PlayerSubject; readonly where?: Where }
  | {
      readonly event: "move";
      readonly who: Subject;
      readonly to?: MovedTo;
      readonly from?: MovedFrom;
    }
  /** "you conquer or hold" (469, 470) */
  | ({
      readonly event: "conquer-or-hold";
      readonly who: Subject | PlayerSubject;
      readonly where?: Where;
    } & WithUnits)
  /** "a gear becomes attached to me", "this becomes attached to a friendly unit", "I become equipped" (434, 818.3) */
  | { readonly event: "become-attached"; readonly who?: Subject; readonly to?: MeOrAUnit }
  /** "this leaves the board": killed, banished, returned to a hand, recycled (107, 124); "a unit leaves here" */
  | { readonly event: "leave"; readonly who: Subject; readonly place: "the-board" | "here" }
  /** "I enter": onto the board (369.3) */
  | { readonly event: "enter"; readonly who: Subject }
  /** "a unit you control becomes [Mighty]" (709) */
  | { readonly event: "become-mighty"; readonly who: Subject }
  /** "I become empowered" (441.2.a) */
  | { readonly event: "become-empowered"; readonly who: Subject }
  /** "a friendly unit is buffed", "this is played, discarded, or killed", "a unit here is returned to a player's hand" */
  | { readonly event: "is-done"; readonly who: Subject; readonly done: readonly Done[] }
  /** "you lose a combat", "I lose a combat" (466.3) */
  | { readonly event: "lose-combat"; readonly who: Subject | PlayerSubject; readonly where?: Where }
  /** "a combat here ends in a tie", "you tie a combat" (740.3.a) */
  | { readonly event: "tie-combat"; readonly who?: PlayerSubject; readonly where?: Where }
  /** "I deal combat damage", "you deal damage to an enemy unit with a spell" (417.6) */
  | {
      readonly event: "deal-damage";
      readonly who: Subject | PlayerSubject;
      readonly combat?: true;
      readonly to?: Subject;
      readonly withSpell?: true;
    }
  /** "a combat begins here" (464), "a showdown ends here" (345, 348) */
  | {
      readonly event: "stage";
      readonly stage: "combat" | "showdown";
      readonly does: "begins" | "ends";
      readonly where?: Where;
    }
  /** "you play me or when I hold", "you play me or at the start of your Beginning Phase" */
  | {
      readonly event: "either";
      readonly first: SimpleTriggerEvent;
      readonly second: SimpleTriggerEvent | PhaseEvent;
    };

export type SimpleTriggerEvent = Exclude<TriggerEvent, { readonly event: "either" }>;
/** Fights and what is won by them (459-470). */
export type FightEvent = Extract<
  SimpleTriggerEvent,
  {
    readonly event:
      | "attack"
      | "defend"
      | "attack-or-defend"
      | "you-attack"
      | "you-defend"
      | "conquer"
      | "hold"
      | "conquer-or-hold"
      | "win-combat"
      | "lose-combat"
      | "tie-combat"
      | "stage";
  }
>;
/** What happens to an object: "a friendly unit dies". */
export type ObjectEvent = Exclude<SimpleTriggerEvent, FightEvent | ActEvent>;

/** A moment of the turn: "the start of your Beginning Phase", "the end of your turn" (301-317). */
export type PhaseEvent =
  | {
      readonly event: "start";
      readonly of: TurnPart;
      readonly whose: WhoseTurn;
      /** "each player's first Beginning Phase": of the game */
      readonly first?: true;
    }
  | { readonly event: "end"; readonly of: "turn"; readonly whose: WhoseTurn };

export type WhoseTurn = "your" | "each-player" | "each-opponent";
/** A turn, or one of its phases (315, 316). */
export type TurnPart = "turn" | TurnPhase;
export type TurnPhase = "awaken" | "beginning" | "channel" | "draw" | "main";

/** One moment that is still to come: "the end of this turn", "the start of your next Main Phase" (390). */
export type NextMoment =
  | { readonly next: "end-of-this-turn" }
  | { readonly next: "end"; readonly of: "turn"; readonly whose: OnePlayer }
  | { readonly next: "start"; readonly of: TurnPart; readonly whose: OnePlayer };

/** What a text can wait for during this turn: "when it dies this turn" (389, 391). */
export type TurnEvent = SimpleTriggerEvent;

/** 369.1, 370.1.b.1. What something is done "as": "I'm revealed from your deck", "this is attached to a unit". */
export type AsEvent = Exclude<SimpleTriggerEvent, { readonly event: "you-play-this" }>;

/** What would happen (367): "a friendly unit would die", "you would draw a card". */
export type WouldEvent =
  /** "a combat where you are the attacker ends in a tie": attackers would be recalled (466.1.a.2, 740.3.a) */
  | { readonly would: "end-in-a-tie"; readonly role: "attacker" | "defender" | "either" }
  | {
      readonly would: "happen";
      readonly event: WouldBe;
      readonly during?: During;
      /** "while I'm at a battlefield" */
      readonly while?: StateCondition;
    };
/** Events that can be replaced: those of which the game knows before they happen. */
export type WouldBe =
  | Extract<
      ObjectEvent,
      { readonly event: "take-damage" | "die" | "move" | "become-empowered" | "become-mighty" | "is-done" }
    >
  | Extract<FightEvent, { readonly event: "conquer" | "hold" | "conquer-or-hold" }>
  | { readonly event: "leave"; readonly who: Subject; readonly place: "the-board" }
  | Extract<
      ActEvent,
      {
        readonly event:
          "you-do" | "you-do-with-cards" | "you-score" | "you-gain-xp" | "you-channel" | "you-counter";
      }
    >
  | ({ readonly event: "you-play"; readonly what: TokenPlayed } & Acted);
