import type { ContinuousOf } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { idsOf } from "../evaluate/references.ts";
import { causeOf, did, didTo } from "./executor.ts";
import { selectUnits } from "./select.ts";

type Shield = Omit<ContinuousOf<"change-damage">, "id" | "name" | "controller" | "until" | "is">;

function shield(game: Game, scope: Scope, shield: Shield, name: string): void {
  game.add({
    id: game.newId(),
    name: scope.context.name,
    controller: scope.actor ?? game.state.turn,
    until: "turn",
    is: "change-damage",
    ...shield,
  });
  const rule = shield.how === "prevent" ? "437.1" : "432.1";
  game.log(causeOf(scope, rule), { what: shield.how, object: shield.on, name });
}

/** 437.1.b. The Prevent Value is tracked on the unit. */
export const changeDamage: Executor<"change-damage"> = (game, scope, action) => {
  // "…, prevent it": what would happen is replaced as it happens (437.4).
  if ("what" in action) return did(idsOf(game, scope, action.what));
  const { amount: left, from = "anything", how } = action;
  if (!("to" in action)) {
    shield(game, scope, { how, on: null, left, from }, "");
    return did([]);
  }
  const units = selectUnits(game, scope, action.to, action);
  for (const unit of units) shield(game, scope, { how, on: unit.id, left, from }, unit.name);
  return didTo(units);
};
