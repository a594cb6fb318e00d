import type { Permanents } from "../object.ts";

/** 454. "Recall it exhausted." */
export interface Recall {
  readonly do: "recall";
  readonly step: number;
  readonly what: Permanents;
  readonly exhausted?: true;
}
