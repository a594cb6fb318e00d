import type { BattlefieldFilter } from "../effects/index.ts";
import type { Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { fits, isOnSide } from "./filters.ts";
import { contextOf, scopeOf } from "./scope.ts";
import { unitsAt } from "./places.ts";

/** 170. The battlefields that fit. */
export const battlefields = (game: Game, you: Player | null, filter: BattlefieldFilter): readonly string[] =>
  Object.entries(game.state.battlefields)
    .filter(([name, { controller }]) => {
      const units = unitsAt(game, name);
      if (filter.youControl === true && (controller === null || controller !== you)) return false;
      if (filter.side !== undefined && (controller === null || !isOnSide(you, controller, filter.side)))
        return false;
      if (filter.state === "occupied" && units.length === 0) return false;
      if (filter.state === "open" && (units.length > 0 || controller !== null)) return false; // 170.11
      const { having } = filter;
      if (having !== undefined) {
        const scope = scopeOf(contextOf(you));
        if (!units.some((unit) => fits(game, scope, unit, having))) return false;
      }
      const side = filter.withUnits;
      return side === undefined || units.some((unit) => isOnSide(you, unit.controller, side));
    })
    .map(([id]) => id);
