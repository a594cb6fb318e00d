import type { Happening, Player } from "../state/index.ts";
import type { Cause, Game } from "../step/game.ts";
import type { Replacement } from "./replacements.ts";
import { findCard } from "../evaluate/zones.ts";

/** 372. Who says in which order replacement effects apply to what would happen. */
export function orders(game: Game, { by }: Cause, happening: Happening): Player {
  const { battlefields, turn } = game.state;
  if ("item" in happening && happening.item !== null) {
    const item = game.item(happening.item);
    if (item !== undefined) return item.controller;
  }
  if ("object" in happening && happening.object !== null) {
    const object = game.find(happening.object);
    if (object !== undefined) return object.controller;
    const card = findCard(game, happening.object);
    if (card !== undefined) return card.owner;
  }
  // 372.2. Nobody controls the battlefield that it happens to.
  if (happening.what === "combat-end") return battlefields[happening.battlefield]?.controller ?? turn;
  return by ?? turn; // 372.1. The player who would do it.
}

/** Called by the name of its card; where several have that name, by what has it. */
const optionOf = ({ name, scope }: Replacement, by: readonly Replacement[]): string =>
  by.filter((other) => other.name === name).length > 1
    ? (scope.context.appendedBy ?? scope.context.self)
    : name;

/** 372. Of several effects for one event, this player says which comes first. */
export function pickReplacement(
  game: Game,
  player: Player,
  what: string,
  by: readonly Replacement[],
): Replacement | undefined {
  const options = [...new Set(by.map((each) => optionOf(each, by)))];
  if (options.length < 2) return by[0];
  const why = `372: what replaces ${what} first`;
  const [picked] = game.ask<"order">({ ask: "order", player, why, options, first: true });
  return by.find((each) => optionOf(each, by) === picked) ?? by[0];
}

/** Tries one after the other, in that order, until one of them is applied (370.1): whether one is. */
export function applyFirst(
  game: Game,
  player: Player,
  what: string,
  list: readonly Replacement[],
  apply: (replacement: Replacement) => boolean,
): boolean {
  let left = list;
  for (;;) {
    const picked = pickReplacement(game, player, what, left);
    if (picked === undefined) return false;
    if (apply(picked)) return true;
    left = left.filter((each) => each !== picked);
  }
}
