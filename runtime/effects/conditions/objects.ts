import type { AllOf, Quantity } from "./quantity.ts";
import type {
  GearFilter,
  LegendFilter,
  Quality,
  SpellFilter,
  TagName,
  UnitFilter,
  UnitState,
  Where,
} from "../filter.ts";
import type { Reference, SingleReference } from "../reference.ts";
import type { UnitGroup } from "../selection.ts";
import type { Derived } from "../value.ts";

/** What an object is and has, and what somebody's units have together. */
export type ObjectCondition =
  /** "I'm buffed", "it was an enemy unit", "it's not here"; in the past: as it was last seen (359.3.e.13) */
  | {
      readonly if: "is";
      readonly who: SingleReference;
      readonly past?: true;
      readonly not?: true;
      readonly what: Being;
    }
  /** "it has 2 [M] or less", "it had [Temporary]", "at least one of them has [Temporary]" */
  | {
      readonly if: "has";
      readonly who: Reference;
      /** "at least one of them" */
      readonly atLeastOne?: true;
      readonly past?: true;
      readonly not?: true;
      readonly quality: HasQuality;
    }
  /**
   * "an enemy unit is alone here", "a friendly unit here is buffed", "all of your units are exhausted": the units that it
   * is true of are "it" (740.2)
   */
  | {
      readonly if: "some-are";
      readonly who: Quantity<UnitFilter> | AllOf<UnitFilter>;
      /** "an enemy unit here has [Tank]", "… more Might than me" */
      readonly what: UnitBeing | HasQuality;
    }
  /** "your legend is Empowered": a player has one (107.4) */
  | {
      readonly if: "legend-is";
      readonly who: LegendFilter;
      readonly not?: true;
      readonly what: Extract<Being, { readonly be: "state" }>;
    }
  /** "I died alone", "I didn't die alone" (740.2.a) */
  | { readonly if: "died-alone"; readonly who: SingleReference; readonly not?: true }
  /** "your units have all of the following tags among them — Bird, Cat, Dog, and Poro" */
  | { readonly if: "all-tags"; readonly who: EveryUnit; readonly tags: readonly TagName[] }
  /** "your units have all 4 tags": those that another line of the card lists */
  | {
      readonly if: "all-tags";
      readonly who: EveryUnit;
      readonly listed: number;
      readonly means: Reference["means"];
    }
  /** "my Might is greater than the total Might of enemy units there", "the total Might of your units is 8 or more" */
  | { readonly if: "compares"; readonly amount: Derived; readonly is: Comparison };

type EveryUnit = Extract<UnitGroup, { readonly select: "every" }>;

/** After "is" or "was". */
export type Being =
  /** "buffed", "[Mighty]" */
  | { readonly be: "state"; readonly state: UnitState | "mighty" }
  /** "an Equipment", "a friendly unit", "the only unit you control there": a card or an object (133) */
  | { readonly be: "a"; readonly only?: true; readonly of: KindFilter }
  /** "at a battlefield", "here" */
  | { readonly be: "at"; readonly where: Where }
  /** "in your trash": a card */
  | { readonly be: "in"; readonly zone: "your-trash" | "your-hand" }
  /** "with another Yordle", "at a battlefield with another Yordle": a friendly one at the same location */
  | { readonly be: "with"; readonly where?: Where; readonly another: UnitFilter }
  /** "alone here" (740.2.a) */
  | { readonly be: "alone"; readonly where?: Where }
  /** "one on one" (740.2.b) */
  | { readonly be: "one-on-one"; readonly where?: Where }
  /** "attacking or defending alone", "attacking with another unit" (740.2.a) */
  | {
      readonly be: "fighting";
      readonly how: "attacking" | "defending" | "attacking-or-defending";
      readonly company: "alone" | "with-another-unit";
    };

/** What units are. */
export type UnitBeing = Extract<Being, { readonly be: "state" | "at" | "alone" | "one-on-one" | "fighting" }>;

/** "greater than its Might", "7 or more", "exactly 4", "equal to your points" */
export type Comparison = ComparedWith | AsMuch;
export interface ComparedWith {
  readonly is: "greater" | "less" | "equal";
  readonly than: Derived | number;
}
export interface AsMuch {
  readonly is: "or-more" | "or-less" | "exactly";
  readonly than: number;
}

/** The qualities that can also be said with a verb: "has 2 [M] or less", "has less Might than me". */
export type HasQuality = Extract<
  Quality,
  { readonly with: "might" | "compared" | "extreme" | "keyword" | "cost" | "named" }
>;
/** "an Equipment", "a friendly unit", "a spell" */
export type KindFilter = UnitFilter | GearFilter | SpellFilter | TokenFilter;
/** "a token" (185) */
export interface TokenFilter {
  readonly kind: "permanent";
  readonly state: "token";
}
