import type { Units } from "../object.ts";
import type { Reference } from "../reference.ts";

/** 477.1.b. "It becomes a copy of that unit." "They become copies of me." */
export interface BecomeCopy {
  readonly do: "become-copy";
  readonly step: number;
  readonly who: Reference;
  readonly of: Units;
}
