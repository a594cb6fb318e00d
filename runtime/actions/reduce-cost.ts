import type { Executor } from "./executor.ts";
import { pendingOf } from "../chain/pending-of.ts";
import { idsOf } from "../evaluate/references.ts";
import { did, ignored } from "./executor.ts";

/** 356.4, 354.3. Of what this text plays: it waits on the chain, and nothing has been paid for it yet. */
export const reduceCost: Executor<"reduce-cost"> = (game, scope, action) => {
  const items = idsOf(game, scope, action.what).flatMap((id) => pendingOf(game, id) ?? []);
  const amount =
    "value" in action.by
      ? { energy: game.value(scope, action.by) ?? 0, power: [] } // 359.3.e.12
      : action.by;
  for (const { discount, id } of items) {
    const energy = amount.energy + (discount?.energy ?? 0);
    game.patchItem(id, { discount: { energy, power: [...amount.power, ...(discount?.power ?? [])] } });
  }
  return items.length === 0 ? ignored : did(items.map((item) => item.context.self));
};
