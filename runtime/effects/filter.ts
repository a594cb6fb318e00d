import type { Nameable } from "./actions/tags.ts";
import type { PlainAmount } from "./value.ts";
import type { Me, Reference, SingleReference, They, This, Those } from "./reference.ts";
import type { BattlefieldSelection, Every } from "./selection.ts";
import type { Domain, ResourceCost } from "./card-frame.ts";
import type { KeywordName } from "./keyword.ts";

/** Which objects a text speaks of. A unit is a unit on the board unless a zone is named (355.9.a.1). */

/** 355.9.b. What must be true of a unit, written before the noun. */
export type UnitState =
  | "stunned"
  | "buffed"
  | "damaged"
  | "ready"
  | "exhausted"
  | "attacking"
  | "defending"
  | "attacking-or-defending"
  | "equipped"
  | "empowered"
  | "attached"
  | "detached"
  | "token";

export type Side = "friendly" | "enemy";

/** 197. Where an object is. "here" is the place of the object that has the ability. */
export type Where =
  | { readonly at: "here" }
  | { readonly at: "there"; readonly means: Reference["means"] }
  | { readonly at: "a-battlefield" }
  | { readonly at: "battlefields" }
  /** "at a battlefield you control", "at enemy battlefields" (170) */
  | { readonly at: "battlefield-of"; readonly whose: "you" | "opponents"; readonly any?: true }
  | { readonly at: "my-battlefield" }
  | { readonly at: "that-battlefield"; readonly means: Reference["means"] }
  | { readonly at: "the-same-location" }
  | { readonly at: "the-same-battlefield" }
  /** Not where what was chosen before is; where nothing was chosen, not where this is. */
  | { readonly at: "a-different-location" }
  /** "at another battlefield": than where this is */
  | { readonly at: "another-battlefield" }
  /** Of several: no two of them at the same one (355.11). */
  | { readonly at: "different-locations" }
  | { readonly at: "different-battlefields" }
  | { readonly at: "anywhere" }
  | { readonly at: "your-base" }
  | { readonly at: "a-base" }
  | { readonly at: "in-combat" }
  /** "in a showdown": at the battlefield where one is (341) */
  | { readonly at: "in-a-showdown" }
  /** "at its location", "at its destination", "at the same location as that unit" */
  | { readonly at: "location-of"; readonly of: SingleReference; readonly destination?: true }
  /** "move a unit from here" */
  | { readonly at: "from-here" }
  | { readonly at: "from-a-battlefield" };

/** Where a group is whose battlefield its controller chooses: "all enemy units at a battlefield". */
export type GroupWhere =
  Where | { readonly at: "chosen-battlefield"; readonly battlefield: BattlefieldSelection };

/** 355.9.b. What must be true of an object, written after the noun. */
export type Quality =
  /** "with 3 [M] or less", "with exactly 4 [M]" */
  | { readonly with: "might"; readonly amount: number; readonly or: "less" | "more" | "exactly" }
  /** "with less Might than me", "with Energy cost no more than your points", "that has Might up to 1 more than it" */
  | {
      readonly with: "compared";
      readonly property: ComparedProperty;
      readonly is: "less" | "more" | "no-more" | "no-less" | "the-same";
      readonly amount: PlainAmount;
      /** "up to 1 more than" */
      readonly plus?: number;
    }
  /** "with the highest Might among enemy units" */
  | {
      readonly with: "extreme";
      readonly how: "highest" | "lowest";
      readonly property: ComparedProperty;
      readonly among: Every<GroupOfUnits>;
    }
  /** "with [Hidden]", "without [Temporary]" */
  | { readonly with: "keyword"; readonly keyword: KeywordName; readonly not?: true }
  /** "with Energy cost [4] or more", "with Power cost [A][A] or less" */
  | {
      readonly with: "cost";
      readonly energy?: ResourceCost;
      readonly power?: ResourceCost;
      readonly or: "less" | "more" | "exactly";
    }
  /** "with the named tag", "with that name", "of that type": as was named (355.1, 760) */
  | { readonly with: "named"; readonly what: Nameable }
  /** "that shares a tag with me" (133) */
  | { readonly with: "shared-tag"; readonly as: SingleReference }
  /** "that's alone", "that's one on one" (740.2) */
  | { readonly with: "company"; readonly company: "alone" | "one-on-one" }
  /** "with the same controller": as the others that are chosen, or as what was chosen before (355.11) */
  | { readonly with: "the-same-controller" }
  /** "that chooses it and no other friendly unit", "that chooses a friendly unit or gear" (355.5) */
  | {
      readonly with: "chooses";
      readonly what: SingleReference | UnitFilter | GearFilter | PermanentFilter;
      readonly andNoOther?: true;
    }
  /** "that's stunned" */
  | { readonly with: "state"; readonly state: UnitState }
  /** "healed this way": by an earlier step of the same text */
  | {
      readonly with: "this-way";
      readonly done: "healed" | "buffed" | "empowered" | "recalled";
      readonly means: Reference["means"];
    }
  /** "that moved this turn", "that was played this turn" */
  | { readonly with: "happened"; readonly what: HappenedBefore }
  /** "that costs no more Energy and no more Power than the killed unit" */
  | { readonly with: "cost-no-more-than-of"; readonly of: SingleReference };

