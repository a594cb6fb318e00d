import type { ChoosableName } from "./actions/tags.ts";
import type { ResourceCost } from "./card-frame.ts";
import type { During } from "./event.ts";
import type {
  CardFilter,
  GearFilter,
  PermanentFilter,
  Quality,
  SpellFilter,
  TagName,
  UnitFilter,
  UnitState,
  Where,
} from "./filter.ts";
import type { Me, Reference, SingleReference, This } from "./reference.ts";
import type { UnitGroup } from "./selection.ts";
import type { Derived } from "./value.ts";

/** What must be true. Nothing unknown is ever true: every condition has its own evaluation. */
export type Condition =
  | SimpleCondition
  | ActCondition
  /** "… and …" */
  | { readonly if: "both"; readonly first: SimpleCondition; readonly second: SimpleCondition };

/** Worded as an instruction would be: after "and" it would be one. */
export type ActCondition =
  /** "you play me to a battlefield": as it enters (369.3) */
  | { readonly if: "played-to-battlefield"; readonly what: Me | This }
  /** "you choose a Bird": for the spell or ability that is finalized */
  | { readonly if: "you-choose"; readonly what: UnitFilter | GearFilter }
  /** "they choose Cards", "no one chose Runes": of the names that were to be chosen between */
  | {
      readonly if: "chose";
      readonly who: "you" | "they" | "a-player" | "an-opponent" | "no-one";
      readonly name: ChoosableName;
      readonly means: Reference["means"];
    };

