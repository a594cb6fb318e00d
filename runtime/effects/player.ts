import type { ChoosableName } from "./actions/tags.ts";
import type { BattlefieldFilter, GearFilter, UnitFilter } from "./filter.ts";
import type { Reference, SingleReference, They } from "./reference.ts";

/** Which of several players: "who did", "that chooses Cards", "who controls a battlefield". */
export type PlayersThat =
  /** Of those who could do what was said before. */
  | { readonly that: "did"; readonly not?: true; readonly means: Reference["means"] }
  /** Of those who were given names to choose between. */
  | { readonly that: "chose"; readonly name: ChoosableName; readonly means: Reference["means"] }
  | { readonly that: "controls"; readonly of: BattlefieldFilter | GearFilter | UnitFilter };

/** Who does something. "you" is the controller of the spell or ability. */
export type Players =
  | { readonly player: "you" }
  | { readonly player: "opponents" }
  /** "Starting with the next player, each player": in turn order from there */
  | { readonly player: "each-player"; readonly from?: "next-player" | "you" }
  | { readonly player: "each-opponent" }
  | { readonly player: "each-other-player"; readonly from?: "next-player" }
  /** "each player who did", "each opponent who didn't", "each player that chose Cards" */
  | {
      readonly player: "each-that";
      readonly of: "each-player" | "each-opponent" | "each-other-player";
      readonly that: PlayersThat;
    }
  /** One opponent, of the controller's choice. */
  | { readonly player: "an-opponent" }
  /** "that player": who was chosen or has just done something; without meaning, that of the event */
  | { readonly player: "that-player"; readonly means?: Reference["means"] }
  /** "they": the player who was chosen, or who has just done something */
  | { readonly player: "they"; readonly means: Reference["means"] }
  /** "the defender": of the showdown in progress (464) */
  | { readonly player: "attacker" }
  | { readonly player: "defender" }
  /** "its controller", "their controllers" */
  | { readonly player: "controller-of"; readonly of: SingleReference | They }
  /** "its owner", "their owners" */
  | { readonly player: "owner-of"; readonly of: SingleReference | They }
  /** "you and an opponent", "you and that player" */
  | { readonly player: "you-and"; readonly other: OtherPlayers };

/** "your", "their", "its controller's", "that player's" */
export type OnePlayer = Extract<
  Players,
  { readonly player: "you" | "they" | "that-player" | "controller-of" | "owner-of" }
>;

/** Who can be named after "you and". */
export type OtherPlayers = Extract<
  Players,
  { readonly player: "an-opponent" | "each-opponent" | "that-player" | "controller-of" | "owner-of" }
>;
