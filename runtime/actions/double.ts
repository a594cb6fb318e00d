import type { Executor } from "./executor.ts";
import { causeOf, didTo } from "./executor.ts";
import { selectUnits } from "./select.ts";

/** 432.1.a. An increase by the Might that the unit has now; by 0 if that is negative (477.3.c). */
export const doubleMight: Executor<"double-might"> = (game, scope, action) => {
  const units = selectUnits(game, scope, action.of, action);
  for (const unit of units) {
    const amount = Math.max(0, game.might(unit));
    game.add({
      id: game.newId(),
      name: scope.context.name,
      controller: scope.actor ?? unit.controller,
      until: action.duration,
      is: "might",
      on: unit.id,
      amount,
    });
    const entry = { what: "give", object: unit.id, name: unit.name, might: amount, keywords: [] } as const;
    game.log(causeOf(scope, "432.1.a"), entry);
  }
  if (units.length > 0) game.needsCleanup();
  return didTo(units);
};

/** 432. "Double all damage that would be dealt to it this turn." */
export const doubleDamage: Executor<"double-damage"> = (game, scope, action) => {
  const units = selectUnits(game, scope, action.to, action);
  for (const unit of units) {
    game.add({
      id: game.newId(),
      name: scope.context.name,
      controller: scope.actor ?? unit.controller,
      until: "turn",
      is: "double-damage",
      on: unit.id,
    });
    game.log(causeOf(scope, "432.1"), { what: "double", object: unit.id, name: unit.name });
  }
  return didTo(units);
};
