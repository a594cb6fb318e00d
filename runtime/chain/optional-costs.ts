import type { Action, AdditionalCostAbility, Keyword } from "../effects/index.ts";
import type { ChainItem } from "../state/index.ts";
import type { Price } from "../core/resources.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { chooseBuffs } from "../actions/pay.ts";
import { isPossible } from "../actions/possible.ts";
import { canPay, priceOf, sum } from "../core/resources.ts";
import { holds } from "../evaluate/conditions.ts";
import { emptyRound } from "../evaluate/scope.ts";
import { decisionsOf } from "./choices-in.ts";
import { choose, keep } from "./choose.ts";
import { changesOf, changesOfComponent, repeatsThisTurn } from "./cost-changes.ts";
import {
  acceleratePrice,
  actionsOfCost,
  basePrice,
  printedKeywords,
  purposeOf,
  resourcesOf,
} from "./costs.ts";
import { pricesAfter } from "./prices.ts";
import { scopeOfItem } from "./scope-of-item.ts";

/** What additional costs come to (356.2). */
export interface AdditionalCosts {
  /** Every sum that Energy and Power can come to. */
  readonly prices: readonly Price[];
  readonly actions: readonly Action[];
  /** What has been chosen for the actions already. */
  readonly scope: Scope;
  /** An optional one was chosen (356.4.f.1). */
  readonly paid: boolean;
}

interface Offer {
  readonly name: string | true;
  readonly why: string;
  /** 356.4.c. With the discounts for this component. */
  readonly prices: readonly Price[];
  readonly actions: readonly Action[];
  /** Its total cost, or how it enters, depends on what is paid. */
  readonly riders: boolean;
  readonly accept: () => void;
}

const additionalCosts = (game: Game, item: ChainItem): readonly AdditionalCostAbility[] =>
  item.card === null
    ? []
    : game
        .card(item.context.name)
        .abilities.flatMap((ability) => (ability.ability === "additional-cost" ? [ability] : []));

/** Energy and Power of an additional cost are summed with the rest; the other actions are done one by one (357). */
const priceOfAbility = (game: Game, item: ChainItem, { actions }: AdditionalCostAbility): Price => {
  const { domains } = game.card(item.context.name);
  return sum(actions.flatMap((action) => (action.do === "pay" ? [priceOf(action.resources, domains)] : [])));
};
const otherActions = ({ actions }: AdditionalCostAbility): readonly Action[] =>
  actions.filter((action) => action.do !== "pay");
const hasRiders = ({ riders }: AdditionalCostAbility): boolean =>
  riders?.some((rider) => "rider" in rider) ?? false;

/** Every sum of a price of each. */
const sums = (each: readonly (readonly Price[])[]): readonly Price[] =>
  each.reduce<readonly Price[]>(
    (found, prices) => found.flatMap((one) => prices.map((other) => sum([one, other]))),
    [sum([])],
  );

/** 355.1.a. Asks for each optional additional cost whether it is paid, and adds the mandatory ones (356.2.a). */
export function additional(game: Game, item: ChainItem): AdditionalCosts {
  const scope: Scope = { ...scopeOfItem(item, 0), round: emptyRound, actor: item.controller };
  const mandatory = additionalCosts(game, item).filter((ability) => ability.optional !== true);
  const prices: (readonly Price[])[] = mandatory.map((ability) => [priceOfAbility(game, item, ability)]);
  const actions: Action[] = [];
  for (const ability of mandatory) {
    actions.push(...otherActions(ability));
    if (hasRiders(ability)) chooseNow(game, item, scope, otherActions(ability));
  }
  const hasAbilities = additionalCosts(game, item).length > 0;
  let paid = false;
  for (const offer of offers(game, item)) {
    const options = isPayable(game, item, scope, [...prices, offer.prices], offer)
      ? [offer.name, false]
      : [false];
    if (game.ask<"pay">({ ask: "pay", player: item.controller, why: offer.why, options }) === false) continue;
    paid ||= offer.name === true || !hasAbilities;
    prices.push(offer.prices);
    actions.push(...offer.actions);
    offer.accept();
    if (offer.riders) chooseNow(game, item, scope, offer.actions);
  }
  return { prices: sums(prices), actions, scope, paid };
}

