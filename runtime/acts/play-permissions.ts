import type { ContinuousOf, ObjectId, PlayedFrom, Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { passivesOf } from "../evaluate/passives.ts";
import { emptyRound } from "../evaluate/scope.ts";
import { cardsFitting } from "../evaluate/cards.ts";
import { findCard } from "../evaluate/zones.ts";

type PlayPermission = ContinuousOf<"play-permission">;

/** 391, 419.1.a. "You may play it this turn.": what lets a player play a card from where it is. */
export function playPermissions(
  game: Game,
  player: Player,
  id: ObjectId,
  from: PlayedFrom,
): readonly PlayPermission[] {
  if (findCard(game, id)?.zone !== from) return [];
  const { state } = game;
  return [...state.continuous, ...standing(game, player)].flatMap((effect) => {
    if (effect.is !== "play-permission" || effect.controller !== player) return [];
    const { cards, context, round } = effect;
    const scope = { context, round, item: null, actor: player };
    const permits =
      "ids" in cards ? cards.ids.includes(id) : cardsFitting(game, scope, cards.of).includes(id);
    return permits ? [effect] : [];
  });
}

/** "You may play units from your trash." */
const standing = (game: Game, player: Player): readonly PlayPermission[] =>
  passivesOf(game, "may-play-cards").flatMap(({ passive: { ignoring, what }, scope: { context } }) =>
    context.you === player
      ? [
          {
            is: "play-permission",
            id: -1,
            name: context.name,
            controller: player,
            until: null,
            cards: { of: what, once: false },
            ignoring: ignoring ?? null,
            context,
            round: emptyRound,
          },
        ]
      : [],
  );

/**
 * The permission that a card is played by. One that spares a cost need not be used where the card may be played without
 * it; null: none is needed.
 */
export function usedPermission(
  game: Game,
  player: Player,
  { id, from, needed }: { readonly id: ObjectId; readonly from: PlayedFrom; readonly needed: boolean },
): PlayPermission | null {
  const permissions = playPermissions(game, player, id, from);
  const [first] = permissions;
  if (needed) return first ?? null;
  const sparing = permissions.find(({ ignoring }) => ignoring !== null);
  if (sparing === undefined) return null;
  const why = `356.1.b: play it by what ${sparing.name} permits`;
  return game.ask<"may">({ ask: "may", player, why, options: [true, false] }) ? sparing : null;
}

/** "You may play a gear this turn": one of them. */
export function spendPermission(game: Game, { cards, id }: PlayPermission): void {
  if ("of" in cards && cards.once)
    game.update({ continuous: game.state.continuous.filter((effect) => effect.id !== id) });
}
