import type { UnitGroup, Value } from "../effects/index.ts";
import type { Game } from "../step/game.ts";
import type { Scope } from "./scope.ts";
import { amountOf, playerMeant } from "./conditions/players.ts";
import { count } from "./count.ts";
import { fits } from "./filters.ts";
import { energyCost, powerCost } from "./qualities.ts";
import { idsOf, lastKnownOf } from "./references.ts";
import { unitsOnBoard } from "./places.ts";
import { findCardOrWhatBecame } from "./zones.ts";
import { stepOf } from "./round.ts";

type Common = Extract<Value, { readonly value: "among" }>["property"];

/** 143.2.b. A property of the units that fit; a negative Might is treated as 0. */
const propertiesOf = (game: Game, scope: Scope, group: UnitGroup, { property }: Common): readonly number[] =>
  unitsOnBoard(game)
    .filter((unit) => fits(game, scope, unit, group.of))
    .map((unit) => {
      if (property === "might") return Math.max(0, game.might(unit));
      const card = game.card(unit.name);
      return property === "energy-cost" ? energyCost(card) : powerCost(card);
    });

/** What something has, named before or chosen. */
function propertyOf(
  game: Game,
  scope: Scope,
  { of, property }: Extract<Value, { readonly value: "property" }>,
): number | null {
  const ids = "refer" in of ? idsOf(game, scope, of) : (scope.round.chosen[of.choice] ?? []);
  const [id] = ids;
  if (id === undefined) return null;
  switch (property.property) {
    case "might": {
      if ("select" in of) {
        const object = game.find(id);
        return object === undefined ? null : Math.max(0, game.might(object));
      }
      const [known] = lastKnownOf(game, scope, of);
      // 143.2.b. A negative Might is treated as 0.
      return known === undefined ? null : Math.max(0, known.might);
    }
    case "energy-cost":
    case "power-cost": {
      const name = findCardOrWhatBecame(game, id)?.card.name ?? game.find(id)?.name;
      if (name === undefined) return null;
      return property.property === "energy-cost" ? energyCost(game.card(name)) : powerCost(game.card(name));
    }
    case "keyword": {
      const object = game.find(id);
      return object === undefined ? null : game.keyword(object, property.keyword);
    }
    default:
      return property satisfies never;
  }
}

/** An amount; null where what it speaks of is not there any more: all that hangs on it is ignored (359.3.e.12). */
export function valueOf(game: Game, scope: Scope, value: Value): number | null {
  if (typeof value === "number") return value;
  switch (value.value) {
    case "property":
      return propertyOf(game, scope, value);
    case "among": {
      const all = propertiesOf(game, scope, value.of, value.property);
      if (value.how === "total") return all.reduce((sum, each) => sum + each, 0);
      if (all.length === 0) return 0;
      return value.how === "highest" ? Math.max(...all) : Math.min(...all);
    }
    case "twice": {
      const once = valueOf(game, scope, value.of);
      return once === null ? null : 2 * once;
    }
    case "number-of":
      return count(game, scope, value.of);
    case "had": {
      const player = playerMeant(scope, value.whose === "yours" ? "you" : "an-opponent");
      return player === null ? null : amountOf(game, player, { have: value.what });
    }
    case "might-of-target": {
      const item = scope.item === null ? undefined : game.item(scope.item);
      const chosen = item?.rounds.flatMap((round) => Object.values(round.chosen).flat()) ?? [];
      const unit = game.findAll(chosen).find((object) => object.kind === "unit");
      return unit === undefined ? null : Math.max(0, game.might(unit)); // 143.2.b
    }
    case "that-many": {
      const [step] = value.means.flatMap((referent) =>
        referent.is === "step" ? (stepOf(scope.round, referent.step) ?? []) : [],
      );
      const { plus = 0 } = value;
      return plus + (step?.done === true ? (step.number ?? step.objects.length) : 0);
    }
    case "that-much": {
      if (value.means.some((referent) => referent.is === "excess"))
        return scope.context.you === null ? null : game.state.excess[scope.context.you];
      const steps = value.means.flatMap((referent) =>
        referent.is === "step" ? (stepOf(scope.round, referent.step) ?? []) : [],
      );
      const [step] = steps;
      if (step === undefined) return scope.context.event?.number ?? null;
      return step.done ? (step.number ?? null) : null;
    }
    default:
      return value satisfies never;
  }
}
