import type { ResourceCost } from "../card-frame.ts";
import type { Cards } from "../object.ts";
import type { PointedPlace } from "./create.ts";

/** 419. "Play a unit from your trash, ignoring its cost." "Play me from your trash." */
export interface Play {
  readonly do: "play";
  readonly step: number;
  readonly what: Cards;
  /** "from your trash", after a reference */
  readonly from?: "your-trash" | "your-hand";
  readonly destination?:
    | "here"
    | "their-base"
    | "your-base"
    | "base"
    /** 355.2.b. Its player chooses one. */
    | "a-battlefield"
    | "any-battlefield"
    | "a-battlefield-you-control";
  /** "there", "to that battlefield" */
  readonly place?: PointedPlace;
  readonly ignoring?: "cost" | "energy-cost" | "power-cost" | "all-costs";
  /** "and an additional copy of it": of the token that would be played (370.1.b) */
  readonly additionalCopies?: number;
  /** "for [A]": in place of its cost (356.1.a) */
  readonly cost?: ResourceCost;
  /** "play this spell again": once it has resolved (354.3) */
  readonly again?: true;
  /** "reducing its cost by [3]" (356.4) */
  readonly reducing?: ResourceCost;
}
