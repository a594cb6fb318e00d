import type { DoubleOrSwapMight, Duration, SetMight } from "../effects/index.ts";
import type { Continuous, GameObject, StepResult } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { valueOf } from "../evaluate/values.ts";
import { causeOf, didTo, ignored } from "./executor.ts";
import { selectUnits } from "./select.ts";

export const changeMight: Executor<"change-might"> = (game, scope, action) => {
  switch (action.how) {
    case "double":
      return doubleMight(game, scope, action);
    case "swap":
      return swapMight(game, scope, action);
    case "increase":
    case "become":
      return setMight(game, scope, action);
    default:
      return action satisfies never;
  }
};

function change(
  game: Game,
  scope: Scope,
  unit: GameObject,
  effect: { readonly is: "might" | "base-might"; readonly amount: number },
  until: Duration | null,
  rule: string,
): void {
  if (effect.is === "might" && effect.amount === 0) return;
  const before = game.might(unit);
  const controller = scope.actor ?? unit.controller;
  const frame = { id: game.newId(), name: scope.context.name, controller, until, on: unit.id };
  const added: Continuous = { ...frame, ...effect };
  game.add(added);
  const might = game.might(unit) - before;
  const entry = { what: "give", object: unit.id, name: unit.name, might, keywords: [] } as const;
  game.log(causeOf(scope, rule), entry);
  game.needsCleanup();
}

/** 432.1.a. An increase by the Might that the unit has now; by 0 if that is negative (477.3.c). */
function doubleMight(game: Game, scope: Scope, action: DoubleOrSwapMight): StepResult {
  const units = selectUnits(game, scope, action.of, action);
  for (const unit of units) {
    const amount = Math.max(0, game.might(unit));
    change(game, scope, unit, { is: "might", amount }, action.duration, "432.1.a");
  }
  return didTo(units);
}

/** 433.1.b. The lower value is increased by the difference, the higher one decreased by it. */
function swapMight(game: Game, scope: Scope, action: DoubleOrSwapMight): StepResult {
  const [first, second, ...more] = selectUnits(game, scope, action.of, action);
  if (first === undefined || second === undefined || more.length > 0) return ignored;
  const amount = game.might(second) - game.might(first);
  change(game, scope, first, { is: "might", amount }, action.duration, "433.1.b");
  change(game, scope, second, { is: "might", amount: -amount }, action.duration, "433.1.b");
  return didTo([first, second]);
}

/** 477.3.b, 477.3.c. Increased as it is applied, never by a negative amount; or assigned (477.1.a.1). */
function setMight(game: Game, scope: Scope, action: SetMight): StepResult {
  const units = selectUnits(game, scope, action.of, action);
  const { duration = null } = action;
  const to = valueOf(game, scope, action.to);
  if (to === null) return ignored; // 359.3.e.12
  for (const unit of units)
    if (action.how === "become")
      change(game, scope, unit, { is: "base-might", amount: to }, duration, "477.1.a.1");
    else
      change(
        game,
        scope,
        unit,
        { is: "might", amount: Math.max(0, to - game.might(unit)) },
        duration,
        "477.3.b",
      );
  return didTo(units);
}
