import type { Act, BattlefieldId, ChainItem, ObjectId, PlayedFrom, Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Cost, ResourceCost } from "../effects/index.ts";
import { namePrice } from "../chain/prices.ts";
import { priceOf } from "../core/resources.ts";
import { contextOf, scopeOf } from "../evaluate/scope.ts";
import { finalize } from "../chain/finalize.ts";
import { pendCard } from "../chain/pend-card.ts";
import { passivesOf } from "../evaluate/passives.ts";
import { passivesOfItself } from "../evaluate/own-passives.ts";
import { hereOf } from "../evaluate/places.ts";
import { cannotPlay } from "../evaluate/restrictions.ts";
import { findCard, zonePatch } from "../evaluate/zones.ts";
import { bracketed, notExecuted } from "../keywords/executed.ts";
import { flowsOf, playedByFlow } from "../keywords/flow.ts";
import { forbidsItself } from "./forbids-itself.ts";
import { playPermissions, spendPermission, usedPermission } from "./play-permissions.ts";
import { timed } from "./timing-of-card.ts";

/** 349-359, as a whole: if anything of it is not allowed, all of it is undone (358.5). */
export function play(game: Game, act: Extract<Act, { readonly act: "play" }>): void {
  const { player, object, from } = act;
  const name = nameOf(game, player, object, from);
  if (name === undefined) return game.refuse(`419.1.a: ${player} has no card ${object} there`);
  const card = game.card(name);
  if (card.type !== "spell" && card.type !== "unit" && card.type !== "gear")
    return game.refuse(`052: a ${card.type} is not played`);
  if (cannotPlay(game, player, name, from) || forbidsItself(game, player, object, name))
    return game.refuse(`054.1: ${player} cannot play ${name} now`);
  const unknown = notExecuted(card);
  if (unknown !== undefined) return game.refuse(`801: ${bracketed(unknown)} of ${name} cannot be executed`);
  if (!mayBePlayedFrom(game, player, object, from))
    return game.refuse(`419.1.a: nothing lets ${player} play ${name} from there`);
  const check = timed(game, player, { id: object, name }, from);
  const given: Partial<ChainItem> = from === "facedown" ? turnUp(game, player, object) : {};
  const needed = !mayUsuallyBePlayedFrom(game, player, object, from);
  const permission = usedPermission(game, player, { id: object, from, needed });
  const cost =
    permission === null
      ? permittedCost(game, player, object, from)
      : { ignoring: permission.ignoring ?? null };
  const item = pendCard(game, player, object, { ...given, ...cost });
  if (item === null) return game.refuse(`419.1.a: ${object} is not there`);
  const failure = finalize(game, item, check);
  if (failure !== null) game.refuse(failure);
  if (permission !== null) spendPermission(game, permission);
}

/** 419.1.a. From the hand and the champion zone; from elsewhere only with permission. Facedown cards: 811.1.b. */
const mayBePlayedFrom = (game: Game, player: Player, id: ObjectId, from: PlayedFrom): boolean =>
  mayUsuallyBePlayedFrom(game, player, id, from) || playPermissions(game, player, id, from).length > 0;

/** Without what only this turn permits. */
const mayUsuallyBePlayedFrom = (game: Game, player: Player, id: ObjectId, from: PlayedFrom): boolean =>
  from === "hand" ||
  from === "champion" ||
  from === "facedown" ||
  permittedCosts(game, player, id, from).length > 0 ||
  flows(game, player, id, from).length > 0;

/** 829.1.b. The flow costs of a spell in the trash. */
function flows(game: Game, player: Player, id: ObjectId, from: PlayedFrom): readonly Cost[] {
  const name = from === "trash" ? nameOf(game, player, id, from) : undefined;
  return name === undefined ? [] : flowsOf(game, player, game.card(name));
}

/** "Your opponents' [Hidden] cards can't be revealed here." */
const staysHidden = (game: Game, player: Player, at: BattlefieldId): boolean =>
  passivesOf(game, "hidden-stay-hidden-here").some(
    ({ passive, scope }) =>
      hereOf(game, scope.context) === at &&
      (passive.whose === "players" || (scope.context.you !== null && scope.context.you !== player)),
  );

function nameOf(game: Game, player: Player, id: ObjectId, from: PlayedFrom): string | undefined {
  if (from === "facedown")
    return game.state.facedown.find((card) => card.id === id && card.owner === player)?.name;
  const found = findCard(game, id);
  if (found?.zone !== from) return undefined;
  const may = found.owner === player || playPermissions(game, player, id, from).length > 0;
  return may ? found.card.name : undefined;
}

/** 356.1.a. "You may play me from your trash for [3][R]." "You may play me for [B]." */
function permittedCost(game: Game, player: Player, id: ObjectId, from: PlayedFrom): Partial<ChainItem> {
  if (flows(game, player, id, from).length > 0)
    return playedByFlow(game, player, game.card(nameOf(game, player, id, from) ?? ""));
  const costs = permittedCosts(game, player, id, from);
  const [cost] = costs;
  if (cost === undefined || from === "facedown") return {};
  if (from === "trash") return { baseCost: cost };
  const { cost: printed, domains, name } = game.card(nameOf(game, player, id, from) ?? "");
  const why = `356.1.a: the cost of ${name}`;
  const own = namePrice(priceOf(printed, domains));
  const options = [...new Set([own, namePrice(priceOf(cost, domains))])];
  return options.length === 1 || game.ask<"pay">({ ask: "pay", player, why, options }) === own
    ? {}
    : { baseCost: cost };
}
function permittedCosts(game: Game, player: Player, id: ObjectId, from: PlayedFrom): readonly ResourceCost[] {
  const zones = { "your-trash": "trash", "your-champion-zone": "champion" } as const;
  const name = nameOf(game, player, id, from);
  if (name === undefined) return [];
  const scope = scopeOf({ ...contextOf(player), self: id, name });
  return passivesOfItself(game, game.card(name), scope).flatMap((passive) => {
    if (passive.passive !== "may-be-played-for") return [];
    const { cost, from: zone } = passive;
    return (zone === undefined ? from !== "trash" : zones[zone] === from) ? [cost] : [];
  });
}

/** 811.1.b. From the next turn on, ignoring its base cost. The card is put where it can be taken from. */
function turnUp(game: Game, player: Player, id: ObjectId): Partial<ChainItem> {
  const card = game.state.facedown.find((each) => each.id === id);
  if (card === undefined) return game.refuse(`421: ${id} is not facedown`);
  if (card.turn >= game.state.turnNumber) return game.refuse("811.1.b: not on the turn that it was hidden");
  if (staysHidden(game, player, card.battlefield))
    return game.refuse(`054.1: facedown cards cannot be revealed at ${card.battlefield}`);
  game.update({ facedown: game.state.facedown.filter((each) => each.id !== id) });
  const { hand } = game.state.players[player];
  game.player(player, zonePatch("hand", [...hand, { id: card.id, key: card.key, name: card.name }]));
  return { hiddenAt: card.battlefield };
}
