import type { ChoosableName } from "../actions/tags.ts";
import type { CardFilter, GearFilter, UnitFilter } from "../filter.ts";
import type { Me, Reference, SingleReference, This } from "../reference.ts";

/** What was done by the same text, or in the play or combat that it follows. */
export type DoingCondition =
  /** "this kills it": the step before killed it, or its damage does in the next Cleanup (428.5) */
  | { readonly if: "this-kills"; readonly what: SingleReference }
  /** "you played this from your hand" (354) */
  | { readonly if: "played"; readonly what: Me | This; readonly from: "your-hand" | "your-trash" }
  /** "you revealed a unit", "you discarded a spell": by an earlier step of the same text */
  | {
      readonly if: "you-did-to-a-card";
      readonly how: "revealed" | "discarded" | "banished" | "played" | "recycled" | "burned";
      readonly what: CardFilter;
      readonly means: Reference["means"];
    }
  /** "you assigned 5 or more excess damage to enemy units": in the combat before (465.2.c.4) */
  | { readonly if: "assigned-excess"; readonly count: number; readonly toEnemyUnits?: true }
  /** "you spent [4] or more": of Energy, on the card that has been played (357) */
  | { readonly if: "you-spent"; readonly energy: number }
  /** "you paid the additional cost" */
  | { readonly if: "paid-additional-cost" };

/** Worded as an instruction would be: after "and" it would be one. */
export type ActCondition =
  /** "you play me to a battlefield": as it enters (369.3) */
  | { readonly if: "played"; readonly what: Me | This; readonly to: "a-battlefield" | "your-base" }
  /** "you choose a Bird": for the spell or ability that is finalized */
  | { readonly if: "you-choose"; readonly what: UnitFilter | GearFilter }
  /** "they choose Cards", "no one chose Runes": of the names that were to be chosen between */
  | {
      readonly if: "chose";
      readonly who: "you" | "they" | "a-player" | "an-opponent" | "no-one";
      readonly name: ChoosableName;
      readonly means: Reference["means"];
    };
