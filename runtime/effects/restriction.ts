import type { During } from "./event-parts.ts";
import type { BattlefieldFilter, CardFilter, Quality, Side } from "./filter.ts";
import type { SingleReference } from "./reference.ts";
import type { Every } from "./selection.ts";
import type { GroupOfUnits } from "./filter.ts";

/** 054. What is not allowed; what is allowed beyond the rules. */

/** What a player cannot do: "opponents can't play spells", "players can't score here until their third turn" */
export type PlayerRestriction =
  | {
      readonly cannot: "play";
      readonly type: CardFilter["type"];
      /** "more than one spell each turn" */
      readonly moreThan?: number;
      readonly here?: true;
      /** "from their trash"; "your": of "you", to whom it is said */
      readonly from?: "trash" | "hand" | "anywhere-but-hand";
      readonly whose?: "your";
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
  /** "can't draw cards", "can't draw more than one card each turn" */
  | { readonly cannot: "draw"; readonly moreThan?: number }
  /** 447. "can't move it" */
  | { readonly cannot: "move"; readonly what: SingleReference | Every<GroupOfUnits> };
/** What an object cannot do, or what cannot be done with it. */
export type ObjectRestriction =
  /** "can't move to here", "can't move from here to base" (054, 447) */
  | {
      readonly cannot: "move";
      readonly from?: "here" | "my-battlefield";
      readonly to?:
        | "here"
        | "my-battlefield"
        | "base"
        | "battlefields"
        | "battlefields-you-control"
        | "enemy-battlefields";
    }
  /** "can't attack": can't move to where enemy units are (383.4.e) */
  | { readonly cannot: "attack"; readonly here?: true }
  /** "can't be readied", "can't be chosen by enemy spells and abilities" (756-758) */
  | {
      readonly cannot: "be";
      readonly done: DoneToObject;
      /** "can't be buffed or empowered" */
      readonly or?: DoneToObject;
      /** "can't be healed here": while it is where the text is */
      readonly here?: true;
      readonly by?: ByWhat;
      /** "by enemy spells with Energy cost less than my Might": what does it */
      readonly quality?: Quality;
    }
  /** "can't deal damage" (417.6) */
  | { readonly cannot: "deal-damage" };
export type DoneToObject =
  | "readied"
  | "chosen"
  | "moved"
  | "stunned"
  | "buffed"
  | "empowered"
  | "killed"
  | "banished"
  | "recalled"
  | "returned-to-hand"
  | "healed"
  | "dealt-damage";
/** By what it cannot be done; absent: by nothing. */
export type ByWhat =
  "spells" | "spells-and-abilities" | "enemy-spells" | "enemy-abilities" | "enemy-spells-and-abilities";

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
