import type { GroupWhere } from "../effects/index.ts";
import type { GameObject } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Scope } from "./scope.ts";
import { hereOf, isAtBattlefield, locationOf } from "./places.ts";
import { lastKnownOf, placesOf } from "./references.ts";

/** 198.2. Whether an object is where a text says. */
export function isWhere(game: Game, scope: Scope, object: GameObject, where: GroupWhere): boolean {
  const location = locationOf(object);
  if (location === null) return false;
  switch (where.at) {
    case "here":
    case "from-here":
      return location === hereOf(game, scope.context);
    case "there":
    case "that-battlefield":
      return placesOf(game, scope, where.means).includes(location);
    case "a-battlefield":
    case "battlefields":
    case "from-a-battlefield":
      return isAtBattlefield(object);
    case "battlefield-of": {
      const controller = game.state.battlefields[location]?.controller ?? null;
      const { you } = scope.context;
      return controller !== null && you !== null && (controller === you) === (where.whose === "you");
    }
    case "my-battlefield":
      return isAtBattlefield(object) && location === hereOf(game, scope.context);
    case "anywhere":
      return true;
    case "a-different-location": {
      const chosen = Object.values(scope.round.chosen).flatMap((ids) => game.findAll(ids));
      const places = chosen.length > 0 ? chosen.map(locationOf) : [hereOf(game, scope.context)];
      return !places.includes(location);
    }
    case "another-battlefield":
      return isAtBattlefield(object) && location !== hereOf(game, scope.context);
    case "different-locations":
      return true; // 355.11. A requirement of the group: see `choose`.
    case "different-battlefields":
    case "the-same-battlefield":
      return isAtBattlefield(object);
    case "the-same-location":
      return true; // 355.11. A requirement of the group: see `choose`.
    case "your-base":
      return object.place.at === "base" && object.place.of === scope.context.you;
    case "a-base":
      return object.place.at === "base";
    case "in-a-showdown":
      return location === game.state.showdown?.at;
    case "in-combat":
      return object.designation !== null; // 740.2.c
    case "location-of":
      return lastKnownOf(game, scope, where.of).some(({ object: other }) => locationOf(other) === location);
    case "chosen-battlefield":
      return (scope.round.chosen[where.battlefield.choice] ?? []).includes(location);
    default:
      return where satisfies never;
  }
}
