import type { GameEvent } from "../state/index.ts";
import type { Executor } from "./executor.ts";
import { moveCard } from "../core/change-zone.ts";
import { burnOutUntilCards } from "../core/burn-out.ts";
import { trigger } from "../abilities/trigger.ts";
import { count } from "../evaluate/count.ts";
import { causeOf, did, ignored } from "./executor.ts";

/** 440.1. From the top of the Main Deck to the trash; with too few cards the player burns out in between (440.4). */
export const burn: Executor<"burn"> = (game, scope, action) => {
  const player = scope.actor;
  if (player === null) return ignored;
  const number = action.count * (action.per === undefined ? 1 : count(game, scope, action.per));
  const burned: string[] = [];
  const events: GameEvent[] = [];
  while (burned.length < number) {
    burnOutUntilCards(game, player);
    const [top] = game.state.players[player].deck;
    const card = top === undefined ? null : moveCard(game, top.id, "trash");
    if (card === null) break;
    burned.push(card.id);
    events.push(game.log(causeOf(scope, "440.1"), { what: "burn", object: card.id, name: card.name }));
  }
  trigger(game, events); // 440.1.a
  return burned.length === 0 ? ignored : did(burned, burned.length);
};
