import type { Action, Cost, Keyword } from "../effects/index.ts";
import type { ChainItem } from "../state/index.ts";
import type { Price, Purpose } from "../core/resources.ts";
import type { Game } from "../step/game.ts";
import { playedKeywords } from "../evaluate/played-keywords.ts";
import { priceOf, sum } from "../core/resources.ts";
import { ownPassives } from "./cost-changes.ts";

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
  const ignores = ownPassives(game, item).some((passive) => passive.passive === "ignore-cost");
  if (item.ignoring === "cost" || item.hiddenAt !== null || ignores) return priceOf(undefined, card.domains);
  const price = priceOf(item.baseCost ?? card.cost, card.domains); // 356.1.a
  if (item.ignoring === "power-cost") return { ...price, power: [] };
  return item.ignoring === "energy-cost" ? { ...price, energy: 0 } : price; // 356.1.b.2
}

/** 809.1.c. For each time that an opponent's spell or ability chooses something with Deflect. */
export function deflectPrice(game: Game, item: ChainItem): Price {
  const ignored = ownPassives(game, item).some(
    (passive) =>
      passive.passive === "ignores-keyword" &&
      passive.keyword === "Deflect" &&
      passive.while === "paying-its-costs", // 765
  );
  const chosen = ignored ? [] : item.rounds.flatMap((round) => Object.values(round.chosen).flat());
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

/** The keywords of the card that is played: printed, and given to it as it is played (366.2). */
export const printedKeywords = (game: Game, item: ChainItem): readonly Keyword[] =>
  item.card === null
    ? []
    : [
        ...game
          .card(item.context.name)
          .abilities.flatMap((ability) => (ability.ability === "keyword" ? [ability.keyword] : [])),
        ...playedKeywords(game, {
          name: item.context.name,
          player: item.controller,
          from: item.hiddenAt === null ? item.from : "facedown",
        }),
      ];

/** 429. What its cost is paid for. */
export const purposeOf = (game: Game, item: ChainItem): Purpose =>
  item.card === null
    ? { for: "ability", of: game.card(item.context.name).type }
    : { for: "card", card: game.card(item.context.name) };
