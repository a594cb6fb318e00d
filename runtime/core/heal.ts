import type { GameObject } from "../state/index.ts";
import type { Cause, Game } from "../step/game.ts";

/** 418. Damage is cleared from units. Returns those that had any. */
export function heal(game: Game, units: readonly GameObject[], cause: Cause): readonly GameObject[] {
  const healed = units.filter((unit) => unit.damage.length > 0);
  for (const unit of healed) {
    const amount = unit.damage.reduce((sum, mark) => sum + mark.amount, 0);
    game.patch(unit.id, { damage: [] });
    game.log(cause, { what: "heal", object: unit.id, name: unit.name, amount });
  }
  if (healed.length > 0) game.needsCleanup(); // 319.7
  return healed;
}
