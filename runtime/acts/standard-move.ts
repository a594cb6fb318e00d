import type { Act, GameObject } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { payResources, priceOf, type Price } from "../core/resources.ts";
import { passivesOf, speaksOf } from "../evaluate/passives.ts";
import { move } from "../core/move.ts";
import { cannotMoveObject } from "../evaluate/restrictions.ts";
import { hereOf, isAtBattlefield, isBattlefield, locationOf } from "../evaluate/places.ts";
import { notNeutralOpen } from "./timing.ts";

/** 144, 420.3. Units are exhausted to move together to one destination. */
export function standardMove(game: Game, act: Extract<Act, { readonly act: "standard-move" }>): void {
  const { player, to } = act;
  const wrong = notNeutralOpen(game, player);
  if (wrong !== null) return game.refuse(wrong);
  if (!isBattlefield(game, to) && to !== `base ${player}`)
    return game.refuse(`144: ${to} is not a battlefield or the base of ${player}`);
  // 144.3. One move of one or more units, each of them once.
  if (act.units.length === 0) return game.refuse("144.3: a move is of at least one unit");
  if (new Set(act.units).size < act.units.length)
    return game.refuse("144.3: the same unit cannot move twice at once");
  const units = act.units.map((id) => {
    const unit = game.find(id);
    const reason = unit === undefined ? `144: ${id} is not on the board` : cannotMove(game, unit, act);
    return unit === undefined || reason !== null ? game.refuse(reason ?? "144") : unit;
  });
  for (const price of pricesOfMoving(game, act))
    if (!payResources(game, player, price)) return game.refuse(`144: moving to ${to} cannot be paid`);
  for (const unit of units) game.patch(unit.id, { exhausted: true }); // 420.3.a
  const moving = game.findAll(units.map(({ id }) => id));
  move(game, moving, to, { rule: "420.3", by: player, sources: [] });
}

/** "Opponents must pay [A] for each unit beyond the first to move multiple units to my battlefield …" */
const pricesOfMoving = (
  game: Game,
  { player, to, units }: Extract<Act, { readonly act: "standard-move" }>,
): readonly Price[] =>
  passivesOf(game, "moving-costs").flatMap(({ passive, scope }) => {
    const { name, you } = scope.context;
    if (you === null || you === player || !isBattlefield(game, to)) return [];
    if (hereOf(game, scope.context) !== to) return [];
    const { domains } = game.card(name);
    const times = units.length - (passive.beyondFirst === true ? 1 : 0);
    return Array.from({ length: times }, () => priceOf(passive.amount, domains));
  });

function cannotMove(
  game: Game,
  unit: GameObject,
  { player, to }: Extract<Act, { readonly act: "standard-move" }>,
): string | null {
  if (unit.kind !== "unit") return `144: ${unit.name} is not a unit`;
  if (unit.controller !== player) return `144: ${player} does not control ${unit.name}`;
  if (unit.exhausted) return `414.4: ${unit.name} is exhausted`;
  if (locationOf(unit) === to) return `447: ${unit.name} is there already`;
  if (cannotMoveObject(game, unit, { by: player, sources: [] }, to))
    return `054.1: ${player} cannot move ${unit.name}`;
  // 810.1.b. From one battlefield to another only with [Ganking].
  if (isAtBattlefield(unit) && isBattlefield(game, to) && !goesBetween(game, unit, to))
    return `810.1.b: ${unit.name} does not have [Ganking]`;
  return null;
}

/** 810.1.b. Or where it goes: "Units can move here from anywhere." */
const goesBetween = (game: Game, unit: GameObject, to: string): boolean =>
  game.keyword(unit, "Ganking") > 0 ||
  passivesOf(game, "may-move-here").some(
    ({ passive, scope }) => hereOf(game, scope.context) === to && speaksOf(game, scope, passive.who, unit),
  );
