import type { CardFilter } from "../filter.ts";
import type { Me, Reference, TheDone, This } from "../reference.ts";
import type { Play } from "./play.ts";

/** What may be played: a card of a kind, any number of them, or what was named before. */
export type PermittedCards =
  | { readonly permit: "one" | "any-number"; readonly of: CardFilter }
  | { readonly permit: "named"; readonly what: Exclude<Reference, Me | This | TheDone> };

/** 391, 419.1.a. "You may play a gear from your hand this turn, ignoring its Energy cost." "You may play it this turn." */
export interface PermitPlay {
  readonly do: "permit-play";
  readonly step: number;
  readonly what: PermittedCards;
  readonly ignoring?: NonNullable<Play["ignoring"]>;
}
