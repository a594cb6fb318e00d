import type { Units } from "../object.ts";
import type { Keyword } from "../keyword.ts";
import type { PerEach } from "../value.ts";
import type { Destination } from "./move.ts";

/** A place that the text has named before. */
export type PointedPlace = Extract<Destination, { readonly to: "there" | "that-battlefield" }>;

/** 179-187. "a ready 3 [M] Sprite unit token with [Temporary]", "a Gold gear token" */
export type Token =
  | {
      readonly token: "unit";
      readonly ready?: true;
      /** Absent where it will be a copy of something. */
      readonly might?: number;
      /** A token name of the lexicon. */
      readonly name: string;
      readonly keywords?: readonly Keyword[];
      /** "that's a copy of a friendly unit" */
      readonly copyOf?: Units;
    }
  | { readonly token: "gear"; readonly name: string };

/** 419, 179. "Play two 1 [M] Recruit unit tokens here." "Play a Gold gear token exhausted." */
export interface PlayToken {
  readonly do: "play-token";
  readonly step: number;
  readonly count: number;
  readonly what: Token;
  readonly destination?:
    | "here"
    | "your-base"
    /** Of who plays it: "Its controller plays a Gold gear token to their base." */
    | "their-base"
    | "in-your-base"
    | "into-your-base"
    | "a-battlefield"
    | "a-battlefield-you-control"
    /** Each at another one (355.11). */
    | "different-battlefields"
    | "different-battlefields-you-control";
  /** "there", "to that battlefield" */
  readonly place?: PointedPlace;
  readonly exhausted?: true;
  /** "for each Equipment you control" */
  readonly per?: PerEach;
}

/** 439. "Create a Gold gear token at your base.": it is there at once, and was not played (439.5). */
export interface CreateToken {
  readonly do: "create";
  readonly step: number;
  readonly count: number;
  readonly what: CreatedToken;
  /** Absent: where it could be played (439.2.b.1). */
  readonly at?: "here" | "your-base" | "a-battlefield" | "a-battlefield-you-control";
  readonly exhausted?: true;
  readonly per?: PerEach;
}
export type CreatedToken =
  Omit<Extract<Token, { readonly token: "unit" }>, "copyOf"> | Extract<Token, { readonly token: "gear" }>;
