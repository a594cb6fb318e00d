import type {
  Acted,
  AnotherUnit,
  MeOrAUnit,
  MovedFrom,
  MovedTo,
  NthCard,
  PlayedCard,
  SomeCards,
} from "./event-parts.ts";
import type { GearFilter, LegendFilter, PermanentFilter, UnitFilter } from "./filter.ts";
import type { Me, This } from "./reference.ts";

/** 410-443. What a player does: "you play a spell". */
export type ActEvent =
  /** "you play me", "you play this" */
  | {
      readonly event: "you-play-this";
      readonly what: Me | This;
      readonly toBattlefield?: true;
      /** 811 */
      readonly fromFaceDown?: true;
      /** "from your trash" */
      readonly from?: "your-hand" | "your-trash";
      /** "you play me or another Dragon" */
      readonly or?: AnotherUnit;
    }
  /** "you play a spell", "a player plays a unit here" */
  | ({ readonly event: "you-play"; readonly what: PlayedCard | NthCard } & Acted)
  /** "you stun one or more enemy units", "you kill a unit with a spell" (428.5), "you choose or ready me" */
  | ({
      readonly event: "you-do";
      readonly act: DoneToPermanents;
      readonly or?: DoneToPermanents;
      readonly what: ActedOn;
      readonly withSpell?: true;
    } & Acted)
  /** "you move an enemy unit" (420) */
  | ({
      readonly event: "you-move";
      /** Absent: any unit of theirs. */
      readonly what?: MeOrAUnit;
      readonly to?: MovedTo;
      readonly from?: MovedFrom;
    } & Acted)
  /** "you discard me", "you draw your second card each turn", "you recycle one or more cards to your Main Deck" */
  | ({
      readonly event: "you-do-with-cards";
      readonly act: DoneWithCards;
      readonly what: SomeCards;
      readonly from?: CardsFrom;
      /** "to your Main Deck": cards of yours (416.1) */
      readonly toYourMainDeck?: true;
      /** "you hide a card here" */
      readonly here?: true;
    } & Acted)
  /** "you use an activated ability of a gear", "… with Energy cost [7] or more" (377.2, 204.1.b) */
  | ({
      readonly event: "you-activate";
      /** Absent: of anything. */
      readonly what?: {
        readonly subject: "a";
        readonly of: UnitFilter | GearFilter | PermanentFilter | LegendFilter;
      };
      readonly energy?: number;
    } & Acted)
  /** "you attach an Equipment to me" (434), "you attach this to a unit" */
  | ({ readonly event: "you-attach"; readonly what?: This; readonly to: MeOrAUnit } & Acted)
  /** "you spend a buff" (702.2) */
  | ({ readonly event: "you-spend-buff" } & Acted)
  /** "an opponent scores" (467) */
  | ({ readonly event: "you-score"; readonly here?: true } & Acted)
  /** "you gain XP", "you spend XP" (730) */
  | ({ readonly event: "you-gain-xp" } & Acted)
  | ({ readonly event: "you-spend-xp" } & Acted)
  /** "you gain control of a battlefield", "an opponent loses control of this battlefield" (190) */
  | ({ readonly event: "you-control"; readonly how: "gain" | "lose"; readonly here?: true } & Acted)
  /** "you [Predict]" (436) */
  | ({ readonly event: "you-predict" } & Acted)
  /** "you channel a rune" (430) */
  | ({ readonly event: "you-channel" } & Acted)
  /** "you counter a spell" (425) */
  | ({ readonly event: "you-counter" } & Acted);

/** What a player does to a permanent. */
export type DoneToPermanents =
  | "choose"
  | "ready"
  | "exhaust"
  | "buff"
  | "move"
  | "stun"
  | "kill"
  | "banish"
  | "recall"
  | "heal"
  | "empower"
  | "return-to-hand"
  | "return-to-your-hand";
/** What it is done to: "me", "a gear", "one or more enemy units" (383.2.c) */
export type ActedOn =
  | Me
  | This
  | {
      readonly subject: "a" | "another" | "one-or-more";
      readonly of: UnitFilter | GearFilter | PermanentFilter | LegendFilter;
      /** "two or more": at the same time; absent: one */
      readonly least?: number;
    };
/** What a player does with cards outside the board; "look-or-reveal": either. */
export type DoneWithCards =
  "draw" | "discard" | "burn" | "recycle" | "reveal" | "look" | "look-or-reveal" | "banish" | "hide";
/** "from your hand", "from the top of your deck", "from a deck" */
export type CardsFrom = "your-hand" | "your-trash" | "own-hand" | "own-trash" | "your-main-deck" | "a-deck";
