import type { Continuous, ContinuousOf } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { idsOf } from "../evaluate/references.ts";
import { causeOf, did, didTo } from "./executor.ts";
import { selectUnits } from "./select.ts";

type Shield = Pick<ContinuousOf<"prevent">, "on" | "left" | "from">;

function shield(game: Game, scope: Scope, { on, left, from }: Shield, name: string): void {
  const effect: Continuous = {
    id: game.newId(),
    name: scope.context.name,
    controller: scope.actor ?? game.state.turn,
    until: "turn",
    is: "prevent",
    on,
    left,
    from,
  };
  game.add(effect);
  game.log(causeOf(scope, "437.1"), { what: "prevent", object: on, name });
}

/** 437.1.b. The Prevent Value is tracked on the unit. */
export const prevent: Executor<"prevent"> = (game, scope, action) => {
  const units = selectUnits(game, scope, action.to, action);
  for (const unit of units)
    shield(game, scope, { on: unit.id, left: action.amount, from: "anything" }, unit.name);
  return didTo(units);
};

export const preventEverywhere: Executor<"prevent-everywhere"> = (game, scope, action) => {
  shield(game, scope, { on: null, left: "all", from: action.from }, "");
  return did([]);
};

/** "…, prevent it": what would happen has been replaced, and nothing is put in its place (437.4). */
export const preventIt: Executor<"prevent-it"> = (game, scope, action) =>
  did(idsOf(game, scope, action.what));
