import type { TriggeredAbility } from "../effects/index.ts";
import type { GameEvent, Player, ZoneCard } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { opened } from "../evaluate/board.ts";
import { findCard } from "../evaluate/zones.ts";
import { isSeen } from "./as.ts";
import { activeInTrashes, contextOfCard } from "./in-trash.ts";
import type { Triggered } from "./put-on-chain.ts";
import { triggeredBy } from "./triggered-by.ts";

/** 385. */
export const fromTrash = (game: Game, events: readonly GameEvent[]): readonly Triggered[] =>
  activeInTrashes(game, "triggered").flatMap((active) => triggeredBy(game, active, events));

/** 385. "When you look at cards from the top of your Main Deck and see me": it is in the deck then. */
export const fromDeck = (game: Game, events: readonly GameEvent[]): readonly Triggered[] =>
  events.flatMap((event) => {
    if (event.what !== "look" && event.what !== "reveal") return [];
    const found = findCard(game, event.object);
    return found?.zone === "deck" ? ofCard(game, found.owner, found.card, [event]) : [];
  });

const seesItself = ({ when }: TriggeredAbility): boolean => when.trigger === "when" && isSeen(when.event);

/** What triggers of a card in a deck. */
const ofCard = (
  game: Game,
  player: Player,
  card: ZoneCard,
  events: readonly GameEvent[],
): readonly Triggered[] =>
  opened(game.card(card.name).abilities).flatMap(({ ability, dependsOn }, position) => {
    if (ability.ability !== "triggered" || !seesItself(ability)) return [];
    const context = contextOfCard(game, player, card);
    return triggeredBy(game, { ability, dependsOn, context, key: `${card.id} ${position}` }, events);
  });
