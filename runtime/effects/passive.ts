import type { Play } from "./actions/play.ts";
import type { NamedEffect } from "./ability.ts";
import type { CardFilter, GroupOfGear, GroupOfPermanents, PermanentFilter, Side, Where } from "./filter.ts";
import type { TurnPhase } from "./event.ts";
import type { During, Ordinal } from "./event-parts.ts";
import type { Gift, PrintedGift } from "./gift.ts";
import type { LostKeywords } from "./actions/lose-keywords.ts";
import type { Keyword, KeywordName } from "./keyword.ts";
import type { It, Me, This } from "./reference.ts";
import type { ObjectRestriction, OnlyPlace, PlayerRestriction, PlayPlace } from "./restriction.ts";
import type { Every, GearGroup, LegendGroup, UnitGroup } from "./selection.ts";
import type { DamageFrom } from "./actions/damage.ts";
import type { ResourceCost } from "./card-frame.ts";
import type { Condition } from "./condition.ts";
import type { CostChange, CostReduction, Costing, PlayedCards, ReducedCosting } from "./cost-change.ts";
import type { PerEach } from "./value.ts";

/** 364-366. What is true while the card is where its passive abilities are active. */
export type Passive =
  /** "Other friendly units have +1 [M] here." "I have [Assault]." */
  | {
      readonly passive: "have";
      /** "it": what the condition is true of, "while a unit here is alone, it has +1 [M]" */
      readonly who: Me | This | It | UnitGroup | GearGroup | LegendGroup | Every<PermanentFilter>;
      readonly gift: Gift;
      readonly here?: true;
      /** "… for each friendly gear" */
      readonly per?: PerEach;
      /** ", to a minimum of 1 [M]" */
      readonly minimum?: number;
      /** ", to a maximum of 5 [M]" */
      readonly maximum?: number;
      /** "if they didn't already" */
      readonly ifNotAlready?: true;
      /** "and enter ready" */
      readonly enterReady?: true;
      /** "and can't be moved": of the same */
      readonly restriction?: ObjectRestriction;
    }
  /** "Units you control here have their Might increased to 5 [M]." (478.1) */
  | { readonly passive: "might-increased-to"; readonly who: UnitGroup; readonly might: number }
  /** "Your spells and abilities deal 1 Bonus Damage." "Spells and abilities deal 1 Bonus Damage to units here." (712-715) */
  | {
      readonly passive: "bonus-damage";
      readonly from: "your-spells-and-abilities" | "spells-and-abilities" | "your-spells" | "your-abilities";
      readonly amount: number;
      readonly to?: Extract<UnitGroup, { readonly select: "every" }>;
    }
  /** "Your spells have [Repeat] [2].", "Sand Soldiers you play have [Weaponmaster].": as they are played (366.2) */
  | {
      readonly passive: "played-have";
      readonly what: PlayedCards;
      /**
       * "played from anywhere other than a player's hand"; "each Equipment in your hand", as it is played from there;
       * "everywhere", so that it also has the keyword on the board
       */
      readonly from?: "anywhere-but-a-hand" | "your-hand" | "your-trash" | "everywhere";
      readonly keyword: Keyword;
      /** "[Flow] equal to its cost": the printed one of the card */
      readonly equalToCost?: true;
    }
  /** "Your Equipment each give [Assault].", "Each Equipment attached to me gives double its base Might bonus." (137, 719) */
  | {
      readonly passive: "gear-gives";
      readonly from: GearGroup;
      readonly gift: PrintedGift | { readonly gift: "might-bonus-times"; readonly times: 2 | 3 };
    }
  /** "Buffs give an additional +1 [M] to friendly units." (703) */
  | {
      readonly passive: "buffs-give";
      readonly amount: number;
      readonly to: Extract<UnitGroup, { readonly select: "every" }>;
    }
  /** "Your [Deathknell] effects trigger an additional time." "Your conquer effects for conquering here …" (383.4) */
  | {
      readonly passive: "effects-trigger";
      /** "[Hunt]": a conquer and a hold effect too (823.1.b) */
      readonly effects: NamedEffect | "hunt";
      /** Absent: yours. */
      readonly whose?: "mine" | "opponents" | "everybody";
      /** "for conquering here", "for holding here" */
      readonly forHere?: "conquering" | "holding";
      /** Where the object is that has the effect. */
      readonly where?: Where;
      readonly times: "an-additional-time" | "never";
    }
  /** "Increase the points needed to win the game by 1." (194.3) */
  /** "Skip your Draw Phase.", "Opponents skip their Draw Phases." (443) */
  | {
      readonly passive: "skips-phase";
      readonly who: "you" | "opponents" | "each-player";
      readonly phase: TurnPhase;
    }
  | { readonly passive: "points-to-win"; readonly by: number; readonly less?: true }
  /** "I have all [E] abilities of all friendly legends, units, and gear." (376, 473) */
  | {
      readonly passive: "has-abilities-of";
      readonly side: Side;
      readonly kinds: readonly KindOfPermanent[];
    }
  /**
   * "Prevent all combat damage that would be dealt to other friendly units here.", "Prevent the first 3 damage that would
   * be dealt to me each combat." (437)
   */
  | {
      readonly passive: "prevents-damage";
      readonly amount: number | "all";
      readonly from?: DamageFrom;
      readonly to: Me | UnitGroup;
      /** Anew each combat, or each turn; only with a number. */
      readonly each?: "combat" | "turn";
    }
  /** "Your damage can't be prevented." (054.1, 142.3.b) */
  | { readonly passive: "damage-cannot-be-prevented" }
  /** "Any amount of your damage is enough to kill enemy units." (142.4.c) */
  | { readonly passive: "any-damage-kills"; readonly who: Extract<UnitGroup, { readonly select: "every" }> }
  /** "This enters exhausted." "Other friendly units enter ready." */
  | {
      readonly passive: "enter";
      readonly who:
        | Me
        | This
        | Extract<UnitGroup, { readonly select: "every" }>
        | Every<PermanentFilter>
        | Every<GroupOfGear>
        /** "the first unit you play each turn" */
        | NthPlayed;
      /** "Units enter here ready.": where the text is */
      readonly here?: true;
      readonly state: "ready" | "exhausted";
    }
  /** "I must be assigned combat damage last." (465.2.c.6) */
  | { readonly passive: "assigned-damage"; readonly who: Me | UnitGroup; readonly order: "first" | "last" }
  /** "You ignore [Backline] while assigning combat damage here." "Ignore [Deflect] while paying this spell's costs." (765) */
  | {
      readonly passive: "ignores-keyword";
      readonly keyword: KeywordName;
      readonly while: "assigning-damage" | "assigning-damage-here" | "paying-its-costs";
    }
  /** "Units can move here from anywhere." (187.9) */
  | { readonly passive: "may-move-here"; readonly who: UnitGroup }
  /** "Enemy units here lose [Ganking]." (477.2.b) */
  | { readonly passive: "loses-keywords"; readonly who: UnitGroup; readonly keywords: LostKeywords }
  /** "Other friendly units are Yordles.": beside the tags that they have (477.1.c) */
  | { readonly passive: "has-tag"; readonly who: Me | UnitGroup; readonly tag: string }
  /** "I can't be chosen by enemy spells and abilities.", "Units can't move from here to base.", "I don't take damage." */
  | { readonly passive: "cannot"; readonly who: Restricted; readonly restriction: ObjectRestriction }
  /** "You may play me to an open battlefield." (170.11, 355.2.b) */
  | {
      readonly passive: "may-be-played-to";
      readonly who: Me | This | Extract<UnitGroup, { readonly select: "every" }>;
      readonly where: PlayPlace;
    }
  /** "I can [Ambush] to a battlefield where there are enemy units." (822.1.d) */
  | { readonly passive: "may-ambush-to"; readonly who: Me; readonly where: PlayPlace }
  /** "Play me only to a battlefield you conquered this turn." */
  | { readonly passive: "only-played-to"; readonly who: Me; readonly where: OnlyPlace }
  /** "Units can't be played here." */
  | {
      readonly passive: "cannot-be-played-here";
      readonly side?: Side;
      readonly type: CardFilter["type"];
    }
  /** "You can't play me.", "Play me only during an opponent's turn." (054.1) */
  | { readonly passive: "cannot-be-played"; readonly who: Me | This; readonly except?: During }
  /** "Opponents can't play spells." (054) */
  | {
      readonly passive: "players-cannot";
      readonly who: "you" | "opponents" | "players";
      readonly restriction: PlayerRestriction;
    }
  /** "I don't deal combat damage." (465.2.a) */
  | { readonly passive: "deals-no-combat-damage"; readonly who: Me | This | It | UnitGroup }
  /** "I cost [2] less." "Your spells cost [1] less." "This costs [2] less for each …" (356.3, 356.4) */
  | ({ readonly passive: "costs-less"; readonly what: Costing } & CostChange)
  /** "This spell's Energy cost is reduced by the highest Might among units you control." (356.4.b) */
  | ({ readonly passive: "energy-cost-reduced"; readonly what: ReducedCosting } & CostReduction)
  /** "I can have any number of buffs." (702) */
  | { readonly passive: "any-number-of-buffs"; readonly who: Me | This | UnitGroup }
  /** "Opponents must pay [A] for each unit beyond the first to move multiple units to my battlefield at the same time." */
  | {
      readonly passive: "moving-costs";
      readonly amount: ResourceCost;
      /** Only for those beyond the first of one move (144.3). */
      readonly beyondFirst?: true;
      readonly to: "my-battlefield" | "here";
    }
  /** "Your Gold [Add] an additional [1]." (429) */
  | { readonly passive: "tokens-add-more"; readonly name: string; readonly amount: ResourceCost }
  /** "This can't be countered." "Your spells can't be countered." (425) */
  | {
      readonly passive: "cannot-be-countered";
      readonly what: Me | This | PlayedCards;
      /** "your spells and abilities": those of the same players */
      readonly andAbilities?: true;
    }
  /** "You may play me from your trash for [3][R]." (356.1.a, 419) */
  | {
      readonly passive: "may-be-played-for";
      readonly who: Me;
      readonly from?: "your-trash" | "your-champion-zone";
      readonly cost: ResourceCost;
    }
  /** "You may play units from your trash.", "You may play spells from your hand, ignoring their Energy costs." (419.1.a) */
  | {
      readonly passive: "may-play-cards";
      readonly what: CardFilter;
      readonly ignoring?: NonNullable<Play["ignoring"]>;
    }
  /** "Use my abilities only while I'm at a battlefield." (377.2.b) */
  | { readonly passive: "abilities-only-while"; readonly who: Me; readonly condition: Condition }
  /** "You may hide an additional card here." "Players may hide two additional cards at each battlefield they control." (107.3.b) */
  | {
      readonly passive: "may-hide-more";
      readonly who?: "players";
      readonly count: number;
      readonly where: "here" | "each-battlefield";
    }
  /** "You may pay [1] to hide a card with [Hidden] instead of [A]." (811.1.b) */
  | { readonly passive: "may-hide-for"; readonly cost: ResourceCost }
  /** "Your opponents' [Hidden] cards can't be revealed here." (811.1.b) */
  | { readonly passive: "hidden-stay-hidden-here"; readonly whose: "opponents" | "players" }
  /** "Ignore this spell's cost." (356.1.b) */
  | { readonly passive: "ignore-cost"; readonly what: Me | This };

/** "the second unit you play each turn" */
export type NthPlayed = PlayedCards & { readonly nth: Ordinal };
/** "legends, units, and gear" */
export interface KindOfPermanent {
  readonly kind: "legend" | "unit" | "gear";
}
/** Of what it is said that it cannot do something. */
export type Restricted =
  Me | This | It | UnitGroup | GearGroup | LegendGroup | Every<GroupOfPermanents> | Every<PermanentFilter>;
