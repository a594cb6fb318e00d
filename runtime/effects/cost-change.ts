import type { ResourceCost } from "./card-frame.ts";
import type { Quality } from "./filter.ts";
import type { PrintedGift } from "./gift.ts";
import type { During, Ordinal } from "./event-parts.ts";
import type { KeywordName } from "./keyword.ts";
import type { ObjectRestriction } from "./restriction.ts";
import type { GearGroup, LegendGroup, UnitGroup } from "./selection.ts";
import type { Me, This } from "./reference.ts";
import type { Derived, PerEach } from "./value.ts";

/** 356.3, 356.4. What costs more or less than is printed. */

/** Cards as they are played: "your spells", "friendly non-token gear", "Dragons you play", "spells that choose me". */
export interface PlayedCards {
  readonly costing: "cards";
  /** Whose they are; everybody's where it is not said. */
  readonly whose?: "your" | "friendly" | "enemy" | "you-play" | "opponents-play" | "each-player";
  /** 185.3. Tokens have no cost, so for cards this says nothing more than "unit" does. */
  readonly nonToken?: true;
  readonly type?: "card" | "spell" | "unit" | "gear" | "equipment";
  /** "Champion units" (133.7.a) */
  readonly champion?: true;
  /** "spells and gear" */
  readonly andType?: "spell" | "unit" | "gear";
  /** "Dragons": in place of a type */
  readonly tag?: string;
  /** "the second friendly gear played each turn" */
  readonly nth?: Ordinal;
  /** "spells you play from your trash" */
  readonly playedFrom?: PlayedFromWhere;
  /** "spells you play during showdowns" */
  readonly playedDuring?: "a-showdown" | "combat" | "your-turn" | "an-opponents-turn";
  /** "with [Hidden]", "with Energy cost [3] or less" */
  readonly quality?: Quality;
  /** "that choose me", "that choose a friendly unit" (355.5) */
  readonly choosing?: Extract<Quality, { readonly with: "chooses" }>["what"];
}

export type Costing =
  | Me
  | This
  | PlayedCards
  /** "friendly [Repeat] costs", "optional additional costs you pay": a component of a cost (356.4.c) */
  | {
      readonly costing: "component";
      readonly whose: "your" | "friendly" | "enemy" | "you-pay" | "opponents-pay";
      /** Absent: optional additional costs. */
      readonly keyword?: KeywordName;
    }
  /** "abilities of friendly gear", "your activated abilities" (404) */
  | {
      readonly costing: "abilities";
      /** Absent: yours. */
      readonly of?: GearGroup | UnitGroup | LegendGroup;
    };

/** The zone it is played from: "to play from anywhere other than your hand". */
export type PlayedFromWhere =
  "face-down" | "anywhere-but-your-hand" | "your-trash" | "your-hand" | "your-champion-zone";

/** "cost [2] less", "cost [1] or [A] less for each …, to a minimum of [1]", "cost [1] more" */
export interface CostChange {
  readonly amount: ResourceCost;
  /** "[1] or [A]": whoever pays chooses. */
  readonly or?: ResourceCost;
  readonly more?: true;
  readonly from?: Exclude<PlayedFromWhere, "face-down">;
  /** "during a showdown" */
  readonly during?: During;
  readonly per?: PerEach;
  readonly minimum?: ResourceCost;
  /** "… and [Y] less for each …" */
  readonly and?: AlsoChanged;
  /** "… and enter ready" */
  readonly predicate?: Predicate;
}
/** What is said of the same subject: "… and enter ready" */
export type Predicate =
  | { readonly predicate: "enter"; readonly state: "ready" | "exhausted" }
  | { readonly predicate: "have"; readonly gift: PrintedGift }
  | { readonly predicate: "cannot"; readonly restriction: ObjectRestriction };
export interface AlsoChanged {
  readonly also: "cost";
  readonly amount: ResourceCost;
  readonly more?: true;
  readonly per?: PerEach;
}

/** "This ability costs [1] less for each …" "This ability's Energy cost is reduced by the highest Might …" (404) */
export type AbilityCostChange = Omit<CostChange, "amount" | "from" | "during" | "and" | "predicate"> & {
  readonly amount: ResourceCost | Derived;
};

/** Whose Energy cost is reduced by an amount (356.4.b): "my Energy cost", "this spell's Energy cost", "your Dragons' …" */
export type ReducedCosting = Me | PlayedCards | { readonly costing: "this"; readonly noun: "spell" | "gear" };

/** "… is reduced by [2], to a minimum of [1]", "… is reduced by the highest Might among units you control" */
export interface CostReduction {
  readonly by: ResourceCost | Derived;
  readonly minimum?: ResourceCost;
}
