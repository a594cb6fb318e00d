import type { OnlyPlace, UnitGroup } from "../effects/index.ts";
import type { BattlefieldId, ChainItem } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { isOnSide } from "../evaluate/filters.ts";
import { passivesOf } from "../evaluate/passives.ts";
import { hereOf, unitsAt } from "../evaluate/places.ts";
import { hasQuality, isOfType, qualifiedCard } from "../evaluate/qualities.ts";
import { placesOf } from "../evaluate/references.ts";
import { placesClosedTo, playsOnlyToBase } from "../evaluate/restrictions.ts";
import { ownPassives } from "./cost-changes.ts";
import { battlefields } from "../evaluate/battlefields.ts";
import { scopeOfItem } from "./scope-of-item.ts";

/** 355.2.b. The battlefields that a permission speaks of. */
function placesIn(game: Game, scope: Scope, where: OnlyPlace): readonly BattlefieldId[] {
  const { you } = scope.context;
  const all = Object.keys(game.state.battlefields);
  switch (where.place) {
    case "a-battlefield":
      return battlefields(game, you, where.of);
    case "you-are-attacking": {
      const { showdown } = game.state;
      return showdown?.combat === true && showdown.attacker === you ? [showdown.at] : [];
    }
    case "you-conquered-this-turn":
      return all.filter((at) => you !== null && game.state.thisTurn.conquered.includes(`${you} ${at}`));
    case "alone":
      // 740.2.a. No other unit of its controller is there.
      return all.filter(
        (at) => unitsAt(game, at).filter((unit) => isOnSide(you, unit.controller, where.side)).length === 1,
      );
    case "your-base":
      return you === null ? [] : [`base ${you}`];
    case "battlefield-of":
      return placesOf(game, scope, where.of.means).filter((at) => all.includes(at));
    default:
      return where satisfies never;
  }
}

/** Whether a group of units has this one in it once it is played: "friendly units", "your Mechs". */
function isOfGroup(game: Game, scope: Scope, item: ChainItem, { of }: UnitGroup): boolean {
  const { controller, context, token } = item;
  const { you } = scope.context;
  const card = game.card(context.name);
  if (of.side !== undefined && !isOnSide(you, controller, of.side)) return false;
  if ((of.yours === true || of.youControl === true) && controller !== you) return false;
  if (of.state === "token" && token === null) return false;
  if (of.without !== undefined && card.tags.includes(of.without)) return false;
  if (of.tags !== undefined && !of.tags.some(({ tag }) => card.tags.includes(tag))) return false;
  return of.quality === undefined || hasQuality(game, scope, qualifiedCard(card), of.quality);
}

/** 355.2.b. "You may play me to an open battlefield." "Friendly units may be played to open battlefields." */
export function permittedPlaces(game: Game, item: ChainItem): readonly BattlefieldId[] {
  const own = ownPassives(game, item).flatMap((passive) =>
    passive.passive === "may-be-played-to" && "refer" in passive.who
      ? placesIn(game, scopeOfItem(item, 0), passive.where)
      : [],
  );
  const others = passivesOf(game, "may-be-played-to").flatMap(({ passive, scope }) =>
    "select" in passive.who && isOfGroup(game, scope, item, passive.who)
      ? placesIn(game, scope, passive.where)
      : [],
  );
  return [...own, ...others];
}

/** 822.1.d. "I can [Ambush] to a battlefield where there are enemy units." */
export const ambushPlaces = (game: Game, item: ChainItem): readonly BattlefieldId[] =>
  ownPassives(game, item).flatMap((passive) =>
    passive.passive === "may-ambush-to" ? placesIn(game, scopeOfItem(item, 0), passive.where) : [],
  );

/** 054.1. Of these, where it may be played: "Play me only to …", "Units can't be played here." */
export function allowedPlaces(
  game: Game,
  item: ChainItem,
  places: readonly BattlefieldId[],
): readonly BattlefieldId[] {
  const scope = scopeOfItem(item, 0);
  const only = ownPassives(game, item).flatMap((passive) =>
    passive.passive === "only-played-to" ? [placesIn(game, scope, passive.where)] : [],
  );
  const closed = passivesOf(game, "cannot-be-played-here").flatMap(({ passive, scope: said }) =>
    isOfType(game.card(item.context.name), passive.type) &&
    (passive.side === undefined || isOnSide(said.context.you, item.controller, passive.side))
      ? (hereOf(game, said.context) ?? [])
      : [],
  );
  const barred = placesClosedTo(game, item.controller, item.context.name);
  const onlyBase = playsOnlyToBase(game, item.controller);
  return places.filter(
    (place) =>
      only.every((list) => list.includes(place)) &&
      !closed.includes(place) &&
      !barred.includes(place) &&
      (!onlyBase || place === `base ${item.controller}`),
  );
}
