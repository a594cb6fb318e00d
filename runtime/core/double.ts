import type { Game } from "../step/game.ts";
import type { Damage, DamageReplacement } from "./damage.ts";

/** 432. "Double all damage that would be dealt to it this turn." */
export function doublings(game: Game, damage: Damage): readonly DamageReplacement[] {
  return game.state.continuous
    .filter((effect) => effect.is === "double-damage" && effect.on === damage.to)
    .map((effect) => ({
      key: `continuous ${effect.id}`,
      name: effect.name,
      rule: "432.1",
      makeOf: (amount) => amount * 2,
      apply: () => true,
    }));
}
