import type { GameObject, Mark } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { fits } from "../evaluate/filters.ts";
import { passivesOf } from "../evaluate/passives.ts";

const sumOf = (marks: readonly Mark[]): number => marks.reduce((sum, mark) => sum + mark.amount, 0);

/** 142.4. Whether these marks are lethal damage for this unit. */
export function isLethal(game: Game, unit: GameObject, marks: readonly Mark[]): boolean {
  const damage = sumOf(marks);
  if (damage === 0) return false; // 142.4.b. A non-zero amount,
  if (damage >= game.might(unit)) return true; // greater than or equal to its Might.
  return isAnyAmountEnough(game, unit, marks);
}

/** 142.4.c. "Any amount of your damage is enough to kill enemy units." Your damage is what you have marked (142.3.b). */
function isAnyAmountEnough(game: Game, unit: GameObject, marks: readonly Mark[]): boolean {
  return passivesOf(game, "any-damage-kills").some(
    ({ passive, scope }) =>
      scope.context.you !== null &&
      marks.some((mark) => mark.by === scope.context.you) &&
      fits(game, scope, unit, passive.who.of),
  );
}

export const hasLethalDamage = (game: Game, unit: GameObject): boolean =>
  unit.kind === "unit" && isLethal(game, unit, unit.damage);
