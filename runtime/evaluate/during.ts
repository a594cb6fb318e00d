import type { During } from "../effects/index.ts";
import type { Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";

/** Whether it is that time of the turn now, for whom a text calls "you" (301-317, 341). */
export function isDuring(game: Game, you: Player | null, during: During | undefined): boolean {
  const { phase, showdown, turn } = game.state;
  switch (during) {
    case undefined:
      return true;
    case "your-turn":
      return turn === you;
    case "an-opponents-turn":
      return you !== null && turn !== you;
    case "a-showdown":
      return showdown !== null;
    case "combat":
      return showdown?.combat === true;
    case "your-beginning-phase":
      return turn === you && (phase === "beginning" || phase === "scoring"); // 315.2
    case "your-draw-phase":
      return turn === you && phase === "draw";
    case "your-main-phase":
      return turn === you && phase === "main";
    default:
      return during satisfies never;
  }
}
