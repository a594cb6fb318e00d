import type { GearFilter, LegendFilter, Quality, UnitFilter, Where } from "./filter.ts";
import type { OnePlayer } from "./player.ts";
import type { It, Me, That, This } from "./reference.ts";

/** What a trigger condition or a replacement effect looks for (367, 382, 383). */

/** Whom an event is about. */
export type Subject =
  | Me
  | This
  | It
  | That
  /** "a friendly unit" */
  | { readonly subject: "a"; readonly of: UnitFilter | GearFilter }
  /** "another friendly unit" */
  | { readonly subject: "another"; readonly of: UnitFilter | GearFilter }
  /** "any unit" */
  | { readonly subject: "any"; readonly of: UnitFilter | GearFilter }
  /** "one or more enemy units": once for all that happen at the same time (383.2.c) */
  | { readonly subject: "one-or-more"; readonly of: UnitFilter | GearFilter };

/** A player whose act or score an event is. */
export type PlayerSubject =
  | { readonly subject: "you" }
  | { readonly subject: "a-player" }
  | { readonly subject: "an-opponent" }
  /** "you or an ally": you and your teammates (740.1.a) */
  | { readonly subject: "you-or-an-ally" };
/** Who does what an event speaks of; absent: you. */
export type Actor = Exclude<PlayerSubject["subject"], "you">;
interface Acted {
  readonly by?: Actor;
}

/** 383.1. "the [Nth] time" */
export type Ordinal = "first" | "second" | "third" | "fourth";

/** "your second card each turn" */
export interface NthCard {
  readonly nth: Ordinal;
  readonly whose: "your" | "their";
  readonly type: CardKind;
}
type CardKind = "card" | "unit" | "spell" | "gear";

/** When in a turn something happens: "on your turn", "during a showdown" (301-317, 341). */
export type During =
  "your-turn" | "an-opponents-turn" | "a-showdown" | "combat" | "your-beginning-phase" | "your-main-phase";

/** What somebody plays: "a spell", "a gear", "another unit", "a card", "a [Mighty] unit", "a token unit here". */
export interface PlayedCard {
  /** "with Power cost [A][A] or more" */
  readonly quality?: Quality;
  readonly played: "a" | "another";
  readonly type?: CardKind | "token";
  readonly mighty?: true;
  /** "a token unit", "a non-token unit" (179) */
  readonly token?: "token" | "non-token";
  /** Where the permanent enters. */
  readonly where?: Where;
  readonly toBattlefield?: true;
  /** The zone it was played from. */
  readonly from?: "your-hand" | "your-trash" | "anywhere-but-your-hand";
  /** "a Mech", in place of a type */
  readonly tag?: string;
  /** "from face down" (421) */
  readonly fromFaceDown?: true;
}

