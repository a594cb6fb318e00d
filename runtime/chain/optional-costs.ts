import type { Action, AdditionalCostAbility } from "../effects/index.ts";
import type { ChainItem } from "../state/index.ts";
import type { Price } from "../core/resources.ts";
import type { Game } from "../step/game.ts";
import { isPossible } from "../actions/possible.ts";
import { canPay, priceOf, sum } from "../core/resources.ts";
import { emptyRound } from "../evaluate/scope.ts";
import {
  acceleratePrice,
  actionsOfCost,
  adjusted,
  basePrice,
  printedKeywords,
  resourcesOf,
} from "./costs.ts";
import { scopeOfItem } from "./scope-of-item.ts";

/** What additional costs come to (356.2). */
export interface AdditionalCosts {
  readonly price: Price;
  readonly actions: readonly Action[];
  /** An optional one was chosen (356.4.f.1). */
  readonly paid: boolean;
}

interface Offer {
  readonly name: string | true;
  readonly why: string;
  readonly price: Price;
  readonly actions: readonly Action[];
  readonly accept: () => void;
}

const additionalCosts = (game: Game, item: ChainItem): readonly AdditionalCostAbility[] =>
  item.card === null
    ? []
    : game
        .card(item.context.name)
        .abilities.flatMap((ability) => (ability.ability === "additional-cost" ? [ability] : []));

/** Energy and Power of an additional cost are summed with the rest; the other actions are done one by one (357). */
const ofAbility = (
  game: Game,
  item: ChainItem,
  { actions }: AdditionalCostAbility,
): Pick<Offer, "price" | "actions"> => {
  const { domains } = game.card(item.context.name);
  return {
    price: sum(
      actions.flatMap((action) => (action.do === "pay" ? [priceOf(action.resources, domains)] : [])),
    ),
    actions: actions.filter((action) => action.do !== "pay"),
  };
};

/** 355.1.a. Asks for each optional additional cost whether it is paid, and adds the mandatory ones (356.2.a). */
export function additional(game: Game, item: ChainItem): AdditionalCosts {
  const mandatory = additionalCosts(game, item)
    .filter((ability) => ability.optional !== true)
    .map((ability) => ofAbility(game, item, ability));
  const prices = mandatory.map(({ price }) => price);
  const actions = mandatory.flatMap((cost) => cost.actions);
  let paid = false;
  for (const offer of offers(game, item)) {
    const total = adjusted(game, item, sum([basePrice(game, item), ...prices, offer.price]));
    const scope = scopeOfItem(item, 0);
    const can =
      canPay(game, item.controller, total) && offer.actions.every((each) => isPossible(game, scope, each));
    const options = can ? [offer.name, false] : [false];
    if (game.ask<"pay">({ ask: "pay", player: item.controller, why: offer.why, options }) === false) continue;
    paid = true;
    prices.push(offer.price);
    actions.push(...offer.actions);
    offer.accept();
  }
  return { price: sum(prices), actions, paid };
}

function offers(game: Game, item: ChainItem): readonly Offer[] {
  const keywords = printedKeywords(game, item).flatMap((keyword): readonly Offer[] => {
    const cost = keyword.cost ?? [];
    if (keyword.keyword === "Repeat")
      return [
        {
          name: "Repeat",
          why: "820.1.d: [Repeat]",
          price: resourcesOf(game, item, cost),
          actions: actionsOfCost(cost),
          // 820.1.d.1. One more execution for each that is paid.
          accept: () => {
            const rounds = game.item(item.id)?.rounds ?? item.rounds;
            game.patchItem(item.id, { rounds: [...rounds, emptyRound] });
          },
        },
      ];
    if (keyword.keyword === "Accelerate")
      return [
        {
          name: "Accelerate",
          why: "805.1.a: [Accelerate]",
          price: acceleratePrice(game, item),
          actions: [],
          accept: () => game.patchItem(item.id, { enters: "ready" }),
        },
      ];
    return [];
  });
  const abilities = additionalCosts(game, item)
    .filter((ability) => ability.optional === true)
    .map((ability): Offer => {
      const why = "356.2.b: the optional additional cost";
      return { name: true, why, ...ofAbility(game, item, ability), accept: () => undefined };
    });
  return [...keywords, ...abilities];
}
