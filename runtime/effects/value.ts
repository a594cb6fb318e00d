import type { Counted } from "./counted.ts";
import type { KeywordName } from "./keyword.ts";
import type { Reference, SingleReference } from "./reference.ts";
import type { UnitChoice, UnitGroup } from "./selection.ts";

/** An amount. Null at run time where what it speaks of is not there any more (359.3.e.12). */
export type Value =
  | number
  | Derived
  /** "that many": as many as the step before has acted on */
  | { readonly value: "that-many"; readonly means: Reference["means"]; readonly plus?: number }
  /** "that much damage": the number that an earlier step came to */
  | { readonly value: "that-much"; readonly means: Reference["means"] };

/** An amount that is not printed and does not come from an earlier step. */
export type Derived =
  | Measured
  /** "twice its Might" */
  | { readonly value: "twice"; readonly of: Measured };
/** What is measured by itself. */
export type Measured =
  /** "its Might", "my [Assault]", "the Might of another friendly unit" */
  | {
      readonly value: "property";
      readonly of: SingleReference | UnitChoice;
      readonly property: Property;
    }
  /** "the highest Might among units you control", "the total Might of enemy units here" */
  | {
      readonly value: "among";
      readonly how: "highest" | "lowest" | "total";
      readonly property: Exclude<Property, { readonly property: "keyword" }>;
      readonly of: Extract<UnitGroup, { readonly select: "every" }>;
    }
  /** "the number of enemy units here" */
  | { readonly value: "number-of"; readonly of: Counted }
  /** "the Might of the unit you choose": for the ability that this is about */
  | { readonly value: "might-of-target" }
  /** "your points" (465), "an opponent's XP" (730) */
  | { readonly value: "had"; readonly whose: "yours" | "an-opponents"; readonly what: "points" | "xp" };

/** What an object has that is a number. */
export type Property =
  | { readonly property: "might" }
  | { readonly property: "energy-cost" }
  | { readonly property: "power-cost" }
  /** "[Assault]": the sum of its values (807.2) */
  | { readonly property: "keyword"; readonly keyword: KeywordName };

/** Without a choice of its own: "your points", "its Might", "the number of cards in your hand". */
export type PlainAmount =
  | Extract<Derived, { readonly value: "had" | "among" | "number-of" }>
  | { readonly value: "property"; readonly of: SingleReference; readonly property: Property };

/** "for each …": the amount counts so many times (135.2.b.5.a). */
export type PerEach = Counted;

/** "this turn", "this combat", "until your next turn" */
export type Duration = "turn" | "combat" | "your-next-turn";
