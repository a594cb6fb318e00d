import type { TurnPart, TurnPhase } from "../effects/index.ts";
import type { ContinuousOf, GameEvent } from "../state/index.ts";
import type { Game } from "../step/game.ts";

/** 315.1. A turn begins with its Awaken Phase. */
export const firstPhaseOf = (part: TurnPart): TurnPhase => (part === "turn" ? "awaken" : part);

/** 390.2. Whether the moment has come that a delayed trigger waits for. */
export function isMoment(game: Game, effect: ContinuousOf<"moment">, event: GameEvent): boolean {
  if (event.what !== "phase") return false;
  const { moment, turn, whose } = effect;
  const isTheirs = whose.includes(game.state.turn);
  switch (moment.next) {
    case "end-of-this-turn":
      return event.phase === "ending";
    case "end":
      return event.phase === "ending" && isTheirs && game.state.turnNumber > turn;
    case "start":
      return event.phase === firstPhaseOf(moment.of) && isTheirs;
    default:
      return moment satisfies never;
  }
}