function isPayable(
  game: Game,
  item: ChainItem,
  scope: Scope,
  prices: readonly (readonly Price[])[],
  { actions, riders }: Offer,
): boolean {
  if (!actions.every((action) => isPossible(game, scope, action))) return false;
  if (riders) return true; // What it costs then is known when it has been chosen; 358.5 undoes what cannot be paid.
  const changes = changesOf(game, item, true);
  return sums([[basePrice(game, item)], ...prices]).some((price) =>
    pricesAfter(price, changes).some((each) => canPay(game, item.controller, each, purposeOf(game, item))),
  );
}

/** 355.1. What is paid is chosen before the total cost is determined where that depends on it. */
function chooseNow(game: Game, item: ChainItem, scope: Scope, actions: readonly Action[]): void {
  const chosen = actions.flatMap((action) =>
    action.do === "spend-buff"
      ? chooseBuffs(game, scope, action)
      : decisionsOf(action).flatMap((decision) => {
          if (decision.decide !== "choice") return [];
          const ids = choose(game, scope, decision.choice, action, item.controller) ?? [];
          keep(scope, decision.choice, ids);
          return ids;
        }),
  );
  const before = game.item(item.id)?.context ?? item.context;
  const objects = [...before.additionalCost.objects, ...chosen];
  game.patchItem(item.id, { context: { ...before, additionalCost: { paid: true, objects } } });
}

/** 820, 391. [Repeat] that was given to the next spell: for its printed cost (356.1.c). */
function givenRepeats(game: Game, item: ChainItem): readonly Keyword[] {
  const { cost } = game.card(item.context.name);
  return repeatsThisTurn(game, item).map(() => ({
    keyword: "Repeat",
    cost: cost === undefined ? [] : [{ cost: "pay", resources: cost }],
  }));
}

function offers(game: Game, item: ChainItem): readonly Offer[] {
  const all = [...printedKeywords(game, item), ...givenRepeats(game, item)]
    .filter(isNoOtherAccelerate)
    .flatMap(eachRepeat);
  const keywords = all.flatMap((keyword): readonly Offer[] => {
    const cost = keyword.cost ?? [];
    if (keyword.keyword === "Repeat")
      return [
        {
          name: "Repeat",
          why: "820.1.d: [Repeat]",
          prices: pricesAfter(resourcesOf(game, item, cost), changesOfComponent(game, item, "Repeat")),
          actions: actionsOfCost(cost),
          riders: false,
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
          prices: pricesAfter(acceleratePrice(game, item), changesOfComponent(game, item, "Accelerate")),
          actions: [],
          riders: false,
          accept: () => game.patchItem(item.id, { enters: "ready" }),
        },
      ];
    return [];
  });
  const abilities = additionalCosts(game, item)
    .filter((ability) => ability.optional === true && mayBePaid(game, item, ability))
    .map((ability): Offer => {
      const why = "356.2.b: the optional additional cost";
      const prices = pricesAfter(priceOfAbility(game, item, ability), changesOfComponent(game, item, null));
      const riders = hasRiders(ability);
      return { name: true, why, prices, actions: otherActions(ability), riders, accept: () => undefined };
    });
  return [...keywords, ...abilities];
}
/** 805.4. Multiple instances of Accelerate are redundant. */
const isNoOtherAccelerate = ({ keyword }: Keyword, position: number, all: readonly Keyword[]): boolean =>
  keyword !== "Accelerate" || all.findIndex((other) => other.keyword === keyword) === position;

/** "[Repeat] — [1] / [A]": each of them by itself. */
const eachRepeat = (keyword: Keyword): readonly Keyword[] => {
  const { or, ...first } = keyword;
  return or === undefined ? [first] : [first, ...eachRepeat({ ...first, ...or })];
};
const mayBePaid = (game: Game, item: ChainItem, ability: AdditionalCostAbility): boolean =>
  ability.if === undefined || holds(game, scopeOfItem(item, 0), ability.if);
