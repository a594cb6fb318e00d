import type { GameObject } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { locationOf, unitsAt } from "./places.ts";

/** 740.2.a. No other friendly unit is at the same location. */
export const isAlone = (game: Game, unit: GameObject): boolean =>
  unitsAt(game, locationOf(unit) ?? "").every(
    (other) => other.id === unit.id || other.controller !== unit.controller,
  );

/** 740.2.b. The one enemy unit at the same location is alone too. */
export const isOneOnOne = (game: Game, unit: GameObject): boolean =>
  isAlone(game, unit) &&
  unitsAt(game, locationOf(unit) ?? "").filter((other) => other.controller !== unit.controller).length === 1;

/** 740.2.c. Whether it has the designation of a combat that a text names. */
export function isFighting(
  { designation }: GameObject,
  how: "attacking" | "defending" | "attacking-or-defending",
): boolean {
  if (how === "attacking") return designation === "attacker";
  return how === "defending" ? designation === "defender" : designation !== null;
}
