import type { Executor } from "./executor.ts";
import { attach as attachGear } from "../core/attach.ts";
import { isEquipment } from "../evaluate/filters.ts";
import { causeOf, didTo } from "./executor.ts";
import { select, selectUnits } from "./select.ts";

/** 434. Equipment to one unit. */
export const attach: Executor<"attach"> = (game, scope, action) => {
  const gear = select(game, scope, action.what, action).filter((object) => isEquipment(game, object));
  const [unit] = selectUnits(game, scope, action.to, action);
  if (unit === undefined) return didTo([]); // 434.3
  for (const each of gear) attachGear(game, each, unit, causeOf(scope, "434.1"));
  return didTo(gear);
};

/** 435. It stays where it is, unattached; a Cleanup recalls it (323). */
export const detach: Executor<"detach"> = (game, scope, action) => {
  const attached = select(game, scope, action.what, action).filter((object) => object.attachedTo !== null);
  for (const gear of attached) {
    game.patch(gear.id, { attachedTo: null });
    game.log(causeOf(scope, "435.1"), { what: "detach", object: gear.id, name: gear.name });
    game.needsCleanup(); // 319.7
  }
  return didTo(attached);
};
