import type { Being } from "../../effects/index.ts";
import type { GameObject } from "../../state/index.ts";
import type { Game } from "../../step/game.ts";
import type { Scope } from "../scope.ts";
import { isAlone, isFighting, isOneOnOne } from "../alone.ts";
import { fits } from "../filters.ts";
import { isInState } from "../states.ts";
import { locationOf, unitsAt } from "../places.ts";
import { isWhere } from "../where.ts";

/** Whether an object is what a text says of it. */
export function isSo(
  game: Game,
  scope: Scope,
  object: GameObject,
  what: Exclude<Being, { readonly be: "a" | "in" }>,
): boolean {
  switch (what.be) {
    case "state":
      return isInState(game, object, what.state);
    case "at":
      return isWhere(game, scope, object, what.where);
    case "with":
      return (
        (what.where === undefined || isWhere(game, scope, object, what.where)) &&
        unitsAt(game, locationOf(object) ?? "").some(
          (other) =>
            other.id !== object.id &&
            other.controller === object.controller &&
            fits(game, scope, other, what.another),
        )
      );
    case "alone":
      return isAlone(game, object) && (what.where === undefined || isWhere(game, scope, object, what.where));
    case "one-on-one":
      return (
        isOneOnOne(game, object) && (what.where === undefined || isWhere(game, scope, object, what.where))
      );
    case "fighting":
      return isFighting(object, what.how) && isAlone(game, object) === (what.company === "alone");
    default:
      return what satisfies never;
  }
}
