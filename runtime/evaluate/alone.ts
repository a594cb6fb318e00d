import type { Condition } from "../effects/index.ts";
import type { GameObject } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Scope } from "./scope.ts";
import { fits } from "./filters.ts";
import { locationOf, unitsAt, unitsOnBoard } from "./places.ts";
import { isWhere } from "./where.ts";

/** 740.2.a. No other friendly unit is at the same location. */
export const isAlone = (game: Game, unit: GameObject): boolean =>
  unitsAt(game, locationOf(unit) ?? "").every(
    (other) => other.id === unit.id || other.controller !== unit.controller,
  );

/** 740.2.c. Whether it has the designation of a combat that a text names. */
export function isFighting(
  { designation }: GameObject,
  how: "attacking" | "defending" | "attacking-or-defending",
): boolean {
  if (how === "attacking") return designation === "attacker";
  return how === "defending" ? designation === "defender" : designation !== null;
}

type OneIs = Extract<Condition, { readonly if: "one-is" }>;
const designations = {
  "attacking-alone": "attacking",
  "defending-alone": "defending",
  "attacking-or-defending-alone": "attacking-or-defending",
} as const;

/** "a friendly unit is defending alone": the units that it is true of, which "it" speaks of. */
export const unitsThatAre = (game: Game, scope: Scope, { how, of, where }: OneIs): readonly GameObject[] =>
  unitsOnBoard(game).filter(
    (unit) =>
      fits(game, scope, unit, of) &&
      (where === undefined || isWhere(game, scope, unit, where)) &&
      (how === "somewhere" || isAlone(game, unit)) &&
      (how === "somewhere" || how === "alone" || isFighting(unit, designations[how])),
  );