export type TriggerEvent =
  | ({ readonly event: "attack"; readonly who: Subject; readonly what?: Attacked } & Fighting)
  | ({ readonly event: "defend"; readonly who: Subject } & Fighting)
  /** "I attack or defend" */
  | ({ readonly event: "attack-or-defend"; readonly who: Subject } & Fighting)
  /** "you defend here" */
  | { readonly event: "you-defend"; readonly where?: Where }
  /** "you attack" (383.4.e) */
  | { readonly event: "you-attack"; readonly where?: Where }
  | { readonly event: "take-damage"; readonly who: Subject }
  | { readonly event: "die"; readonly who: Subject }
  /** "I die in combat" */
  | { readonly event: "die-in-combat"; readonly who: Subject }
  /** "you play me", "you play this" */
  | {
      readonly event: "you-play-this";
      readonly what: Me | This;
      readonly toBattlefield?: true;
      /** 811 */
      readonly fromFaceDown?: true;
      /** "you play me or another Dragon" */
      readonly or?: AnotherUnit;
    }
  /** "you play a spell", "a player plays a unit here" */
  | ({ readonly event: "you-play"; readonly what: PlayedCard | NthCard } & Acted)
  /** "you kill a unit with a spell" (428.5) */
  | ({
      readonly event: "you-kill";
      readonly what: UnitFilter | GearFilter;
      readonly withSpell?: true;
    } & Acted)
  | ({ readonly event: "you-stun"; readonly what: UnitFilter; readonly oneOrMore?: true } & Acted)
  | ({ readonly event: "you-buff"; readonly what: MeOrAUnit } & Acted)
  | ({ readonly event: "you-ready"; readonly what: MeOrAUnit } & Acted)
  /** "you move an enemy unit" (420) */
  | ({
      readonly event: "you-move";
      /** Absent: any unit of theirs. */
      readonly what?: MeOrAUnit;
      readonly to?: MovedTo;
      readonly from?: MovedFrom;
    } & Acted)
  /** "you discard me" */
  | ({
      readonly event: "you-discard";
      readonly what: Me | This | { readonly subject: "a-card" } | { readonly subject: "one-or-more-cards" };
    } & Acted)
  /** "you draw your second card each turn" (413) */
  | ({ readonly event: "you-draw"; readonly what: NthCard | { readonly subject: "a-card" } } & Acted)
  | ({
      readonly event: "you-recycle";
      readonly what: "one-or-more-cards" | "a-card" | "a-rune";
      /** "to your Main Deck": cards of yours (416.1) */
      readonly toYourMainDeck?: true;
    } & Acted)
  | ({ readonly event: "you-choose"; readonly what: MeOrAUnit; readonly withSpell?: true } & Acted)
  /** "you use an activated ability of a gear", "… with Energy cost [7] or more" (377.2, 204.1.b) */
  | ({
      readonly event: "you-activate";
      /** Absent: of anything. */
      readonly what?: { readonly subject: "a"; readonly of: UnitFilter | GearFilter | LegendFilter };
      readonly energy?: number;
    } & Acted)
  /** "you look at cards from the top of your Main Deck and see me": it triggers in the deck (385) */
  | { readonly event: "you-see-this"; readonly what: Me | This }
  /** "you choose or ready me" */
  | ({
      readonly event: "you-do-either";
      readonly first: DoneToUnits;
      readonly second: DoneToUnits;
      readonly what: MeOrAUnit;
    } & Acted)
  /** "I conquer", "you conquer here" (469) */
  | {
      readonly event: "conquer";
      readonly who: Subject | PlayerSubject;
      readonly where?: Where;
      /** "a battlefield that was uncontrolled" */
      readonly wasUncontrolled?: true;
      /** "an open battlefield": what is said of it once it is conquered, so of none (170.11.c, 383.2.c) */
      readonly open?: true;
      /** "with one or more [Mighty] units" */
      readonly with?: UnitFilter;
      readonly afterAttack?: true;
    }
  | {
      readonly event: "hold";
      readonly who: Subject | PlayerSubject;
      readonly where?: Where;
      readonly with?: UnitFilter;
    }
  | { readonly event: "win-combat"; readonly who: Subject | PlayerSubject; readonly where?: Where }
  | {
      readonly event: "move";
      readonly who: Subject;
      readonly to?: MovedTo;
      readonly from?: MovedFrom;
    }
  /** "you conquer or hold" (469, 470) */
  | {
      readonly event: "conquer-or-hold";
      readonly who: Subject | PlayerSubject;
      readonly where?: Where;
      readonly with?: UnitFilter;
    }
  /** "you attach an Equipment to me" (434) */
  | { readonly event: "you-attach"; readonly to: MeOrAUnit }
  /** "a gear becomes attached to me", "this becomes attached to a friendly unit", "I become equipped" (434, 818.3) */
  | { readonly event: "become-attached"; readonly who?: Subject; readonly to?: MeOrAUnit }
  /** "you spend a buff" (702.2) */
  | ({ readonly event: "you-spend-buff" } & Acted)
  /** "you hide a card" (421) */
  | ({ readonly event: "you-hide" } & Acted)
  /** "this leaves the board": killed, banished, returned to a hand, recycled (107, 124) */
  | { readonly event: "leave-board"; readonly who: Subject }
  /** "a unit you control becomes [Mighty]" (709) */
  | { readonly event: "become-mighty"; readonly who: Subject }
  /** "I become empowered" (441.2.a) */
  | { readonly event: "become-empowered"; readonly who: Subject }
  /** "a showdown begins here" (345) */
  | { readonly event: "showdown-begins"; readonly where?: Where }
  /** "a friendly unit is buffed", "this is played, discarded, or killed", "a unit here is returned to a player's hand" */
  | { readonly event: "is-done"; readonly who: Subject; readonly done: readonly Done[] }
  /** "an opponent scores" (467) */
  | ({ readonly event: "you-score" } & Acted)
  /** "you gain XP", "you spend XP" (730) */
  | ({ readonly event: "you-gain-xp" } & Acted)
  | ({ readonly event: "you-spend-xp" } & Acted)
  /** "you channel a rune" (430) */
  | ({ readonly event: "you-channel" } & Acted)
  /** "you counter a spell" (425) */
  | ({ readonly event: "you-counter" } & Acted)
  /** "you lose a combat" (466.3) */
  | { readonly event: "lose-combat"; readonly who: PlayerSubject; readonly where?: Where }
  /** "a combat begins here" (464) */
  | { readonly event: "combat-begins"; readonly where?: Where }
  /** "you play me or when I hold" */
  | { readonly event: "either"; readonly first: SimpleTriggerEvent; readonly second: SimpleTriggerEvent }
  /** "you play me or at the start of your Beginning Phase" */
  | { readonly event: "or-at"; readonly first: SimpleTriggerEvent; readonly at: PhaseEvent };

