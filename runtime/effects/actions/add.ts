import type { CardType, ResourceCost } from "../card-frame.ts";
import type { CardFilter, Quality } from "../filter.ts";
import type { PerEach, Value } from "../value.ts";

/** 429. Resources come into the rune pool of the player. */
export type Add = AddResources | AddThatMuch;
/** "[Add] [R]." "[Add] [2]. Use only to play spells." */
export interface AddResources {
  readonly do: "add";
  readonly step: number;
  readonly resources: ResourceCost;
  /** "… for each friendly Mech" */
  readonly per?: PerEach;
  readonly only?: ResourceUse;
}
/** "Pay any amount of [A] to [Add] that much Energy." */
export interface AddThatMuch {
  readonly do: "add";
  readonly step: number;
  readonly amount: Extract<Value, { readonly value: "that-much" }>;
  readonly of: "energy" | "power";
  readonly only?: ResourceUse;
}

/** What added resources can be spent for (429). */
export type ResourceUse =
  /** "Use only to play gear or use gear abilities." */
  | {
      readonly use: "play";
      readonly type: CardFilter["type"];
      /** "cards with [Hidden]", "units with 5 [M] or more" */
      readonly quality?: Quality;
      readonly orAbilitiesOf?: Extract<CardType, "gear" | "unit" | "legend">;
    }
  /** "Use only to play Dragons." */
  | { readonly use: "play-tag"; readonly tag: string }
  /** "Use only to use gear abilities." */
  | { readonly use: "abilities"; readonly of: Extract<CardType, "gear" | "unit" | "legend"> }
  /** "Spend this Energy only during showdowns." */
  | { readonly use: "in-showdowns"; readonly resource: "energy" | "power" };
