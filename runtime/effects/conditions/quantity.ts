import type {
  CardFilter,
  GearFilter,
  PermanentFilter,
  Quality,
  TagName,
  UnitFilter,
  Where,
} from "../filter.ts";
import type { Me, This } from "../reference.ts";

/** How many of something: "a Mech", "another Dragon", "two or more gear", "exactly 4 runes", "no enemy units here" */
export type Quantity<Of> = Counting<Of> | Another<Of>;
/** Without "another". */
export type Counting<Of> = { readonly quantity: "a"; readonly of: Of } | Many<Of>;
/** Not the object that has the ability. */
interface Another<Of> {
  readonly quantity: "another";
  readonly of: Of;
}
/** "two or more", "exactly 4", "one or fewer", "no" */
export interface Many<Of> {
  readonly quantity: "many";
  readonly count: number;
  readonly or: "more" | "fewer" | "exactly";
  readonly of: Of;
}

/** "enemy units twice": done to them once and again */
export interface Twice<Of> {
  readonly quantity: "twice";
  readonly of: Of;
}

/** "all of your units" */
export interface AllOf<Of> {
  readonly quantity: "all";
  readonly of: Of;
}

/** What a player can control (191): on the board, in a Facedown Zone (107.3), a rune (161), a battlefield (190). */
export type Controllable =
  UnitFilter | GearFilter | PermanentFilter | ControlledBattlefield | ControlledRune | ControlledFacedown;
export interface ControlledBattlefield {
  readonly kind: "battlefield";
}
/** "ready rune" */
export interface ControlledRune {
  readonly kind: "rune";
  readonly state?: "ready" | "exhausted";
}
/** "facedown card at a battlefield" */
export interface ControlledFacedown {
  readonly kind: "facedown";
  readonly where?: Where;
}

/** "points" (194), "XP" (730) */
export type Amount = { readonly have: "points" } | { readonly have: "xp" };
/** "units in your trash", "spells banished with me" (108, 427.3) */
export interface HeldCards extends Pick<CardFilter, "type" | "not"> {
  readonly have: "cards";
  readonly tags?: readonly TagName[];
  readonly quality?: Quality;
  readonly where: Held;
}
/** A zone of the player who is spoken of. */
export type Held =
  | { readonly held: "hand" }
  | { readonly held: "trash" }
  | { readonly held: "banished-with"; readonly who: Me | This };
