import type { SpendBuff } from "../effects/index.ts";
import type { GameObject } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { trigger } from "../abilities/trigger.ts";
import { payResources, priceOf, totalPower } from "../core/resources.ts";
import { causeOf, did, ignored } from "./executor.ts";

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
  const state = game.state.players[player];
  const max = action.of === "power" ? totalPower(state) : state.energy;
  const why = `444: how much ${action.of === "power" ? "Power" : "Energy"} for ${scope.context.name}`;
  const number = game.ask<"number">({ ask: "number", player, why, min: 0, max });
  const power = Array.from({ length: number }, () => "any" as const);
  const price = action.of === "power" ? { energy: 0, power } : { energy: number, power: [] };
  payResources(game, player, priceOf(price, []));
  return did([], number);
};

/** 702.2. The units whose buff could be spent: buffed ones that the player controls (702.2.b). */
export const spendable = (game: Game, scope: Scope, whose: SpendBuff["whose"]): readonly GameObject[] =>
  game.state.objects.filter(
    (object) =>
      object.buffed &&
      object.controller === scope.actor &&
      (whose === "a" || object.id === (whose === "my" ? scope.context.self : scope.context.event?.object)),
  );

/** 702.2.b. */
export const spendBuff: Executor<"spend-buff"> = (game, scope, action) => {
  const options = spendable(game, scope, action.whose);
  if (scope.actor === null || options.length === 0) return ignored;
  const why = "702.2.b: whose buff is spent";
  const [id] =
    action.whose === "a"
      ? game.ask<"targets">({
          ask: "targets",
          player: scope.actor,
          why,
          options: options.map((object) => object.id),
          min: 1,
          max: 1,
        })
      : options.map((object) => object.id);
  const unit = options.find((object) => object.id === id);
  if (unit === undefined) return ignored;
  game.patch(unit.id, { buffed: false });
  game.needsCleanup(); // 319.7
  const entry = { what: "spend-buff", object: unit.id, name: unit.name } as const;
  trigger(game, [game.log(causeOf(scope, "702.2.b"), entry)]);
  return did([unit.id], 1);
};
