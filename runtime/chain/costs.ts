import type { Action, Cost, Keyword } from "../effects/index.ts";
import type { ChainItem } from "../state/index.ts";
import type { Price } from "../core/resources.ts";
import type { Game } from "../step/game.ts";
import { priceOf, sum } from "../core/resources.ts";
import { opened } from "../evaluate/board.ts";
import { holds } from "../evaluate/conditions.ts";
import { count } from "../evaluate/count.ts";
import { areMet } from "../evaluate/dependence.ts";
import { scopeOfItem } from "./scope-of-item.ts";

export const resourcesOf = (game: Game, item: ChainItem, cost: Cost): Price => {
  const { domains } = game.card(item.context.name);
  return sum(cost.flatMap((part) => (part.cost === "pay" ? [priceOf(part.resources, domains)] : [])));
};
export const actionsOfCost = (cost: Cost): readonly Action[] =>
  cost.flatMap((part) => (part.cost === "do" ? [part.action] : []));

/** 356.1. The printed cost, or what replaces it. */
export function basePrice(game: Game, item: ChainItem): Price {
  const card = game.card(item.context.name);
  if (item.kind === "ability") return resourcesOf(game, item, item.cost);
  if (item.card === null) return priceOf(undefined, []); // 185.3.a. Tokens do not have costs.
  // 356.1.b.1, 811.1.b. "ignoring its cost", and from facedown
  if (item.ignoring === "cost" || item.hiddenAt !== null) return priceOf(undefined, card.domains);
  const price = priceOf(card.cost, card.domains);
  return item.ignoring === "energy-cost" ? { ...price, energy: 0 } : price; // 356.1.b.2
}

/** 809.1.c. For each time that an opponent's spell or ability chooses something with Deflect. */
export function deflectPrice(game: Game, item: ChainItem): Price {
  const chosen = item.rounds.flatMap((round) => Object.values(round.chosen).flat());
  const value = chosen.reduce((total, id) => {
    const object = game.find(id);
    if (object === undefined || object.controller === item.controller) return total;
    return total + game.keyword(object, "Deflect");
  }, 0);
  return { energy: 0, power: Array.from({ length: value }, () => "any" as const), domains: [] };
}

/** 805.1.a. "[1][C]"; with [A] where the unit has no domain. */
export const acceleratePrice = (game: Game, item: ChainItem): Price =>
  priceOf({ energy: 1, power: ["own"] }, game.card(item.context.name).domains);

/** The keywords printed on the card that is played. */
export const printedKeywords = (game: Game, item: ChainItem): readonly Keyword[] =>
  item.card === null
    ? []
    : game
        .card(item.context.name)
        .abilities.flatMap((ability) => (ability.ability === "keyword" ? [ability.keyword] : []));

/** 356.3, 356.4. Increases, then discounts, that the card itself speaks of (366.2). */
export function adjusted(game: Game, item: ChainItem, price: Price): Price {
  if (item.card === null) return price;
  const { context } = item;
  const scope = scopeOfItem(item, 0);
  const changes = opened(game.card(context.name).abilities).flatMap(({ ability, dependsOn }) => {
    if (ability.ability !== "passive" || ability.passive.passive !== "costs-less") return [];
    const conditions = [ability.while, ability.if];
    if (!areMet(game, context, dependsOn)) return [];
    return conditions.every((each) => each === undefined || holds(game, scope, each))
      ? [ability.passive]
      : [];
  });
  let result = price;
  for (const change of [...changes].sort((a, b) => Number(b.more === true) - Number(a.more === true))) {
    const times = change.per === undefined ? 1 : count(game, scope, change.per);
    const energy = change.amount.energy * times;
    if (change.more === true) {
      const power = Array.from({ length: times }, () => change.amount.power).flat();
      result = { ...result, energy: result.energy + energy, power: [...result.power, ...power] };
      continue;
    }
    // 356.4.e, 356.6. The minimum is for this discount alone; no cost is below 0.
    const least = Math.min(result.energy, change.minimum?.energy ?? 0);
    const power = [...result.power];
    for (let i = 0; i < times; i++)
      for (const symbol of change.amount.power) {
        const position = symbol === "any" ? power.length - 1 : power.indexOf(symbol);
        if (position >= 0) power.splice(position, 1);
      }
    result = { ...result, energy: Math.max(least, result.energy - energy), power };
  }
  return result;
}
