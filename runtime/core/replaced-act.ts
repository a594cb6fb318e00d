import type { Reference } from "../effects/index.ts";
import type { StepResult } from "../state/index.ts";
import type { Game } from "../step/game.ts";

/**
 * 370.1.b. What would have been done, done by what replaces it: "Then reveal those cards.", "play that token". Null where
 * the words mean something else.
 */
export function doReplacedAct(game: Game, what: object, times = 1): StepResult | null {
  const act = game.replacing.at(-1);
  if (act === undefined || !isReference(what) || !what.means.some(({ is }) => is === "event")) return null;
  for (let i = 0; i < times; i++) act.result = act.perform();
  return act.result;
}
const isReference = (what: object): what is Reference => "refer" in what;
