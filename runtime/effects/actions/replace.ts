import type { Reference } from "../reference.ts";
import type { BattlefieldSelection, GearChoice, UnitChoice } from "../selection.ts";
import type { Token } from "./create.ts";

/** 438.3.b. What takes the place. */
export type Replacing =
  /** "a Brush battlefield token" */
  | { readonly replacing: "battlefield"; readonly name: string }
  /** "a 3 [M] Mech unit token" */
  | {
      readonly replacing: "unit";
      readonly token: Omit<Token & { readonly token: "unit" }, "ready" | "copyOf">;
    }
  /** "a Gold gear token" */
  | { readonly replacing: "gear"; readonly token: Token & { readonly token: "gear" } }
  /** 438.7. "the battlefield it replaced": it is swapped back */
  | { readonly replacing: "back"; readonly noun: "battlefield" | "unit" | "gear" };

/** 438. "Replace that battlefield with a Brush battlefield token." "Replace a unit with a 3 [M] Mech unit token." */
export interface Replace {
  readonly do: "replace";
  readonly step: number;
  readonly what: Reference | BattlefieldSelection | UnitChoice | GearChoice;
  readonly with: Replacing;
}
