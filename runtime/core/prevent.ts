import type { ContinuousOf } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Damage, DamageReplacement } from "./damage.ts";
import { passivesOf } from "../evaluate/passives.ts";

const isBySpellOrAbility = (damage: Damage): boolean =>
  damage.sources.some((source) => source.kind === "spell" || source.kind === "ability");

type Change = ContinuousOf<"change-damage">;
function isFrom(damage: Damage, from: Change["from"]): boolean {
  switch (from) {
    case "anything":
      return true;
    case "spells-and-abilities":
      return isBySpellOrAbility(damage);
    case "combat":
      return damage.combat === true;
    default:
      return from satisfies never;
  }
}
/** What texts have said of such damage this turn. */
export const changesOf = (game: Game, damage: Damage, how: Change["how"]): readonly Change[] =>
  game.state.continuous.filter(
    (effect): effect is Change =>
      effect.is === "change-damage" &&
      effect.how === how &&
      (effect.on === null || effect.on === damage.to) &&
      isFrom(damage, effect.from),
  );

/** 054.1, 142.3.b. "Your damage can't be prevented." */
const cannotBePrevented = (game: Game, damage: Damage): boolean =>
  passivesOf(game, "damage-cannot-be-prevented").some(
    ({ scope }) => scope.context.you !== null && scope.context.you === damage.by,
  );

/** 437. The shields that would be applied to this damage. */
export function preventions(game: Game, damage: Damage): readonly DamageReplacement[] {
  const shields = changesOf(game, damage, "prevent");
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
function useUp(game: Game, shield: Change, prevented: number): void {
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
