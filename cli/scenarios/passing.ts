import type { Player, State } from "../../runtime/index.ts";
import type { Span } from "../../grammar/diagnostics/diagnostic.ts";
import type { Conversation } from "./conversation.ts";
import { ScenarioFailure } from "./failure.ts";
import type { Game } from "./game.ts";
import { scenarioDiagnostics } from "./scenario-diagnostics.ts";
import type { Id } from "./scenario.ts";

/** No scenario needs as many; effects that answer each other for ever do. */
const mostPasses = 200;

/** Whose pass is waited for: Priority while there is a chain, else Focus in a showdown (338.1.b, 347.2). */
const toPass = (state: State): Player | null =>
  state.chain.length > 0 ? state.priority : (state.showdown?.focus ?? null);

/** Both players pass until something is so. Stops where a question stays open, or nobody can pass. */
export function passUntil(
  game: Game,
  isDone: (state: State) => boolean,
  talk: Conversation,
  place: Span,
): void {
  for (let count = 0; count <= mostPasses; count += 1) {
    if (!talk.answerAll() || isDone(game.state) || game.state.winner !== null) return;
    const player = toPass(game.state);
    if (player === null) return;
    game.act({ act: "pass", player });
    // A pass is legal; what follows from it does not come to rest.
    if (game.refused !== undefined)
      throw new ScenarioFailure(
        scenarioDiagnostics.report("scenario-step", { problem: game.refused }, place),
      );
  }
  throw new ScenarioFailure(scenarioDiagnostics.report("scenario-endless", { count: mostPasses }, place));
}

/** The players before one pass, each once, so that it can act. */
export function passFor(game: Game, player: Player, talk: Conversation): void {
  const before = toPass(game.state);
  if (before === null || before === player || game.question !== undefined) return;
  game.act({ act: "pass", player: before });
  talk.answerAll();
}

/** There is no showdown, and no combat, at this battlefield any more. */
export const combatIsOver =
  (battlefield: Id) =>
  (state: State): boolean =>
    state.showdown?.at !== battlefield && state.chain.length === 0;
