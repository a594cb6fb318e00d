import type { TurnPhase, WouldEvent } from "../event.ts";
import type { OnePlayer } from "../player.ts";

/** 443. What is replaced with nothing. */
export type Skipped =
  /** "their next Draw Phase" */
  | { readonly skip: "phase"; readonly phase: TurnPhase; readonly whose: OnePlayer }
  /** "the next time that unit would die this turn" */
  | { readonly skip: "event"; readonly event: WouldEvent; readonly duration?: "turn" }
  /** "their next point from conquering this turn" */
  | {
      readonly skip: "point";
      readonly from: "conquering" | "holding";
      readonly whose: OnePlayer;
      readonly duration?: "turn";
    };

/** 443. "Skip your next Draw Phase." "They skip their next point from conquering this turn." */
export interface Skip {
  readonly do: "skip";
  readonly step: number;
  readonly what: Skipped;
}
