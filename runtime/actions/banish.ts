import type { GameEvent } from "../state/index.ts";
import type { Executor } from "./executor.ts";
import { redirect } from "../chain/pending-of.ts";
import { trigger } from "../abilities/trigger.ts";
import { isReplaced } from "../core/replacements.ts";
import { leaveBoard, moveCard } from "../core/change-zone.ts";
import { findCardOrWhatBecame, findFacedown } from "../evaluate/zones.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { cannotBe } from "../evaluate/restrictions.ts";
import { causeOf, did, ignored } from "./executor.ts";
import { areTopCards, putTopCards } from "./top-cards.ts";
import { selectIds } from "./select.ts";

/** 427. A permanent, or a card from anywhere. It is not killed and not discarded (427.2). */
export const banish: Executor<"banish"> = (game, scope, action) => {
  if (areTopCards(action.what)) {
    const top = putTopCards(game, scope, action.what, "banished");
    banishedBy(game, scope, top.objects);
    return top;
  }
  const events: GameEvent[] = [];
  const banished = selectIds(game, scope, action.what, action).flatMap((id) => {
    const object = game.find(id);
    const found = object === undefined ? findCardOrWhatBecame(game, id) : undefined;
    // "Banish this.": a spell is banished as it leaves the chain.
    if (object === undefined && redirect(game, id, "banished")) return [id];
    if (action.from === "your-trash" && found?.zone !== "trash") return [];
    if (object !== undefined && cannotBe(game, object, "banished", causeOf(scope, "427.1"))) return [];
    const hidden = findFacedown(game, id);
    if (object === undefined && found === undefined && hidden === undefined) return [];
    const name = object?.name ?? found?.card.name ?? hidden?.name ?? "";
    const from = found === undefined ? {} : { from: found.zone };
    const entry = { what: "banish", object: id, name, ...from } as const;
    if (isReplaced(game, causeOf(scope, "427.1"), entry)) return [];
    const card =
      object !== undefined
        ? leaveBoard(game, id, "banished")
        : moveCard(game, found?.card.id ?? id, "banished");
    events.push(game.log(causeOf(scope, "427.1"), entry));
    return [card?.id ?? id];
  });
  trigger(game, events);
  banishedBy(game, scope, banished);
  return banished.length === 0 ? ignored : did(banished);
};

/** 427.3. Remembered, for texts that speak of "banished with me". */
function banishedBy(game: Game, scope: Scope, cards: readonly string[]): void {
  const by = scope.context.appendedBy ?? scope.context.self;
  const before = game.state.banishedBy ?? [];
  if (cards.length > 0) game.update({ banishedBy: [...before, ...cards.map((card) => ({ by, card }))] });
}
