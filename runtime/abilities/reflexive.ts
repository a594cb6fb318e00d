import type { Instructions } from "../effects/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { causeOf } from "../actions/executor.ts";
import { pend } from "../chain/pend.ts";
import { abilitySources } from "../evaluate/board.ts";

/** 428.5.d. An ability that a spell makes: the spell is a source in addition to it. */
export const withAbility = (scope: Scope): Scope["context"] => {
  const { context } = scope;
  const [first] = context.sources;
  if (first === undefined || context.sources.some((source) => source.kind === "ability")) return context;
  return { ...context, sources: [...abilitySources(first), ...context.sources.slice(1)] };
};

/** 386-388. A new ability on the chain; its choices are made when it is finalized (355.5.b). */
export function startReflexive(game: Game, scope: Scope, instructions: Instructions): void {
  const context = withAbility(scope);
  const controller = scope.actor ?? game.state.turn;
  const item = pend(game, {
    kind: "ability",
    triggered: true,
    controller,
    context,
    instructions,
    rounds: [scope.round],
  });
  const entry = { what: "trigger", object: context.self, name: context.name, item, onEvent: null } as const;
  game.log(causeOf(scope, "388.1"), entry);
}
