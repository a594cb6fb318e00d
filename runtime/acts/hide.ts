import type { Act, FacedownCard } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { trigger } from "../abilities/trigger.ts";
import { takeCard } from "../core/change-zone.ts";
import { payResources } from "../core/resources.ts";
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
  if (game.state.facedown.some((card) => card.battlefield === at))
    return game.refuse(`107.3.b: there is a facedown card at ${at}`);
  if (!payResources(game, player, { energy: 0, power: ["any"], domains: [] }))
    return game.refuse("811.1.b: [A] cannot be paid");
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
