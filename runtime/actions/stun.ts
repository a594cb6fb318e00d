import type { Executor } from "./executor.ts";
import { isReplaced } from "../core/replacements.ts";
import { trigger } from "../abilities/trigger.ts";
import { cannotBe } from "../evaluate/restrictions.ts";
import { causeOf, didTo } from "./executor.ts";
import { selectUnits } from "./select.ts";

/** 423. A stunned unit cannot be stunned again (423.1.a.1). */
export const stun: Executor<"stun"> = (game, scope, action) => {
  const units = selectUnits(game, scope, action.what, action).filter(
    (unit) =>
      !unit.stunned &&
      !cannotBe(game, unit, "stunned", causeOf(scope, "423.1")) &&
      !isReplaced(game, causeOf(scope, "423.1"), { what: "stun", object: unit.id, name: unit.name }),
  );
  const events = units.map((unit) => {
    game.patch(unit.id, { stunned: true });
    return game.log(causeOf(scope, "423.1"), { what: "stun", object: unit.id, name: unit.name });
  });
  if (events.length > 0) game.needsCleanup(); // 319.7
  trigger(game, events);
  return didTo(units);
};
