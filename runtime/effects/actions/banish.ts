import type { Movables } from "../object.ts";

/** 427. "Banish a friendly unit." "Banish a unit from among them." */
export interface Banish {
  readonly do: "banish";
  readonly step: number;
  readonly what: Movables;
  /** "me from your trash": only where it is there */
  readonly from?: "your-trash";
}
