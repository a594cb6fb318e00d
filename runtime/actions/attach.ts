import type { Executor } from "./executor.ts";
import { attach as attachGear } from "../core/attach.ts";
import { detach as detachGear } from "../core/detach.ts";
import { isEquipment } from "../evaluate/states.ts";
import { pendingOf } from "../chain/pending-of.ts";
import { causeOf, did, didTo } from "./executor.ts";
import { select, selectIds, selectUnits } from "./select.ts";

/** 434. Equipment to one unit. */
export const attach: Executor<"attach"> = (game, scope, action) => {
  const ids = selectIds(game, scope, action.what, action);
  const gear = game.findAll(ids).filter((object) => isEquipment(game, object));
  const [unit] = selectUnits(game, scope, action.to, action);
  if (unit === undefined) return didTo([]); // 434.3
  // 354.3. An Equipment that this text plays is attached as it enters.
  const pending = ids.flatMap((id) => (game.find(id) === undefined ? (pendingOf(game, id) ?? []) : []));
  for (const { id } of pending) game.patchItem(id, { attachTo: unit.id });
  if (pending.length > 0) return did(ids);
  for (const each of gear) attachGear(game, each, unit, causeOf(scope, "434.1"));
  return didTo(gear);
};

/** 435. */
export const detach: Executor<"detach"> = (game, scope, action) => {
  const from = action.from === undefined ? undefined : selectIds(game, scope, action.from, action);
  const attached = select(game, scope, action.what, action).filter(
    ({ attachedTo }) => attachedTo !== null && (from?.includes(attachedTo) ?? true),
  );
  for (const gear of attached) detachGear(game, gear, causeOf(scope, "435.1"));
  return didTo(attached);
};