/** What has happened to something that is still there. */
export type HappenedBefore =
  | "moved"
  | "attacked"
  | "defended"
  | "been-played"
  | "been-stunned"
  | "been-buffed"
  | "been-readied"
  | "been-dealt-damage"
  | "been-recalled";
export type ComparedProperty = "might" | "energy-cost" | "power-cost";

/** What every filter for permanents can say before the noun. */
interface PermanentWords {
  /** "your" */
  readonly yours?: true;
  /** Not the object that has the ability, not one chosen before by the same text (051). */
  readonly other?: true;
  readonly state?: UnitState;
  readonly side?: Side;
  /** "[Mighty]": with 5 Might or more (706) */
  readonly mighty?: true;
  /** "you control" */
  readonly youControl?: true;
  /** "they control": the player who acts, or where you act whoever was named before */
  readonly theyControl?: true;
  readonly means?: Reference["means"];
  /** "they don't control" */
  readonly theyDoNotControl?: true;
  /** "you don't control" */
  readonly youDoNotControl?: true;
  /** "that hasn't been chosen for this spell": by anybody */
  readonly unchosen?: true;
}
/** A tag of the lexicon. */
export interface TagName {
  readonly tag: string;
}
export interface UnitFilter extends PermanentWords {
  readonly kind: "unit";
  /** "Champion unit" (133.7.a) */
  readonly champion?: true;
  /** "non-Recruit" */
  readonly without?: string;
  /** Any of these tags: "a Mech", "a Bird, Cat, or Dog". */
  readonly tags?: readonly TagName[];
  readonly where?: Where;
  readonly quality?: Quality;
}
/** "two of them": among what was named before */
export interface AmongFilter {
  readonly kind: "among";
  readonly among: They | Those;
}
/** "attached to me", "attached to that unit", "attached to an enemy unit" (716) */
export type AttachedTo = SingleReference | { readonly attached: "to-a"; readonly of: UnitFilter };
export interface GearFilter extends PermanentWords {
  readonly kind: "gear";
  readonly equipment?: true;
  readonly attachedTo?: AttachedTo;
  /** "its Equipment": attached to it (716) */
  readonly its?: SingleReference;
  readonly where?: Where;
  readonly quality?: Quality;
}
/** "unit or gear" */
export interface PermanentFilter extends PermanentWords {
  readonly kind: "permanent";
  readonly where?: Where;
  readonly quality?: Quality;
}
/** "unit at a battlefield or a gear" */
export interface EitherFilter {
  readonly kind: "either";
  readonly first: UnitFilter;
  readonly second: GearFilter;
}
export interface GroupOfUnits extends Omit<UnitFilter, "where"> {
  readonly where?: GroupWhere;
}
export interface GroupOfGear extends Omit<GearFilter, "where"> {
  readonly where?: GroupWhere;
}
/** "units and gear" */
export interface GroupOfPermanents extends Omit<PermanentFilter, "where"> {
  readonly where?: GroupWhere;
}
export interface RuneFilter {
  readonly kind: "rune";
  /** "[R] rune": of this domain (161) */
  readonly domain?: Domain;
  readonly yours?: true;
  readonly side?: Side;
}
export interface LegendFilter {
  readonly kind: "legend";
  readonly yours?: true;
  readonly side?: Side;
}
/** "something else that's exhausted": whatever can be ready or exhausted (414, 415) */
export interface SomethingFilter {
  readonly kind: "something";
  /** "else": not the object that has the ability, not one chosen before (051) */
  readonly other?: true;
  readonly youControl?: true;
  readonly youDoNotControl?: true;
  readonly state?: "ready" | "exhausted";
}
/** 355.9.a.3. "a facedown card": in a Facedown Zone */
export interface FacedownFilter {
  readonly kind: "facedown";
  readonly side?: Side;
  /** "gear, unit, or facedown card": or one of these on the board */
  readonly or?: "unit" | "gear" | "unit-or-gear";
}
export interface BattlefieldFilter {
  readonly kind: "battlefield";
  /** "a different battlefield": not where what moves is now */
  readonly different?: true;
  /** With units on it, or without units and controller (170.11). */
  readonly state?: "occupied" | "open";
  readonly side?: Side;
  readonly youControl?: true;
  /** "where you have units", "where there are enemy units" */
  readonly withUnits?: Side;
  /** "where there's a stunned enemy unit" */
  readonly having?: UnitFilter;
}
/** A spell on the chain (355.9.a.2). */
export interface SpellFilter {
  readonly kind: "spell";
  readonly side?: Side;
  /** "spell or ability" (425) */
  readonly orAbility?: true;
  /** "an ability": no spell */
  readonly noSpell?: true;
  /** "a triggered ability" (382), "an activated ability" (376) */
  readonly abilityIs?: "triggered" | "activated";
  readonly quality?: Quality;
}

