import type { UnitGroup, Value } from "../effects/index.ts";
import type { Game } from "../step/game.ts";
import type { Scope } from "./scope.ts";
import { count } from "./count.ts";
import { fits } from "./filters.ts";
import { energyCost } from "./qualities.ts";
import { idsOf, lastKnownOf, objectsOf } from "./references.ts";
import { unitsOnBoard } from "./places.ts";
import { findCardOrWhatBecame } from "./zones.ts";

/** 143.2.b. The Mights of the units that fit; a negative Might is treated as 0. */
const mightsOf = (game: Game, scope: Scope, group: UnitGroup): readonly number[] =>
  unitsOnBoard(game)
    .filter((unit) => fits(game, scope, unit, group.of))
    .map((unit) => Math.max(0, game.might(unit)));

/** An amount; null where what it speaks of is not there any more: all that hangs on it is ignored (359.3.e.12). */
export function valueOf(game: Game, scope: Scope, value: Value): number | null {
  if (typeof value === "number") return value;
  switch (value.value) {
    case "might-of": {
      const [known] = lastKnownOf(game, scope, value.of);
      // 143.2.b. A negative Might is treated as 0.
      return known === undefined ? null : Math.max(0, known.might);
    }
    case "might-of-chosen": {
      const ids = "choice" in value.of ? (scope.round.chosen[value.of.choice] ?? []) : [];
      const [id] = ids;
      const object = id === undefined ? undefined : game.find(id);
      return object === undefined ? null : Math.max(0, game.might(object));
    }
    case "highest-might":
      return Math.max(0, ...mightsOf(game, scope, value.among));
    case "total-might":
      return mightsOf(game, scope, value.of).reduce((sum, might) => sum + might, 0);
    case "number-of":
      return count(game, scope, value.of);
    case "keyword-of": {
      const [object] = objectsOf(game, scope, value.of);
      return object === undefined ? null : game.keyword(object, value.keyword);
    }
    case "points":
      return scope.context.you === null ? null : game.state.players[scope.context.you].points;
    case "energy-cost-of": {
      const [id] = idsOf(game, scope, value.of);
      if (id === undefined) return null;
      const name = findCardOrWhatBecame(game, id)?.card.name ?? game.find(id)?.name;
      return name === undefined ? null : energyCost(game.card(name));
    }
    case "might-of-target": {
      const item = scope.item === null ? undefined : game.item(scope.item);
      const chosen = item?.rounds.flatMap((round) => Object.values(round.chosen).flat()) ?? [];
      const unit = chosen.flatMap((id) => game.find(id) ?? []).find((object) => object.kind === "unit");
      return unit === undefined ? null : Math.max(0, game.might(unit)); // 143.2.b
    }
    case "that-many": {
      const [step] = value.means.flatMap((referent) =>
        referent.is === "step" ? (scope.round.steps[referent.step] ?? []) : [],
      );
      return step?.done === true ? (step.number ?? step.objects.length) : 0;
    }
    case "that-much": {
      if (value.means.some((referent) => referent.is === "excess"))
        return scope.context.you === null ? null : game.state.excess[scope.context.you];
      const steps = value.means.flatMap((referent) =>
        referent.is === "step" ? (scope.round.steps[referent.step] ?? []) : [],
      );
      const [step] = steps;
      if (step === undefined) return scope.context.event?.number ?? null;
      return step.done ? (step.number ?? null) : null;
    }
    default:
      return value satisfies never;
  }
}
