import type { Reference, SingleReference } from "./reference.ts";

/** Who does something. "you" is the controller of the spell or ability. */
export type Players =
  | { readonly player: "you" }
  | { readonly player: "opponents" }
  | { readonly player: "each-player" }
  | { readonly player: "each-opponent" }
  /** "that player": of the event */
  | { readonly player: "that-player" }
  /** "they": the opponent who was chosen */
  | { readonly player: "they"; readonly means: Reference["means"] }
  /** "its controller" */
  | { readonly player: "controller-of"; readonly of: SingleReference }
  /** "its owner" */
  | { readonly player: "owner-of"; readonly of: SingleReference };
