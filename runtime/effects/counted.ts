import type {
  BattlefieldFilter,
  CardFilter,
  GearFilter,
  GroupOfUnits,
  Quality,
  Side,
  TagName,
  UnitFilter,
} from "./filter.ts";
import type { PlayersThat } from "./player.ts";
import type { Reference, SingleReference, This } from "./reference.ts";

/** What is counted by "for each": "for each enemy unit there", "for each card with [Hidden] revealed this way". */
export type Counted =
  | { readonly count: "units"; readonly of: UnitFilter }
  | { readonly count: "gear"; readonly of: GearFilter }
  /** "unit with [Hidden] revealed this way", "gear killed this way": by an earlier step */
  | {
      readonly count: "this-way";
      readonly type?: "unit" | "spell" | "gear";
      readonly quality?: Quality;
      /** "friendly unit killed this way": of who controlled it */
      readonly side?: Side;
      readonly done:
        | "revealed"
        | "discarded"
        | "banished"
        | "recycled"
        | "killed"
        | "returned"
        | "burned"
        | "stunned"
        | "readied"
        | "exhausted"
        | "moved";
      readonly means: Reference["means"];
    }
  /** "card in your trash", "spell in your hand", "Dragon in your trash" */
  | {
      readonly count: "cards-in";
      readonly type: CardFilter["type"];
      readonly tags?: readonly TagName[];
      readonly quality?: Quality;
      readonly zone: "your-trash" | "your-hand" | "opponents-trash" | "opponents-hand";
    }
  /** "card you've played this turn" (419.4.b), "card you've discarded this turn" */
  | {
      readonly count: "done-this-turn";
      readonly other?: true;
      readonly type: CardFilter["type"];
      readonly done: "played" | "discarded" | "drawn" | "recycled" | "burned";
    }
  /** "rune you've recycled this turn" (416.1.b, 430) */
  | { readonly count: "runes-done"; readonly done: "recycled" | "channeled" }
  /** "battlefield you've conquered this turn" (469, 470) */
  | { readonly count: "scored-this-turn"; readonly done: "conquered" | "held" }
  /** "friendly unit that died this turn" */
  | { readonly count: "died-this-turn"; readonly of: UnitFilter; readonly inCombat?: true }
  /** "ready rune you control" */
  | { readonly count: "runes"; readonly state?: "ready" | "exhausted" }
  /** "point you scored from holding this turn" */
  | { readonly count: "points-scored"; readonly how?: "hold" | "conquer" }
  /** "Energy it costs", "Power it costs": printed (356.1.c) */
  | { readonly count: "cost-of"; readonly resource: "energy" | "power"; readonly of: SingleReference }
  /** "point you have", "XP an opponent has" */
  | { readonly count: "had"; readonly who: "you" | "an-opponent"; readonly what: "points" | "xp" }
  /** "of the following tags among your units — Bird, Cat, and Dog", "different tag among your units" */
  | { readonly count: "tags-among"; readonly among: GroupOfUnits; readonly tags?: readonly TagName[] }
  /** "time this spell has dealt damage this turn": by the same card, however often it was played */
  | { readonly count: "times-dealt-damage"; readonly of: This }
  /** "unit this kills" (428.5) */
  | { readonly count: "killed-by-this" }
  /** "other battlefield you or allies control" (190) */
  | {
      readonly count: "battlefields";
      readonly other?: true;
      readonly whose: "you" | "you-or-allies" | "opponents";
    }
  /** "occupied enemy battlefield", "battlefield where you have units" (170.11) */
  | { readonly count: "battlefields-like"; readonly of: Omit<BattlefieldFilter, "different" | "youControl"> }
  /** "opponent", "opponent who did", "player that chooses Cards": "that player" is each of them in turn */
  | {
      readonly count: "players";
      readonly who: "opponent" | "other-player" | "player";
      readonly that?: PlayersThat;
    }
  | { readonly count: "buffs-spent"; readonly means: Reference["means"] };
