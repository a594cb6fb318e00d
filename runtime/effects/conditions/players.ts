import type { SingleReference } from "../reference.ts";
import type { Amount, Controllable, ControlledBattlefield, HeldCards, Many, Quantity } from "./quantity.ts";

/** What a player controls and has. */
export type PlayerCondition =
  /** "you control a Mech", "an opponent controls no battlefields", "there is a ready enemy unit here" */
  | {
      readonly if: "controls";
      /** Absent: anybody, "there is …". */
      readonly who?: "you" | "an-opponent";
      readonly what: Quantity<Controllable>;
    }
  /** "you control it", "an opponent controls that unit", "you don't control it" (191) */
  | {
      readonly if: "controls-it";
      readonly by: "you" | "an-opponent";
      readonly not?: true;
      readonly what: SingleReference | ThisBattlefield;
    }
  /** "you have 20 or more XP", "an opponent has no cards in their hand", "there are four spells banished with me" */
  | {
      readonly if: "player-has";
      readonly who: "you" | "an-opponent";
      readonly what: Many<Amount> | Quantity<HeldCards>;
    }
  /** "you control more units here than an opponent", "an opponent has more cards in their hand than you" */
  | ({ readonly if: "has-more"; readonly of: Controllable | Amount | HeldCards } & (
      | { readonly who: "you"; /** "than each opponent" */ readonly thanEach?: true }
      | { readonly who: "an-opponent" }
    ))
  /** "you have units at two or more battlefields" */
  | {
      readonly if: "has-units-at";
      readonly who: "you" | "an-opponent";
      readonly at: Quantity<ControlledBattlefield>;
    }
  /** "an opponent's score is within 3 points of the Victory Score" */
  | { readonly if: "near-victory"; readonly whose: "yours" | "opponents"; readonly points: number };

/** "this battlefield": the one that has the ability */
export interface ThisBattlefield {
  readonly battlefield: "this";
}