export type SimpleCondition =
  /** "this kills it": the step before killed it, or its damage does in the next Cleanup (428.5) */
  | { readonly if: "this-kills"; readonly what: SingleReference }
  /** "it has 2 [M] or less" */
  | { readonly if: "has"; readonly who: SingleReference; readonly quality: HasQuality }
  /** "it had 3 [M] or less": as it was last seen (359.3.e.13) */
  | { readonly if: "had"; readonly who: SingleReference; readonly quality: HasQuality }
  /** "at least one of them has [Temporary]" */
  | { readonly if: "one-has"; readonly of: Reference; readonly quality: HasQuality }
  /** "I'm buffed", "it's attacking" */
  | { readonly if: "is"; readonly who: SingleReference; readonly state: UnitState | "mighty" }
  /** "it was stunned": as it was last seen (359.3.e.13) */
  | { readonly if: "was"; readonly who: SingleReference; readonly state: UnitState | "mighty" }
  /** "I'm at a battlefield", "I'm here" */
  | { readonly if: "is-at"; readonly who: SingleReference; readonly where: Where }
  /** "I'm attacking or defending alone", "I'm attacking with another unit" (740.2.a) */
  | {
      readonly if: "fights";
      readonly who: SingleReference;
      readonly how: "attacking" | "defending" | "attacking-or-defending";
      readonly company: "alone" | "with-another-unit";
    }
  /** "an enemy unit is alone here", "a friendly unit is defending alone": the units that it speaks of are "it" (740.2) */
  | {
      readonly if: "one-is";
      readonly of: UnitFilter;
      readonly how:
        "somewhere" | "alone" | "attacking-alone" | "defending-alone" | "attacking-or-defending-alone";
      readonly where?: Where;
    }
  /** "I died alone", "I didn't die alone" (740.2.a) */
  | { readonly if: "died-alone"; readonly who: SingleReference; readonly not?: true }
  /** "I have moved twice this turn" (420) */
  | { readonly if: "has-moved"; readonly who: SingleReference; readonly times?: "twice" }
  /** "it's your Beginning Phase" */
  | { readonly if: "it-is"; readonly during: During }
  /** "you control two or more battlefields", "you control no battlefields" */
  | {
      readonly if: "controls-battlefields";
      readonly whose: "yours" | "opponents";
      readonly count: number;
      readonly or: "more" | "exactly";
    }
  /** "you control it", "an opponent controls that unit", "you don't control it" (191) */
  | {
      readonly if: "controls-it";
      readonly by: "you" | "an-opponent";
      readonly not?: true;
      readonly what: SingleReference;
    }
  /** "you control more units here than an opponent", "an opponent controls more gear than you" */
  | {
      readonly if: "controls-more";
      readonly by: "you" | "an-opponent";
      readonly of: UnitFilter | GearFilter | { readonly kind: "battlefield" } | { readonly kind: "rune" };
    }
  /** "an opponent has more points than you" */
  | { readonly if: "more-points"; readonly whose: "yours" | "opponents" }
  /** "you have 20 or more XP" (730) */
  | { readonly if: "has-xp"; readonly count: number }
  /** "I'm alone here" (740.2.a) */
  | { readonly if: "is-alone"; readonly who: SingleReference; readonly where?: Where }
  /** "you control this battlefield" */
  | { readonly if: "you-control-this-battlefield" }
  /** "you control a facedown card at a battlefield" (107.3) */
  | { readonly if: "you-control-facedown"; readonly where?: Where }
  /** "you control a Mech", "you control two or more gear" */
  | { readonly if: "you-control"; readonly what: Quantity }
  /** "there is a ready enemy unit here" */
  | { readonly if: "there-is"; readonly what: Quantity }
  /** "you have one or fewer cards in your hand" */
  | { readonly if: "cards-in-hand"; readonly count: number; readonly or: "more" | "fewer" | "exactly" }
  /** "you have five or more units in your trash", "there are four spells banished with me" */
  | {
      readonly if: "cards-in";
      readonly count: number;
      readonly or: "more" | "fewer" | "exactly";
      readonly what: CardFilter;
    }
  /** "an opponent has more cards in their hand than you" */
  | { readonly if: "more-cards-in-hand"; readonly who: "you" | "an-opponent" }
  /** "you assigned 5 or more excess damage to enemy units": in the combat before (465.2.c.4) */
  | { readonly if: "assigned-excess"; readonly count: number; readonly toEnemyUnits?: true }
  /** "it's a gear": a card or an object */
  | { readonly if: "is-a"; readonly who: SingleReference; readonly of: KindFilter }
  /** "it was an enemy unit": as it was last seen */
  | { readonly if: "was-a"; readonly who: SingleReference; readonly of: KindFilter }
  /** "it is the only unit you control there" */
  | { readonly if: "is-the-only"; readonly who: SingleReference; readonly of: UnitFilter }
  /** "your other units have total Might 5 or more" */
  | {
      readonly if: "total-might";
      readonly of: Extract<UnitGroup, { readonly select: "every" }>;
      readonly amount: number;
      readonly or: "less" | "more";
    }
  /** "my Might is greater than the total Might of enemy units there" */
  | {
      readonly if: "compares";
      readonly amount: Derived;
      readonly is: "greater" | "less";
      readonly than: Derived;
    }
  /** "you played this from your hand" */
  | { readonly if: "played-from"; readonly what: Me | This; readonly from: "your-hand" }
  /** "you revealed a unit", "you discarded a spell": by an earlier step of the same text */
  | {
      readonly if: "you-did-to-a-card";
      readonly how: "revealed" | "discarded" | "banished" | "played";
      readonly what: CardFilter;
      readonly means: Reference["means"];
    }
  /** "your units have all of the following tags among them — Bird, Cat, Dog, and Poro" */
  | {
      readonly if: "all-tags-among";
      readonly who: Extract<UnitGroup, { readonly select: "every" }>;
      readonly tags: readonly TagName[];
    }
  /** "your units have all 4 tags": those that another line of the card lists */
  | {
      readonly if: "all-listed-tags";
      readonly who: Extract<UnitGroup, { readonly select: "every" }>;
      readonly count: number;
      readonly means: Reference["means"];
    }
  /** "you have 8+ runes" */
  | { readonly if: "runes"; readonly count: number }
  /** "you've discarded a card this turn" */
  | {
      readonly if: "you-have-done-this-turn";
      readonly done: "discarded-a-card" | "played-an-equipment" | "played-another-card" | "gained-xp";
    }
  /** "you've played a spell this turn" (419.4.b) */
  | {
      readonly if: "you-have-played";
      readonly what: "card" | "unit" | "spell" | "gear";
      /** "another spell", "two or more spells" */
      readonly another?: true;
      readonly least?: number;
    }
  /** "you've played a Dragon this turn" */
  | { readonly if: "you-have-played-tag"; readonly tag: string }
  /** "you spent [4] or more": of Energy, on the card that has been played (357) */
  | { readonly if: "you-spent"; readonly energy: number }
  /** "you've spent at least [A][A] this turn" */
  | { readonly if: "you-have-spent"; readonly least: ResourceCost }
  /** "you've spent [4] or more to play a spell this turn" */
  | {
      readonly if: "you-have-spent-to-play";
      readonly energy: number;
      readonly what: "card" | "unit" | "spell" | "gear";
    }
  /** "you've chosen enemy units and/or gear twice this turn with spells or unit abilities" (355.5) */
  | {
      readonly if: "you-have-chosen";
      readonly what: UnitFilter | GearFilter | PermanentFilter;
      readonly times: "once" | "twice";
      /** Absent: with anything. */
      readonly with?: ChosenWith;
    }
  /** "an opponent controls a stunned unit" */
  | { readonly if: "opponent-controls"; readonly what: Quantity }
  /** "an enemy unit has died this turn" */
  | {
      readonly if: "has-died-this-turn";
      readonly what: UnitFilter;
      /** "during your Beginning Phase" */
      readonly during?: "your-beginning-phase";
    }
  /** "you paid the additional cost" */
  | { readonly if: "paid-additional-cost" }
  /** "an opponent controls a battlefield" */
  | { readonly if: "opponent-controls-battlefield" }
  /** "an opponent's score is within 3 points of the Victory Score" */
  | { readonly if: "near-victory"; readonly whose: "yours" | "opponents"; readonly points: number };

/** What the choices were made for. */
export type ChosenWith = "spells" | "abilities" | "spells-or-abilities" | "spells-or-unit-abilities";

/** The Might qualities can also be said with a verb: "has 2 [M] or less", "has less Might than me". */
export type HasQuality = Extract<Quality, { readonly with: "might" | "less-might-than" | "keyword" }>;
/** "an Equipment", "a friendly unit", "a spell" */
export type KindFilter = UnitFilter | GearFilter | SpellFilter;

/** "a Mech", "another Dragon", "two or more gear", "7+ units here" */
export type Quantity =
  | { readonly quantity: "a"; readonly of: UnitFilter | GearFilter }
  | { readonly quantity: "another"; readonly of: UnitFilter }
  | { readonly quantity: "exactly"; readonly count: number; readonly of: UnitFilter | GearFilter }
  | { readonly quantity: "or-more"; readonly count: number; readonly of: UnitFilter | GearFilter };
