import type { ResourceCost } from "../card-frame.ts";

/** 429. "[Add] [R]." Resources come into the rune pool of the player. */
export interface Add {
  readonly do: "add";
  readonly step: number;
  readonly resources: ResourceCost;
}
