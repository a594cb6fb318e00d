import type { Act, BattlefieldId, FacedownCard, Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { trigger } from "../abilities/trigger.ts";
import { takeCard } from "../core/change-zone.ts";
import { namePrice } from "../chain/prices.ts";
import { canPay, payResources, priceOf } from "../core/resources.ts";
import { passivesOf } from "../evaluate/passives.ts";
import { hereOf } from "../evaluate/places.ts";
import { prints } from "../evaluate/qualities.ts";
import { cannotHide } from "../evaluate/restrictions.ts";
import { findCard } from "../evaluate/zones.ts";
import { notNeutralOpen } from "./timing.ts";

/** 421, 811.1.b. "[A]: hide this facedown at a battlefield you control that doesn't have a facedown card." */
export function hide(game: Game, { player, object, at }: Extract<Act, { readonly act: "hide" }>): void {
  const found = findCard(game, object);
  if (found?.owner !== player || (found.zone !== "hand" && found.zone !== "champion"))
    return game.refuse(`811.1.b: ${object} is not in the hand of ${player}`);
  if (!prints(game.card(found.card.name), "Hidden"))
    return game.refuse(`421.2.a: ${found.card.name} does not have [Hidden]`);
  if (cannotHide(game, player)) return game.refuse(`054.1: ${player} cannot hide cards now`);
  const wrong = notNeutralOpen(game, player);
  if (wrong !== null) return game.refuse(wrong);
  if (game.state.battlefields[at]?.controller !== player)
    return game.refuse(`107.3.c: ${player} does not control ${at}`);
  if (game.state.facedown.filter((card) => card.battlefield === at).length > moreAt(game, player, at))
    return game.refuse(`107.3.b: there is a facedown card at ${at}`);
  if (!payToHide(game, player)) return game.refuse("811.1.b: [A] cannot be paid");
  const taken = takeCard(game, object);
  if (taken === null) return;
  const { turnNumber } = game.state;
  const card: FacedownCard = {
    ...taken,
    id: `${taken.key}:${game.newId()}`,
    battlefield: at,
    turn: turnNumber,
  };
  game.update({ facedown: [...game.state.facedown, card] });
  const cause = { rule: "421.1", by: player, sources: [] };
  game.needsCleanup();
  trigger(game, [game.log(cause, { what: "hide", object: card.id, name: card.name })]);
}

/** "You may hide an additional card here." */
const moreAt = (game: Game, player: Player, at: BattlefieldId): number =>
  passivesOf(game, "may-hide-more")
    .filter(({ passive, scope }) => {
      if (passive.who !== "players" && scope.context.you !== player) return false;
      return passive.where === "each-battlefield" || hereOf(game, scope.context) === at;
    })
    .reduce((sum, { passive }) => sum + passive.count, 0);

/** 811.1.b. [A], or what may be paid instead; nothing where costs are ignored. */
function payToHide(game: Game, player: Player): boolean {
  if (game.state.continuous.some((effect) => effect.is === "hide-free" && effect.player === player))
    return true;
  const others = passivesOf(game, "may-hide-for")
    .filter(({ scope }) => scope.context.you === player)
    .map(({ passive, scope }) => priceOf(passive.cost, game.card(scope.context.name).domains));
  const all = [priceOf({ energy: 0, power: ["any"] }, []), ...others].filter((price) =>
    canPay(game, player, price),
  );
  const prices = new Map(all.map((price) => [namePrice(price), price]));
  const [first] = prices.values();
  if (first === undefined || prices.size === 1 || game.state.costs === "free")
    return first !== undefined && payResources(game, player, first);
  const options = [...prices.keys()];
  const chosen = game.ask<"pay">({ ask: "pay", player, why: "811.1.b: what hiding costs", options });
  return payResources(game, player, prices.get(String(chosen)) ?? first);
}
