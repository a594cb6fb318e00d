import type { Executor } from "./executor.ts";
import { heal as healUnits } from "../core/heal.ts";
import { causeOf, didTo } from "./executor.ts";
import { selectUnits } from "./select.ts";

/** 418. */
export const heal: Executor<"heal"> = (game, scope, action) => {
  const units = selectUnits(game, scope, action.what, action);
  const marks = units.flatMap((unit) => unit.damage);
  const healed = marks.reduce((sum, { amount }) => sum + amount, 0); // "that much"
  healUnits(game, units, causeOf(scope, "418.1"));
  return { ...didTo(units), number: healed };
};
