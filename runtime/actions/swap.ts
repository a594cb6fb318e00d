import type { Duration } from "../effects/index.ts";
import type { GameObject } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { valueOf } from "../evaluate/values.ts";
import { causeOf, didTo, ignored } from "./executor.ts";
import { selectUnits } from "./select.ts";

function change(
  game: Game,
  scope: Scope,
  unit: GameObject,
  amount: number,
  until: Duration | null,
  rule: string,
): void {
  if (amount === 0) return;
  const controller = scope.actor ?? unit.controller;
  game.add({
    id: game.newId(),
    name: scope.context.name,
    controller,
    until,
    is: "might",
    on: unit.id,
    amount,
  });
  const entry = { what: "give", object: unit.id, name: unit.name, might: amount, keywords: [] } as const;
  game.log(causeOf(scope, rule), entry);
  game.needsCleanup();
}

/** 433.1.b. The lower value is increased by the difference, the higher one decreased by it. */
export const swapMight: Executor<"swap-might"> = (game, scope, action) => {
  const [first, second, ...more] = selectUnits(game, scope, action.of, action);
  if (first === undefined || second === undefined || more.length > 0) return ignored;
  const difference = game.might(second) - game.might(first);
  change(game, scope, first, difference, action.duration, "433.1.b");
  change(game, scope, second, -difference, action.duration, "433.1.b");
  return didTo([first, second]);
};

/** 477.3.b, 477.3.c. Increased as it is applied; never by a negative amount. */
export const increaseMight: Executor<"increase-might"> = (game, scope, action) => {
  const units = selectUnits(game, scope, action.of, action);
  const to = valueOf(game, scope, action.to);
  if (to === null) return ignored; // 359.3.e.12
  for (const unit of units)
    change(game, scope, unit, Math.max(0, to - game.might(unit)), action.duration ?? null, "477.3.b");
  return didTo(units);
};
