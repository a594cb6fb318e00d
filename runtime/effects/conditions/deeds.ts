import type { ResourceCost } from "../card-frame.ts";
import type { CardFilter, GearFilter, PermanentFilter, UnitFilter } from "../filter.ts";
import type { SingleReference } from "../reference.ts";
import type {
  Amount,
  ControlledBattlefield,
  ControlledRune,
  Counting,
  Many,
  Quantity,
  Twice,
} from "./quantity.ts";

/** What has been done this turn, and what has happened. */
export type DeedCondition =
  /** "you've played a spell this turn", "an opponent hasn't discarded a card this turn" */
  | { readonly if: "has-done"; readonly who: Doer; readonly not?: true; readonly did: Deed }
  /** "I have moved twice this turn", "an enemy unit has died this turn", "no units have been stunned this turn" */
  | {
      readonly if: "has-happened";
      readonly who: SingleReference | Quantity<UnitFilter> | Quantity<GearFilter>;
      readonly not?: true;
      readonly what: Happened;
      /** "died in combat" (740.2.c) */
      readonly inCombat?: true;
      readonly times?: "twice";
      /** "during your Beginning Phase" */
      readonly during?: "your-beginning-phase";
    };

export type Doer = "you" | "an-opponent";

/** What a player has done. */
export type Deed =
  /** "played a spell" (419.4.b), "discarded two or more cards" (422), "drawn three or more cards" (413) */
  | {
      readonly did: "cards";
      readonly done: "played" | "discarded" | "drawn" | "recycled" | "hidden" | "burned";
      readonly what: Quantity<CardFilter>;
    }
  /** "killed a unit", "chosen enemy units and/or gear twice … with spells" */
  | {
      readonly did: "objects";
      readonly done: DoneToObjects;
      readonly what: Quantity<UnitFilter> | Quantity<GearFilter> | Quantity<PermanentFilter> | TwiceTo;
      readonly with?: ChosenWith;
    }
  /** "recycled a rune", "channeled two or more runes" (416.1.b, 430) */
  | {
      readonly did: "runes";
      readonly done: "recycled" | "channeled";
      readonly what: Quantity<Omit<ControlledRune, "state">>;
    }
  /** "conquered", "held a battlefield" (469, 470) */
  | {
      readonly did: "battlefields";
      readonly done: "conquered" | "held";
      readonly what?: Quantity<ControlledBattlefield>;
    }
  /** "scored 2 or more points" (467) */
  | { readonly did: "score"; readonly what?: Counting<Extract<Amount, { readonly have: "points" }>> }
  /** "gained XP", "spent 3 or more XP" (730) */
  | {
      readonly did: "xp";
      readonly done: "gained" | "spent";
      readonly what?: Many<Extract<Amount, { readonly have: "xp" }>>;
    }
  /** "spent at least [A][A]", "spent [4] or more to play a spell" (357, 444) */
  | {
      readonly did: "spend";
      readonly least: ResourceCost;
      readonly toPlay?: "card" | "unit" | "spell" | "gear";
    }
  /** "attacked", "defended" (383.4.e), "spent a buff" (702.2), "used an activated ability" (377.2) */
  | { readonly did: "act"; readonly act: "attacked" | "defended" | "spent-a-buff" | "used-an-ability" }
  /** "won a combat" (466.3), "tied a combat" (740.3.a) */
  | { readonly did: "combat"; readonly ended: "won" | "lost" | "tied" };

type TwiceTo = Twice<UnitFilter> | Twice<GearFilter> | Twice<PermanentFilter>;
export type DoneToObjects = "killed" | "stunned" | "buffed" | "readied" | "exhausted" | "moved" | "chosen";
/** What the choices were made for, or what did it. */
export type ChosenWith = "spells" | "abilities" | "spells-or-abilities" | "spells-or-unit-abilities";

/** What has happened to an object. */
export type Happened =
  | "died"
  | "moved"
  | "attacked"
  | "defended"
  | "been-played"
  | "been-stunned"
  | "been-buffed"
  | "been-readied"
  | "been-dealt-damage"
  | "been-recalled"
  | "been-burned"
  | "dealt-damage"
  | "become-mighty";
