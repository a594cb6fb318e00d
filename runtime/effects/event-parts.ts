import type { GearFilter, PermanentFilter, Quality, UnitFilter, Where } from "./filter.ts";
import type { It, Me, That, This } from "./reference.ts";

/** The parts of what a trigger condition or a replacement effect looks for (367, 382, 383). */

/** Whom an event is about. */
export type Subject =
  | Me
  | This
  | It
  | That
  /** "a friendly unit" */
  | { readonly subject: "a"; readonly of: UnitFilter | GearFilter | PermanentFilter }
  /** "another friendly unit" */
  | { readonly subject: "another"; readonly of: UnitFilter | GearFilter | PermanentFilter }
  /** "one or more enemy units": once for all that happen at the same time (383.2.c) */
  | {
      readonly subject: "one-or-more";
      readonly of: UnitFilter | GearFilter | PermanentFilter;
      /** "two or more": so many at the same time; absent: one */
      readonly least?: number;
    };

/** A player whose act or score an event is. */
export type PlayerSubject =
  | { readonly subject: "you" }
  | { readonly subject: "a-player" }
  | { readonly subject: "an-opponent" }
  /** "you or an ally": you and your teammates (740.1.a) */
  | { readonly subject: "you-or-an-ally" };
/** Who does what an event speaks of; absent: you. */
export type Actor = Exclude<PlayerSubject["subject"], "you">;
export interface Acted {
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
  | "your-turn"
  | "an-opponents-turn"
  | "a-showdown"
  | "combat"
  | "your-beginning-phase"
  | "your-draw-phase"
  | "your-main-phase";

/** What somebody plays: "a spell", "a gear", "another unit", "a card", "a [Mighty] unit", "a token unit here". */
export interface PlayedCard {
  /** "with Power cost [A][A] or more" */
  readonly quality?: Quality;
  readonly played: "a" | "another";
  readonly type?: CardKind | "token" | "equipment";
  /** "a spell or gear", "a Mech or gear" */
  readonly orType?: Exclude<CardKind, "card">;
  readonly mighty?: true;
  /** "a token unit", "a non-token unit" (179) */
  readonly token?: "token" | "non-token";
  /** Where the permanent enters. */
  readonly where?: Where;
  readonly toBattlefield?: true;
  /** The zone it was played from. */
  readonly from?: "your-hand" | "your-trash" | "own-hand" | "own-trash" | "anywhere-but-your-hand";
  /** "a Mech", in place of a type */
  readonly tag?: string;
  /** "from face down" (421) */
  readonly fromFaceDown?: true;
}

/** "a token", "a token unit" (185) */
export interface TokenPlayed {
  readonly played: "a";
  readonly type: "token" | "unit" | "gear";
  readonly token?: "token";
}

/** Cards that somebody does something with: "a card", "a spell", "one or more runes", "your second card each turn". */
export type SomeCards =
  | Me
  | This
  | NthCard
  | { readonly subject: "a-card"; readonly type?: "unit" | "spell" | "gear" }
  | { readonly subject: "one-or-more-cards" }
  | SomeRunes;
export interface SomeRunes {
  readonly subject: "a-rune" | "one-or-more-runes";
}

/** How a unit fights: "alone" (740.2.a), "one on one" (740.2.b), "with another unit". */
export interface Fighting {
  readonly withAnother?: true;
  readonly alone?: true;
  readonly oneOnOne?: true;
}
/** "with one or more [Mighty] units", "with three or more units" */
export interface WithUnits {
  readonly with?: UnitFilter;
  /** Absent: one. */
  readonly least?: number;
}
/** "attacks a battlefield you control", "attacks here" */
export type Attacked = "battlefield-you-control" | "enemy-battlefield" | "here";
export type MovedTo =
  | "a-battlefield"
  | "a-battlefield-you-control"
  | "an-enemy-battlefield"
  | "here"
  | "my-battlefield"
  | "another-battlefield"
  | "base"
  | "your-base";
/** "from a location": "there" is where it moved from then */
export type MovedFrom =
  "here" | "a-battlefield" | "my-battlefield" | "my-location" | "a-location" | "base" | "your-base";
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
    | "exhausted"
    | "healed"
    | "revealed"
    | "recycled"
    | "detached"
    | "recalled"
    | "played"
    | "discarded"
    | "burned"
    | "killed"
    | "buffed"
    | "stunned"
    | "readied"
    | "banished"
    | "returned-to-hand"
    | "returned-to-your-hand";
  readonly fromFaceDown?: true;
  /** "stunned here": it is where the text is */
  readonly here?: true;
  /** "revealed from your Main Deck" */
  readonly fromYourDeck?: true;
  /** "detached from me" */
  readonly from?: MeOrAUnit;
  /** "chosen by an enemy spell" (383.4.b), "moved by a spell or ability" */
  readonly by?: BySource;
}
/** By what something is done; friendly: of yours. */
export type BySource =
  | "a-spell"
  | "an-ability"
  | "a-spell-or-ability"
  | "an-enemy-spell"
  | "an-enemy-ability"
  | "an-enemy-spell-or-ability"
  | "a-friendly-spell"
  | "a-friendly-ability"
  | "a-friendly-spell-or-ability";
