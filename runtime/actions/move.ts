import type { Move } from "../effects/index.ts";
import type { GameObject, LocationName } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { move as moveObjects } from "../core/move.ts";
import { hereOf } from "../evaluate/places.ts";
import { placesOf } from "../evaluate/references.ts";
import { causeOf, didTo } from "./executor.ts";
import { selectUnits } from "./select.ts";

/** 447.2. Where a unit goes; null if the place that the text means is not there. */
function destinationOf(game: Game, scope: Scope, action: Move, unit: GameObject): LocationName | null {
  const { destination } = action;
  switch (destination?.to) {
    case "its-base":
    case "their-base":
    case "base":
      return `base ${unit.controller}`;
    case "your-base":
      return scope.context.you === null ? null : `base ${scope.context.you}`;
    case "here":
      return hereOf(game, scope.context);
    case "there":
    case "that-battlefield":
      return placesOf(game, scope, destination.means)[0] ?? null;
    case "a-battlefield":
    case undefined:
      return scope.round.destinations[action.step] ?? null; // 355.4
    default:
      return destination satisfies never;
  }
}

/** 420. An effect's move. */
export const move: Executor<"move"> = (game, scope, action) => {
  const units = selectUnits(game, scope, action.what, action);
  const groups = new Map<LocationName, GameObject[]>();
  for (const unit of units) {
    const to = destinationOf(game, scope, action, unit);
    if (to !== null) groups.set(to, [...(groups.get(to) ?? []), unit]);
  }
  return didTo([...groups].flatMap(([to, group]) => moveObjects(game, group, to, causeOf(scope, "420.2.a"))));
};
