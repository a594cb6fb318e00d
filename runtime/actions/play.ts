import type { Play, PlayToken } from "../effects/index.ts";
import type { ChainItem, LocationName, Player, StepResult } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { isOthers } from "../evaluate/cards.ts";
import { pendCard } from "../chain/pend-card.ts";
import { pend } from "../chain/pend.ts";
import { pendingName, pendingOf } from "../chain/pending-of.ts";
import { count } from "../evaluate/count.ts";
import { hereOf } from "../evaluate/places.ts";
import { placesOf } from "../evaluate/references.ts";
import { contextOf, noAdditionalCost } from "../evaluate/scope.ts";
import { doReplacedAct } from "../core/replaced-act.ts";
import { unlessReplaced } from "../core/replacements.ts";
import { cannotPlay } from "../evaluate/restrictions.ts";
import { findCardOrWhatBecame } from "../evaluate/zones.ts";
import { causeOf, did, ignored } from "./executor.ts";
import { traitsOf } from "./copy.ts";
import { selectIds, selectUnits } from "./select.ts";

/** 184.2. Where a text says that it is played; null: the player chooses (355.2). */
function placeFor(
  game: Game,
  scope: Scope,
  { destination, place }: Pick<Play, "destination" | "place"> | Pick<PlayToken, "destination" | "place">,
  player: Player,
): LocationName | null {
  if (place !== undefined) return placesOf(game, scope, place.means)[0] ?? null;
  switch (destination) {
    case "here":
      return hereOf(game, scope.context) ?? `base ${player}`;
    case "your-base":
    case "in-your-base":
    case "into-your-base":
    case "their-base":
    case "base":
      return `base ${player}`;
    case "a-battlefield":
    case "any-battlefield":
    case "a-battlefield-you-control":
    case "different-battlefields":
    case "different-battlefields-you-control":
    case undefined:
      return scope.context.hiddenAt ?? null; // 811.1.d.3
    default:
      return destination satisfies never;
  }
}

/** 355.2.b. Where it may be played, if the text leaves a choice. */
const amongOf = ({ destination }: Pick<Play | PlayToken, "destination">): ChainItem["among"] => {
  switch (destination) {
    case "a-battlefield":
    case "any-battlefield":
    case "different-battlefields":
      return "any-battlefield";
    case "a-battlefield-you-control":
    case "different-battlefields-you-control":
      return "controlled-battlefield";
    case "here":
    case "your-base":
    case "in-your-base":
    case "into-your-base":
    case "their-base":
    case "base":
    case undefined:
      return null;
    default:
      return destination satisfies never;
  }
};

/** 419.3, 354.3. The card goes on the chain; it is finalized when this text has been executed. */
export const play: Executor<"play"> = (game, scope, action) => {
  const player = scope.actor;
  if (player === null) return ignored;
  const replaced = doReplacedAct(game, action.what, 1 + (action.additionalCopies ?? 0));
  if (replaced !== null) return replaced;
  const played = selectIds(game, scope, action.what, action).flatMap((id) => {
    // 354.3. It is being played already: "If the played card is a unit, you may play it here".
    const pending = pendingOf(game, id);
    if (pending !== undefined) {
      const destination = placeFor(game, scope, action, player);
      if (destination !== null) game.patchItem(pending.id, { destination });
      return [id];
    }
    const resolving = scope.item === null ? undefined : game.item(scope.item);
    if ((action.from === "your-trash" || action.again === true) && resolving?.card?.id === id) {
      // It is in the trash when this text has been executed (340.2).
      game.patchItem(resolving.id, { again: { baseCost: action.cost ?? null, by: player } });
      return [id];
    }
    const found = findCardOrWhatBecame(game, id);
    if (found === undefined || isOthers(scope, found.owner)) return []; // 419.3.c
    if (cannotPlay(game, player, found.card.name, found.zone)) return []; // 054.1
    if (action.from === "your-trash" && found.zone !== "trash") return [];
    if (action.from === "your-hand" && found.zone !== "hand") return [];
    const item = pendCard(game, player, found.card.id, {
      ignoring: action.ignoring ?? null,
      destination: placeFor(game, scope, action, player),
      baseCost: action.cost ?? null,
      discount: action.reducing ?? null,
      among: amongOf(action),
    });
    return item === null ? [] : [id];
  });
  return played.length === 0 ? ignored : did(played);
};

const isApart = ({ destination }: PlayToken): boolean =>
  destination === "different-battlefields" || destination === "different-battlefields-you-control";
/** 355.11. "to different battlefields": one where none of them has been played yet. */
function otherPlace(
  game: Game,
  player: Player,
  { destination, what }: PlayToken,
  taken: LocationName[],
): LocationName | null {
  const options = Object.entries(game.state.battlefields)
    .filter(([, { controller }]) => destination === "different-battlefields" || controller === player)
    .map(([id]) => id)
    .filter((id) => !taken.includes(id));
  if (options.length === 0) return null;
  const place = game.ask<"to">({ ask: "to", player, why: `355.2: where ${what.name} is played`, options });
  taken.push(place);
  return place;
}

/** 439.2.c, 350.2. Tokens are created on the chain and played. */
export const playToken: Executor<"play-token"> = (game, scope, action) => {
  const player = scope.actor;
  if (player === null) return ignored;
  const { what } = action;
  const ready = what.token === "unit" && what.ready === true;
  const copied =
    what.token === "unit" && what.copyOf !== undefined
      ? selectUnits(game, scope, what.copyOf, action)[0]
      : undefined;
  const times = action.count * (action.per === undefined ? 1 : count(game, scope, action.per));
  const items: number[] = [];
  const apart: LocationName[] = [];
  const would = {
    what: "play",
    object: "",
    name: what.name,
    energyCost: 0,
    energySpent: 0,
    token: true,
    from: "hand",
    hiddenAt: null,
    additionalCost: noAdditionalCost,
  } as const;
  const makeOne = (): StepResult => {
    const destination = isApart(action)
      ? otherPlace(game, player, action, apart)
      : placeFor(game, scope, action, player);
    if (isApart(action) && destination === null) return ignored; // 055
    const context = { ...contextOf(player, scope.context.sources), name: what.name };
    const item = pend(game, {
      kind: "permanent",
      immediate: true,
      controller: player,
      context,
      instructions: [],
      token: {
        might: what.token === "unit" ? (what.might ?? game.card(what.name).might ?? 0) : null,
        keywords: what.token === "unit" ? (what.keywords ?? []) : [],
      },
      destination,
      among: amongOf(action),
      enters: ready ? "ready" : action.exhausted === true ? "exhausted" : null,
    });
    if (copied !== undefined)
      game.patchItem(item, { copyOf: { name: copied.name, token: traitsOf(copied) } });
    items.push(item);
    return did([pendingName(item)], 1);
  };
  for (let i = 0; i < times; i++) unlessReplaced(game, causeOf(scope, "439.2.c"), would, makeOne);
  return times === 0 ? ignored : did(items.map(pendingName), times);
};
