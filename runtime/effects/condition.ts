import type { During, Ordinal } from "./event-parts.ts";
import type { DeedCondition } from "./conditions/deeds.ts";
import type { ActCondition, DoingCondition } from "./conditions/doing.ts";
import type { ObjectCondition } from "./conditions/objects.ts";
import type { PlayerCondition } from "./conditions/players.ts";

export type * from "./conditions/deeds.ts";
export type * from "./conditions/doing.ts";
export type * from "./conditions/objects.ts";
export type * from "./conditions/players.ts";
export type * from "./conditions/quantity.ts";

/** What must be true. Nothing unknown is ever true: every condition has its own evaluation. */
export type Condition =
  | SimpleCondition
  | ActCondition
  /** "… and …" */
  | { readonly if: "both"; readonly first: SimpleCondition; readonly second: SimpleCondition };

export type SimpleCondition = StateCondition | DeedCondition | DoingCondition;
/** What is so for a while, not what has been done. */
export type StateCondition =
  | ObjectCondition
  | PlayerCondition
  /** "it's your third card this turn": of those that you have played (419.4.b) */
  | { readonly if: "nth-played"; readonly nth: Ordinal; readonly type: "card" | "unit" | "spell" | "gear" }
  /** "it's your Beginning Phase" */
  | { readonly if: "it-is"; readonly during: During };
