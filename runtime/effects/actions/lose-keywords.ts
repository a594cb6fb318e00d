import type { Keyword } from "../keyword.ts";
import type { Reference } from "../reference.ts";
import type { UnitChoice, UnitGroup } from "../selection.ts";
import type { Duration } from "../value.ts";

/** The names of keywords, whatever their values. */
export type LostKeyword = Pick<Keyword, "keyword" | "standsFor">;

export type LostKeywords = readonly LostKeyword[] | "all";

/** 801.3.b, 477.2. "A unit loses [Tank] and [Shield] this turn." Without a duration: for as long as it stays (801.3.b.2). */
export interface LoseKeywords {
  readonly do: "lose-keywords";
  readonly step: number;
  readonly what: UnitChoice | UnitGroup | Reference;
  /** "all": every keyword that it has */
  readonly keywords: LostKeywords;
  readonly duration?: Duration;
}
