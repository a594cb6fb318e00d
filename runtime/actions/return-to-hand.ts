import type { GameEvent } from "../state/index.ts";
import type { Executor } from "./executor.ts";
import { trigger } from "../abilities/trigger.ts";
import { leaveBoard, moveCard } from "../core/change-zone.ts";
import { isReplaced } from "../core/replacements.ts";
import { findCardOrWhatBecame, findFacedown } from "../evaluate/zones.ts";
import { cannotBe } from "../evaluate/restrictions.ts";
import { causeOf, did, ignored } from "./executor.ts";
import { selectIds } from "./select.ts";

/** 056, 124. To the hand of its owner, whoever is named. */
export const returnToHand: Executor<"return-to-hand"> = (game, scope, action) => {
  const cause = causeOf(scope, "056");
  const events: GameEvent[] = [];
  const returned = selectIds(game, scope, action.what, action).filter((id) => {
    const object = game.find(id);
    const found = object === undefined ? findCardOrWhatBecame(game, id) : undefined;
    if (
      object !== undefined &&
      isReplaced(game, cause, { what: "return-to-hand", object: id, name: object.name })
    )
      return false;
    if (object !== undefined && cannotBe(game, object, "returned-to-hand", cause)) return false; // 054.1
    const hidden = findFacedown(game, id);
    if (object !== undefined) leaveBoard(game, id, "hand");
    else if (hidden !== undefined) moveCard(game, id, "hand");
    else if (found === undefined || found.zone === "hand") return false;
    else moveCard(game, found.card.id, "hand");
    const name = object?.name ?? hidden?.name ?? found?.card.name ?? "";
    events.push(game.log(cause, { what: "return-to-hand", object: id, name }));
    return true;
  });
  trigger(game, events);
  return returned.length === 0 ? ignored : did(returned);
};
