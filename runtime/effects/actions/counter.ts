import type { SingleReference } from "../reference.ts";
import type { SpellChoice } from "../selection.ts";

/** 425. "Counter a spell." */
export interface Counter {
  readonly do: "counter";
  readonly step: number;
  readonly what: SpellChoice | SingleReference;
}
