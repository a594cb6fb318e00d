import type { ContinuousOf } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Damage, DamageReplacement } from "./damage.ts";
import { passivesOf } from "../evaluate/passives.ts";

const isBySpellOrAbility = (damage: Damage): boolean =>
  damage.sources.some((source) => source.kind === "spell" || source.kind === "ability");

/** 054.1, 142.3.b. "Your damage can't be prevented." */
const cannotBePrevented = (game: Game, damage: Damage): boolean =>
  passivesOf(game, "damage-cannot-be-prevented").some(
    ({ scope }) => scope.context.you !== null && scope.context.you === damage.by,
  );

/** 437. The shields that would be applied to this damage. */
export function preventions(game: Game, damage: Damage): readonly DamageReplacement[] {
  const shields = game.state.continuous.filter(
    (effect): effect is ContinuousOf<"prevent"> =>
      effect.is === "prevent" &&
      (effect.on === null || effect.on === damage.to) &&
      (effect.from === "anything" || isBySpellOrAbility(damage)),
  );
  if (shields.length === 0 || cannotBePrevented(game, damage)) return [];
  return shields.map((shield) => ({
    key: `continuous ${shield.id}`,
    name: shield.name,
    rule: "437.2",
    // 437.2.a. Never less than 0; "all" is an infinite amount (437.1.b.1.b).
    makeOf: (amount) => (shield.left === "all" ? 0 : Math.max(0, amount - shield.left)),
    apply: (from, to) => {
      useUp(game, shield, from - to);
      return true;
    },
  }));
}

/** 437.3. The Prevent Value is reduced by what was prevented; at 0 the effect expires, "all" stays "all". */
function useUp(game: Game, shield: ContinuousOf<"prevent">, prevented: number): void {
  if (shield.left === "all") return;
  const left = shield.left - prevented;
  const { continuous } = game.state;
  game.update({
    continuous:
      left > 0
        ? continuous.map((effect) => (effect.id === shield.id ? { ...shield, left } : effect))
        : continuous.filter((effect) => effect.id !== shield.id),
  });
}
