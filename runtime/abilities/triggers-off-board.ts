import type { Trigger, TriggeredAbility } from "../effects/index.ts";
import type { Context, GameEvent, Player, ZoneCard } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { abilitySources, opened } from "../evaluate/board.ts";
import { inTurnOrder } from "../evaluate/places.ts";
import { contextOf } from "../evaluate/scope.ts";
import { findCard } from "../evaluate/zones.ts";
import { isSeen } from "./as.ts";
import { worksFromTrash } from "./from-trash.ts";
import type { Triggered } from "./put-on-chain.ts";
import { triggeredBy } from "./triggered-by.ts";

/** 385. */
export const fromTrash = (game: Game, events: readonly GameEvent[]): readonly Triggered[] =>
  inTurnOrder(game).flatMap((player) =>
    game.state.players[player].trash.flatMap((card) =>
      // 422.1.b. "When you discard me" is looked at after the discard, in the trash.
      ofCard(game, player, card, events, (each) => worksFromTrash(each) || isOwnDiscard(each.when)),
    ),
  );

/** 385. "When you look at cards from the top of your Main Deck and see me": it is in the deck then. */
export const fromDeck = (game: Game, events: readonly GameEvent[]): readonly Triggered[] =>
  events.flatMap((event) => {
    if (event.what !== "look" && event.what !== "reveal") return [];
    const found = findCard(game, event.object);
    return found?.zone === "deck" ? ofCard(game, found.owner, found.card, [event], seesItself) : [];
  });

const seesItself = ({ when }: TriggeredAbility): boolean => when.trigger === "when" && isSeen(when.event);

/** What triggers of a card outside the board. */
function ofCard(
  game: Game,
  player: Player,
  card: ZoneCard,
  events: readonly GameEvent[],
  works: (ability: TriggeredAbility) => boolean,
): readonly Triggered[] {
  const { type } = game.card(card.name);
  const kind = type === "spell" || type === "gear" ? type : "unit";
  const sources = abilitySources({ kind, name: card.name, object: card.id, controller: player });
  const context: Context = { ...contextOf(player, sources), self: card.id, name: card.name };
  return opened(game.card(card.name).abilities).flatMap(({ ability, dependsOn }, position) =>
    ability.ability === "triggered" && works(ability)
      ? triggeredBy(game, { ability, dependsOn, context, key: `${card.id} ${position}` }, events)
      : [],
  );
}

function isOwnDiscard(when: Trigger): boolean {
  if (when.trigger === "deathknell") return false;
  const { event } = when;
  if (event.event === "you-do-with-cards")
    return (event.act === "discard" || event.act === "burn") && "refer" in event.what;
  return (
    event.event === "is-done" &&
    "refer" in event.who &&
    event.done.some(({ done }) => done === "discarded" || done === "burned")
  );
}
