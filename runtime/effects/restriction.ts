import type { During } from "./event-parts.ts";
import type { BattlefieldFilter, CardFilter, Side } from "./filter.ts";
import type { SingleReference } from "./reference.ts";
import type { Every } from "./selection.ts";
import type { GroupOfUnits } from "./filter.ts";

/** 054. What is not allowed; what is allowed beyond the rules. */

/** What a player cannot do: "opponents can't play spells", "players can't score here until their third turn" */
export type PlayerRestriction =
  | {
      readonly cannot: "play";
      readonly type: CardFilter["type"];
      readonly here?: true;
      readonly during?: During;
    }
  /** "can only play units to their base" (355.2) */
  | { readonly cannot: "play-units-elsewhere" }
  /** 467. Neither conquers nor holds there. */
  | { readonly cannot: "score"; readonly here?: true; readonly untilTurn?: 2 | 3 | 4 }
  /** 194.1. Gets no points. */
  | { readonly cannot: "gain-points" }
  | { readonly cannot: "hide" }
  | { readonly cannot: "gain-xp" }
  | { readonly cannot: "draw" }
  /** 447. "can't move it" */
  | { readonly cannot: "move"; readonly what: SingleReference | Every<GroupOfUnits> };
/** What cannot be done with an object. */
export type ObjectRestriction = "move" | "be-readied" | "be-chosen";

/** A battlefield where something may be played (170.11, 355.2.b). */
export type PlayPlace =
  /** "an open battlefield", "a battlefield where there are enemy units" */
  | { readonly place: "a-battlefield"; readonly of: BattlefieldFilter }
  | { readonly place: "you-are-attacking" }
  | { readonly place: "you-conquered-this-turn" }
  /** "an occupied battlefield where an enemy unit is alone" */
  | { readonly place: "alone"; readonly side: Side }
  /** "its battlefield" */
  | { readonly place: "battlefield-of"; readonly of: SingleReference };
/** After "only to": also "your base" */
export type OnlyPlace = PlayPlace | { readonly place: "your-base" };
