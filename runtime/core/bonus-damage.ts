import type { GameObject, Source } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { fits } from "../evaluate/filters.ts";
import { passivesOf } from "../evaluate/passives.ts";
import type { PassiveOf } from "../evaluate/active.ts";

const isSpell = (source: Source): boolean => source.kind === "spell";
const isAbility = (source: Source): boolean => source.kind === "ability";

/** Whose spells and abilities a Bonus Damage is granted to. */
function isGrantedTo(
  from: PassiveOf<"bonus-damage">["from"],
  scope: Scope,
  sources: readonly Source[],
): boolean {
  const yours = (source: Source): boolean => source.controller === scope.context.you;
  switch (from) {
    case "spells-and-abilities":
      return sources.some((source) => isSpell(source) || isAbility(source));
    case "your-spells-and-abilities":
      return sources.some((source) => (isSpell(source) || isAbility(source)) && yours(source));
    case "your-spells":
      return sources.some((source) => isSpell(source) && yours(source));
    case "your-abilities":
      return sources.some((source) => isAbility(source) && yours(source));
    default:
      return from satisfies never;
  }
}

/** A Bonus Damage that is only for some units: "to units here". */
export interface PlacedBonus {
  readonly amount: number;
  readonly fits: (unit: GameObject) => boolean;
}

/** The Bonus Damage of a Deal action by these sources that is only for some units (714.1: more than none). */
export const placedBonuses = (game: Game, sources: readonly Source[]): readonly PlacedBonus[] =>
  passivesOf(game, "bonus-damage").flatMap(({ passive, scope }) => {
    const { amount, from, to } = passive;
    if (to === undefined || amount < 1 || !isGrantedTo(from, scope, sources)) return [];
    return [{ amount, fits: (unit) => fits(game, scope, unit, to.of) }];
  });

/**
 * 712-715. The Bonus Damage of a Deal action by these sources to this unit: all instances summed and applied once (714),
 * never negative (714.2). `granted` is what the chain item itself was given (391). `to` is null where the amount is split
 * among units that are not chosen yet.
 */
export function bonusDamage(
  game: Game,
  sources: readonly Source[],
  to: GameObject | null,
  granted: number,
): number {
  // 713. It is granted to spells and abilities; a unit that deals damage itself is neither (417.6.b.3).
  if (!sources.some((source) => isSpell(source) || isAbility(source))) return 0;
  let sum = granted;
  for (const { passive, scope } of passivesOf(game, "bonus-damage")) {
    if (!isGrantedTo(passive.from, scope, sources)) continue;
    if (passive.to !== undefined && (to === null || !fits(game, scope, to, passive.to.of))) continue;
    sum += passive.amount;
  }
  return Math.max(0, sum);
}
