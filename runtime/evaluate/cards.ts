import type { CardFilter, FromZone } from "../effects/index.ts";
import type { ObjectId, Player, ZoneCard } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Scope } from "./scope.ts";
import { cardFits } from "./filters.ts";
import { inTurnOrder, opponentOf } from "./places.ts";
import { idsOf } from "./references.ts";
import { playersMeant } from "./their.ts";
import { findCard, findCardOrWhatBecame } from "./zones.ts";

/** The cards outside the board that a text speaks of. */
export function cardsFitting(game: Game, scope: Scope, filter: CardFilter): readonly string[] {
  const player = scope.actor ?? scope.context.you;
  if (player === null) return [];
  return cardsFrom(game, scope, player, filter.zone)
    .filter((card) => filter.youOwn !== true || isOwn(game, player, card.id))
    .filter((card) => cardFits(game, scope, card.name, filter))
    .map((card) => card.id);
}

/** 127.1. */
const isOwn = (game: Game, player: Player, id: ObjectId): boolean =>
  (game.find(id)?.owner ?? findCard(game, id)?.owner) === player;

/** 411.1. "Each player looks at the top cards of their deck and banishes one": one of their own. */
export const isOthers = ({ actor, actors }: Scope, owner: Player): boolean =>
  actors !== undefined && owner !== actor;

/** The cards of a zone that a text names. */
function cardsFrom(
  game: Game,
  scope: Scope,
  player: Player,
  zone: FromZone | undefined,
): readonly ZoneCard[] {
  const { players } = game.state;
  switch (zone?.from) {
    case undefined:
      return [...players[player].hand, ...players[player].champion]; // 419.1.a
    case "your-trash":
      return players[player].trash;
    case "your-hand":
      return players[player].hand;
    case "your-champion-zone":
      return players[player].champion;
    case "your-champion-zone-or-board":
      return [...players[player].champion, ...game.state.objects.filter(({ kind }) => kind !== "legend")];
    case "their-trash":
      return playersMeant(scope, zone.means).flatMap((each) => players[each].trash);
    case "their-hand":
      return playersMeant(scope, zone.means).flatMap((each) => players[each].hand);
    case "an-opponents-trash":
    case "opponents-trashes":
      return players[opponentOf(player)].trash;
    case "a-trash":
    case "trashes":
      return inTurnOrder(game).flatMap((each) => players[each].trash);
    case "among-them":
    case "of-them":
    case "seen":
    case "revealed-this-way":
    case "burned-this-way":
    case "it":
      return idsOf(game, scope, { refer: "they", means: zone.means }).flatMap((id) => {
        const found = zone.from === "burned-this-way" ? findCardOrWhatBecame(game, id) : findCard(game, id);
        return found === undefined || isOthers(scope, found.owner) ? [] : found.card;
      });
    case "your-banishment":
      return players[player].banished;
    case "burned-this-turn":
      return game.state.thisTurn.past.flatMap(({ happened }) => {
        const found = happened.what === "burn" ? findCard(game, happened.object) : undefined;
        return found?.zone === "trash" ? found.card : [];
      });
    case "banished-with": {
      const by = idsOf(game, scope, zone.who);
      const ids = (game.state.banishedBy ?? []).filter((each) => by.includes(each.by));
      return ids.flatMap(({ card }) => {
        const found = findCard(game, card);
        return found?.zone === "banished" ? found.card : [];
      });
    }
    default:
      return zone satisfies never;
  }
}
