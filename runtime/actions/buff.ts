import type { Executor } from "./executor.ts";
import { trigger } from "../abilities/trigger.ts";
import { causeOf, didTo } from "./executor.ts";
import { selectUnits } from "./select.ts";

/** 426. A unit that has a buff does not get another one (426.1.b.1). */
export const buff: Executor<"buff"> = (game, scope, action) => {
  const units = selectUnits(game, scope, action.what, action).filter((unit) => !unit.buffed);
  const events = units.map((unit) => {
    game.patch(unit.id, { buffed: true });
    return game.log(causeOf(scope, "426.1.b"), { what: "buff", object: unit.id, name: unit.name });
  });
  if (events.length > 0) game.needsCleanup(); // 319.7
  trigger(game, events);
  return didTo(units);
};
