import type { GameEvent } from "../state/index.ts";
import type { Executor } from "./executor.ts";
import { trigger } from "../abilities/trigger.ts";
import { leaveBoard, moveCard } from "../core/change-zone.ts";
import { findCardOrWhatBecame } from "../evaluate/zones.ts";
import { causeOf, did, ignored } from "./executor.ts";
import { selectIds } from "./select.ts";

/** 427. A permanent, or a card from anywhere. It is not killed and not discarded (427.2). */
export const banish: Executor<"banish"> = (game, scope, action) => {
  const events: GameEvent[] = [];
  const banished = selectIds(game, scope, action.what, action).flatMap((id) => {
    const object = game.find(id);
    const found = object === undefined ? findCardOrWhatBecame(game, id) : undefined;
    if (object === undefined && found === undefined) return [];
    const card =
      object !== undefined
        ? leaveBoard(game, id, "banished")
        : moveCard(game, found?.card.id ?? id, "banished");
    const name = object?.name ?? found?.card.name ?? "";
    events.push(game.log(causeOf(scope, "427.1"), { what: "banish", object: id, name }));
    return [card?.id ?? id];
  });
  trigger(game, events);
  return banished.length === 0 ? ignored : did(banished);
};
