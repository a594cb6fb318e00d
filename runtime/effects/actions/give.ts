import type { Gift } from "../gift.ts";
import type { Permanents } from "../object.ts";
import type { Duration, PerEach } from "../value.ts";

/** "Give a unit +2 [M] this turn." "Give it [Temporary]." "Give a unit -1 [M] this turn, to a minimum of 1 [M]." */
export interface Give {
  readonly do: "give";
  readonly step: number;
  readonly to: Permanents;
  /** "each" after the units: "Give two friendly units each +1 [M]". */
  readonly each?: true;
  /** "give +[M] equal to its Might to another friendly unit" */
  readonly giftFirst?: true;
  readonly gift: Gift;
  readonly duration?: Duration;
  /** "… for each enemy unit there" */
  readonly per?: PerEach;
  /** The Might that it is not lowered below, and the one that it is not raised above (477.3.b). */
  readonly minimum?: number;
  readonly maximum?: number;
  /** "Give a unit +2 [M] this turn and another unit -2 [M] this turn." */
  readonly and?: AlsoGive;
}

/** What the same instruction gives to others. */
export interface AlsoGive {
  readonly also: "give";
  readonly to: Permanents;
  readonly gift: Gift;
  readonly duration?: Duration;
  readonly minimum?: number;
  readonly maximum?: number;
}
