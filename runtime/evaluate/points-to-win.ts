import type { Game } from "../step/game.ts";
import { passivesOf } from "./passives.ts";

/** 194.3. The Victory Score, and what is said to increase it. */
export const pointsToWin = (game: Game): number =>
  passivesOf(game, "points-to-win").reduce(
    (sum, { passive }) => sum + (passive.less === true ? -passive.by : passive.by),
    game.state.victoryScore,
  );
