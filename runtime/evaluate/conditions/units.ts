import type { Condition, UnitFilter } from "../../effects/index.ts";
import type { GameObject } from "../../state/index.ts";
import type { Game } from "../../step/game.ts";
import type { Scope } from "../scope.ts";
import { fits } from "../filters.ts";
import { unitsOnBoard } from "../places.ts";
import { hasQuality, qualifiedObject } from "../qualities.ts";
import { isSo } from "./being.ts";
import { isAsMany } from "./quantity.ts";

type SomeAre = Extract<Condition, { readonly if: "some-are" }>;

const fitting = (game: Game, scope: Scope, of: UnitFilter, other: boolean): readonly GameObject[] =>
  unitsOnBoard(game).filter(
    (unit) => fits(game, scope, unit, of) && !(other && unit.id === scope.context.self),
  );

/** "a friendly unit is defending alone": the units that it is true of, which "it" speaks of. */
export const unitsThatAre = (game: Game, scope: Scope, { what, who }: SomeAre): readonly GameObject[] =>
  fitting(game, scope, who.of, who.quantity === "another").filter((unit) =>
    "with" in what
      ? hasQuality(game, scope, qualifiedObject(game, unit), what)
      : isSo(game, scope, unit, what),
  );

/** Whether as many units are so as a text says; of "all" there must be one at least. */
export function areSo(game: Game, scope: Scope, { who }: SomeAre, number: number): boolean {
  if (who.quantity !== "all") return isAsMany(who, number);
  return number > 0 && number === fitting(game, scope, who.of, false).length;
}