export type SimpleTriggerEvent = Exclude<TriggerEvent, { readonly event: "either" | "or-at" }>;
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
      | "die-in-combat"
      | "combat-begins"
      | "showdown-begins";
  }
>;
/** What a player does: "you play a spell". */
export type ActEvent = Exclude<Extract<SimpleTriggerEvent, { readonly event: `you-${string}` }>, FightEvent>;
/** What happens to an object: "a friendly unit dies". */
export type ObjectEvent = Exclude<SimpleTriggerEvent, FightEvent | ActEvent>;

/** How a unit fights: "alone" (740.2.a), "one on one" (740.2.b). */
interface Fighting {
  readonly alone?: true;
  readonly oneOnOne?: true;
}
/** "attacks a battlefield you control", "attacks here" */
export type Attacked = "battlefield-you-control" | "here";
export type MovedTo = "a-battlefield" | "here" | "another-battlefield" | "base";
/** "from a location": "there" is where it moved from then */
export type MovedFrom = "here" | "a-battlefield" | "my-location" | "a-location";
/** What a player does to a unit: "choose", "ready" */
export type DoneToUnits = "choose" | "ready" | "buff" | "move";
export type MeOrAUnit = Me | { readonly subject: "a"; readonly of: UnitFilter };
/** "another Dragon" */
export interface AnotherUnit {
  readonly subject: "another";
  readonly of: UnitFilter;
}
/** What is done to a card or a permanent, whoever does it. */
export interface Done {
  readonly done:
    | "chosen"
    | "moved"
    | "recalled"
    | "played"
    | "discarded"
    | "killed"
    | "buffed"
    | "stunned"
    | "readied"
    | "banished"
    | "returned-to-hand";
  readonly fromFaceDown?: true;
  /** "chosen by an enemy spell" (383.4.b) */
  readonly chosenBy?: "a-spell" | "a-spell-or-ability" | "an-enemy-spell" | "an-enemy-spell-or-ability";
}

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

/** What would happen (367): "a friendly unit would die", "that unit would be dealt damage". */
export type WouldEvent =
  /** "a combat where you are the attacker ends in a tie": attackers would be recalled (466.1.a.2, 740.3.a) */
  | { readonly would: "end-in-a-tie"; readonly role: "attacker" | "defender" | "either" }
  /** "a friendly unit would be stunned" (423) */
  | { readonly would: "be-stunned"; readonly who: Subject; readonly during?: During }
  /** "I would be returned to my owner's hand" (056) */
  | { readonly would: "be-returned-to-hand"; readonly who: Subject; readonly during?: During }
  | { readonly would: "die"; readonly who: Subject; readonly during?: During }
  | { readonly would: "be-dealt-damage"; readonly who: Subject };
