import type { Game } from "../step/game.ts";
import type { Damage, DamageReplacement } from "./damage.ts";
import { changesOf } from "./prevent.ts";

/** 432. "Double all damage that would be dealt to it this turn." */
export function doublings(game: Game, damage: Damage): readonly DamageReplacement[] {
  return changesOf(game, damage, "double").map((effect) => ({
    key: `continuous ${effect.id}`,
    name: effect.name,
    rule: "432.1",
    makeOf: (amount) => amount * 2,
    apply: () => true,
  }));
}
