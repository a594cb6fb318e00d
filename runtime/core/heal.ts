import type { GameEvent, GameObject, Happening } from "../state/index.ts";
import type { Cause, Game } from "../step/game.ts";
import { trigger } from "../abilities/trigger.ts";
import { cannotBe } from "../evaluate/restrictions.ts";
import { isReplaced } from "./replacements.ts";

/** 418. Damage is cleared from units. Returns those that had any. */
export function heal(game: Game, units: readonly GameObject[], cause: Cause): readonly GameObject[] {
  const healed = units.filter(
    (unit) =>
      unit.damage.length > 0 &&
      !cannotBe(game, unit, "healed", cause) &&
      !isReplaced(game, cause, healing(unit)),
  );
  const events: GameEvent[] = [];
  for (const unit of healed) {
    game.patch(unit.id, { damage: [] });
    events.push(game.log(cause, healing(unit)));
  }
  if (healed.length > 0) game.needsCleanup(); // 319.7
  trigger(game, events);
  return healed;
}

const healing = ({ damage, id, name }: GameObject): Happening => ({
  what: "heal",
  object: id,
  name,
  amount: damage.reduce((sum, mark) => sum + mark.amount, 0),
});
