import type { Executor } from "./executor.ts";
import { putCard } from "../core/change-zone.ts";
import { itemName } from "../chain/options.ts";
import { causeOf, did, ignored } from "./executor.ts";

/** 425. It does nothing and is cleared from the chain; a card goes to the trash (425.1.a). */
export const counter: Executor<"counter"> = (game, scope, action) => {
  const names = scope.round.chosen[action.what.choice] ?? [];
  const items = game.state.chain.filter((item) => names.includes(itemName(item)));
  for (const item of items) {
    game.update({ chain: game.state.chain.filter((each) => each.id !== item.id) });
    if (item.card !== null) putCard(game, item.card, "trash");
    const entry = {
      what: "counter",
      object: item.context.self,
      name: item.context.name,
      item: item.id,
    } as const;
    game.log(causeOf(scope, "425.1"), entry);
    game.needsCleanup(); // 319.5
  }
  return items.length === 0 ? ignored : did(names);
};