/** A zone that a card is taken from (107-109). */
export type FromZone =
  | { readonly from: "your-trash" }
  | { readonly from: "your-hand" }
  | { readonly from: "your-champion-zone" }
  /** "from your Champion Zone or the board" */
  | { readonly from: "your-champion-zone-or-board" }
  /** Of the player who does it, or who was named before. */
  | { readonly from: "their-trash"; readonly means: Reference["means"] }
  | { readonly from: "their-hand"; readonly means: Reference["means"] }
  | { readonly from: "an-opponents-trash" }
  | { readonly from: "opponents-trashes" }
  | { readonly from: "a-trash" }
  | { readonly from: "trashes" }
  /** The cards that the text has just looked at or revealed: "a unit from among them", "one of them", "one". */
  | { readonly from: "among-them"; readonly means: Reference["means"] }
  | { readonly from: "of-them"; readonly means: Reference["means"] }
  | { readonly from: "seen"; readonly means: Reference["means"] }
  | { readonly from: "revealed-this-way"; readonly means: Reference["means"] }
  /** "burned this way", by an earlier step (440) */
  | { readonly from: "burned-this-way"; readonly means: Reference["means"] }
  /** "from it": from the hand that was revealed */
  | { readonly from: "it"; readonly means: Reference["means"] }
  /** "a banished card you own" (108.6) */
  | { readonly from: "your-banishment" }
  /** "burned this turn": in anybody's trash by that (440) */
  | { readonly from: "burned-this-turn" }
  /** 427.3. "banished with this": by the same object */
  | { readonly from: "banished-with"; readonly who: Me | This };

/** A card outside the board: "a unit with cost no more than [3] from your trash". */
export interface CardFilter {
  readonly kind: "card";
  readonly type: "card" | "unit" | "spell" | "gear" | "permanent" | "equipment";
  /** "a Mech from your trash" */
  readonly tags?: readonly TagName[];
  /** "you own" (127.1) */
  readonly youOwn?: true;
  /** "a non-unit card" */
  readonly not?: "unit" | "spell" | "gear";
  readonly qualityBefore?: Quality;
  /** Absent where a card is played: one that its player may play (419.1.a). */
  readonly zone?: FromZone;
  readonly quality?: Quality;
}
