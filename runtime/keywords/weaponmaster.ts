import type { AbilityCostChange, Cost } from "../effects/index.ts";
import type { ChainItem, GameObject } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { executeAction } from "../abilities/sentence.ts";
import { causeOf } from "../actions/executor.ts";
import { isPossible } from "../actions/possible.ts";
import { changesOf } from "../chain/cost-changes.ts";
import { actionsOfCost, basePrice, purposeOf } from "../chain/costs.ts";
import { blankItem } from "../chain/pend.ts";
import { pricesAfter } from "../chain/prices.ts";
import { scopeOfItem } from "../chain/scope-of-item.ts";
import { attach } from "../core/attach.ts";
import { canPay, payResources, type Price } from "../core/resources.ts";
import { contextOfObject } from "../evaluate/board.ts";
import { isEquipment } from "../evaluate/states.ts";
import { emptyRound } from "../evaluate/scope.ts";
import { unitYouControl } from "./choices.ts";

/** 821.1.b. "You may choose an Equipment you control; pay its Equip cost, reduced by [A], to attach it to this unit." */
export function weaponmaster(game: Game, scope: Scope): void {
  const unit = game.find(scope.context.self);
  const player = scope.actor;
  if (unit === undefined || player === null) return;
  // 821.1.c.1. Whether it has an Equip ability or not.
  const options = game.state.objects
    .filter((object) => object.controller === player && isEquipment(game, object))
    .map(({ id }) => id);
  if (options.length === 0) return;
  const why = "821.1.c: an Equipment to attach";
  const [id] = game.ask<"targets">({ ask: "targets", player, why, options, min: 0, max: 1 });
  const gear = id === undefined ? undefined : game.find(id);
  if (gear !== undefined && paysEquip(game, scope, gear, unit))
    attach(game, gear, unit, causeOf(scope, "434.1"));
}

/** 818.4. Of several Equip abilities the first one that can be paid; 821.1.c.4: of none, nothing is. */
function paysEquip(game: Game, scope: Scope, gear: GameObject, unit: GameObject): boolean {
  const equips = equipsOf(game, gear).map((equip) => asActivated(gear, unit, equip));
  for (const item of equips) {
    const prices = pricesAfter(basePrice(game, item), changesOf(game, item, false)).map(reduced);
    const price = prices.find((each) => canPay(game, item.controller, each, purposeOf(game, item)));
    const own: Scope = { ...scopeOfItem(item, 0), item: scope.item };
    const actions = actionsOfCost(item.cost);
    if (price === undefined || !actions.every((action) => isPossible(game, own, action))) continue;
    if (!payResources(game, item.controller, price, purposeOf(game, item))) return false;
    return actions.every((action) => executeAction(game, own, action, [item.controller]).done);
  }
  return false;
}

interface Equip {
  readonly cost: Cost;
  readonly costChange: AbilityCostChange | null;
}

/** 725.3. Also of what is attached already, whose text is inactive. */
const equipsOf = (game: Game, { name }: GameObject): readonly Equip[] =>
  game
    .card(name)
    .abilities.flatMap((ability) =>
      ability.ability === "keyword" && ability.keyword.keyword === "Equip"
        ? [{ cost: ability.keyword.cost ?? [], costChange: ability.change ?? null }]
        : [],
    );

/** 821.1.c.2. The cost is that of the ability if it were activated, choosing the unit. */
const asActivated = (gear: GameObject, unit: GameObject, equip: Equip): ChainItem =>
  blankItem(-1, {
    ...equip,
    kind: "ability",
    controller: gear.controller,
    context: contextOfObject(gear),
    instructions: [],
    rounds: [{ ...emptyRound, chosen: { [unitYouControl.choice]: [unit.id] } }],
  });

/** 821.1.c.3. Reduced by [A], if there is any. */
function reduced(price: Price): Price {
  const position = price.power.indexOf("any");
  return { ...price, power: price.power.filter((_, index) => index !== position) };
}
