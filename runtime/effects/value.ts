import type { Counted } from "./filter.ts";
import type { Reference, SingleReference } from "./reference.ts";

/** An amount. Null at run time where what it speaks of is not there any more (359.3.e.12). */
export type Value =
  | number
  /** "damage equal to its Might" */
  | { readonly value: "might-of"; readonly of: SingleReference }
  /** "its Energy cost as damage" */
  | { readonly value: "energy-cost-of"; readonly of: SingleReference }
  /** "that much damage": the number that an earlier step came to */
  | { readonly value: "that-much"; readonly means: Reference["means"] };

/** "for each …": the amount counts so many times (135.2.b.5.a). */
export type PerEach = Counted;

export type Duration = "turn" | "combat";
