import type { ContinuousOf, GameEvent } from "../state/index.ts";
import type { Game } from "../step/game.ts";

/** 390.2. Whether the moment has come that a delayed trigger waits for. */
export function isMoment(game: Game, effect: ContinuousOf<"moment">, event: GameEvent): boolean {
  if (event.what !== "phase") return false;
  const isYours = game.state.turn === effect.controller;
  switch (effect.moment.next) {
    case "end-of-this-turn":
      return event.phase === "ending";
    case "end-of-your-next-turn":
      return event.phase === "ending" && isYours && game.state.turnNumber > effect.turn;
    case "start-of-your-next-turn":
      return event.phase === "awaken" && isYours;
    case "start-of-your-next-beginning-phase":
      return event.phase === "beginning" && isYours;
    case "start-of-your-next-main-phase":
      return event.phase === "main" && isYours;
    default:
      return effect.moment satisfies never;
  }
}
