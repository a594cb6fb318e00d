import type { SpendBuff } from "../effects/index.ts";
import type { GameObject } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { trigger } from "../abilities/trigger.ts";
import { canPay, payResources, priceOf, totalPower } from "../core/resources.ts";
import { idsOf } from "../evaluate/references.ts";
import { causeOf, did, ignored } from "./executor.ts";
import { keepInRound } from "../evaluate/round.ts";

/** 444. */
export const pay: Executor<"pay"> = (game, scope, action) => {
  if (scope.actor === null) return ignored;
  const price = priceOf(action.resources, game.card(scope.context.name).domains);
  return payResources(game, scope.actor, price) ? did([]) : ignored;
};

/** 444. "Pay any amount of [A]." */
export const payAnyAmount: Executor<"pay-any-amount"> = (game, scope, action) => {
  const player = scope.actor;
  if (player === null) return ignored;
  const priceOfMany = (count: number) =>
    priceOf(
      action.of === "power"
        ? { energy: 0, power: Array.from({ length: count }, () => "any" as const) }
        : { energy: count, power: [] },
      [],
    );
  const state = game.state.players[player];
  let max = action.of === "power" ? totalPower(state) : state.energy;
  // 444.2.c. With what can be added meanwhile.
  if (game.state.costs === "real") while (canPay(game, player, priceOfMany(max + 1))) max++;
  const why = `444: how much ${action.of === "power" ? "Power" : "Energy"} for ${scope.context.name}`;
  const number = game.ask<"number">({ ask: "number", player, why, min: 0, max });
  return payResources(game, player, priceOfMany(number)) ? did([], number) : ignored;
};

/** 702.2. The units whose buff could be spent: buffed ones that the player controls (702.2.b). */
export const spendable = (game: Game, scope: Scope, { of }: Pick<SpendBuff, "of">): readonly GameObject[] => {
  const ids = of === undefined ? undefined : idsOf(game, scope, of);
  return game.state.objects.filter(
    ({ id, buffed, controller }) => buffed && controller === scope.actor && ids?.includes(id) !== false,
  );
};

/** Under which the units are kept whose buffs will be spent, where a cost depends on how many (356.4). */
const keptAs = (step: number): number => -1 - step;

/** 702.2.b. Whose buffs are spent. */
export function chooseBuffs(game: Game, scope: Scope, action: SpendBuff): readonly string[] {
  const kept = scope.round.chosen[keptAs(action.step)];
  if (kept !== undefined) return kept;
  const ids = spendable(game, scope, action).map((object) => object.id);
  const isMany = action.whose === "any-number";
  if (scope.actor === null || ids.length === 0 || (!isMany && action.whose !== "a")) return ids;
  const chosen = game.ask<"targets">({
    ask: "targets",
    player: scope.actor,
    why: "702.2.b: whose buff is spent",
    options: ids,
    min: isMany ? 0 : 1,
    max: isMany ? ids.length : 1,
  });
  keepInRound(scope, { chosen: { ...scope.round.chosen, [keptAs(action.step)]: chosen } });
  return chosen;
}

/** 702.2.b. */
export const spendBuff: Executor<"spend-buff"> = (game, scope, action) => {
  const ids = chooseBuffs(game, scope, action);
  const units = game.findAll(ids).filter((unit) => unit.buffed);
  if (units.length === 0) return ignored;
  const events = units.map((unit) => {
    const more = unit.moreBuffs ?? 0;
    game.patch(unit.id, more > 0 ? { moreBuffs: more - 1 } : { buffed: false });
    return game.log(causeOf(scope, "702.2.b"), { what: "spend-buff", object: unit.id, name: unit.name });
  });
  game.needsCleanup(); // 319.7
  trigger(game, events);
  return did(
    units.map((unit) => unit.id),
    units.length,
  );
};
