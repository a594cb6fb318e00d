import type { Act, ChainItem, ObjectId, PlayedFrom, Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Permission } from "./timing.ts";
import { finalize } from "../chain/finalize.ts";
import { pendCard } from "../chain/pend-card.ts";
import { prints } from "../evaluate/qualities.ts";
import { cannotPlay } from "../evaluate/restrictions.ts";
import { findCard, zonePatch } from "../evaluate/zones.ts";
import { notExecuted } from "../keywords/executed.ts";
import { mistimed } from "./timing.ts";

function permissionOf(game: Game, name: string, from: PlayedFrom): Permission {
  const card = game.card(name);
  // 811.6, 819.1.b
  if (from === "facedown" || prints(card, "Reaction") || prints(card, "Quick-Draw")) return "reaction";
  if (prints(card, "Ambush")) return "reaction"; // 822.1.b. Its location is looked at as it is finalized.
  return prints(card, "Action") ? "action" : "none";
}

/** 349-359, as a whole: if anything of it is not allowed, all of it is undone (358.5). */
export function play(game: Game, act: Extract<Act, { readonly act: "play" }>): void {
  const { player, object, from } = act;
  const name = nameOf(game, player, object, from);
  if (name === undefined) return game.refuse(`419.1.a: ${player} has no card ${object} there`);
  const card = game.card(name);
  if (card.type !== "spell" && card.type !== "unit" && card.type !== "gear")
    return game.refuse(`052: a ${card.type} is not played`);
  if (cannotPlay(game, player, name)) return game.refuse(`054.1: ${player} cannot play ${name} now`);
  const unknown = notExecuted(card);
  if (unknown !== undefined) return game.refuse(`801: [${unknown}] of ${name} cannot be executed`);
  const wrong = mistimed(game, player, permissionOf(game, name, from));
  if (wrong !== null) return game.refuse(wrong);
  const given: Partial<ChainItem> = from === "facedown" ? turnUp(game, player, object) : {};
  const item = pendCard(game, player, object, given);
  if (item === null) return game.refuse(`419.1.a: ${object} is not there`);
  const failure = finalize(game, item);
  if (failure !== null) game.refuse(failure);
}

function nameOf(game: Game, player: Player, id: ObjectId, from: PlayedFrom): string | undefined {
  if (from === "facedown")
    return game.state.facedown.find((card) => card.id === id && card.owner === player)?.name;
  const found = findCard(game, id);
  return found?.owner === player && found.zone === from ? found.card.name : undefined;
}

/** 811.1.b. From the next turn on, ignoring its base cost. The card is put where it can be taken from. */
function turnUp(game: Game, player: Player, id: ObjectId): Partial<ChainItem> {
  const card = game.state.facedown.find((each) => each.id === id);
  if (card === undefined) return game.refuse(`421: ${id} is not facedown`);
  if (card.turn >= game.state.turnNumber) return game.refuse("811.1.b: not on the turn that it was hidden");
  game.update({ facedown: game.state.facedown.filter((each) => each.id !== id) });
  const { hand } = game.state.players[player];
  game.player(player, zonePatch("hand", [...hand, { id: card.id, key: card.key, name: card.name }]));
  return { hiddenAt: card.battlefield };
}
