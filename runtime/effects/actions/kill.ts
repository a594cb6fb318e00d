import type { Permanents } from "../object.ts";

/** 428. "Kill a unit at a battlefield." */
export interface Kill {
  readonly do: "kill";
  readonly step: number;
  readonly what: Permanents;
}
