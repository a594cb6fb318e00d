import type { GameObject, Source, SplitCap } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { bonusDamage, placedBonuses } from "./bonus-damage.ts";

export interface Split {
  /** All that can be split, Bonus Damage included. */
  readonly total: number;
  /** What units may get together that some of the Bonus Damage is not for. */
  readonly caps: readonly SplitCap[];
}

interface Bonus {
  readonly amount: number;
  /** Whom it is not for. */
  readonly others: readonly string[];
}

/**
 * 715.3. What is split among these units. Bonus Damage is applied to the amount that is split, and so once in all (714),
 * not to each share: 715.2 speaks of actions that deal to each target. One that is only for units of a place ("deal 1
 * Bonus Damage to units here") is damage to such units and to nobody else (713: it influences what the action distributes;
 * the same place gives nothing to units elsewhere where an action has several targets, 715.2). So it is added to the amount
 * as soon as one of the units is there, and what units elsewhere get together stays without it. If all are there, that is
 * the plain case of 715.3. 715.3 lets it alter the number of targets; 355.14.c, 355.14.f are read in the same way.
 */
export function splitAmong(
  game: Game,
  sources: readonly Source[],
  units: readonly GameObject[],
  amount: number,
  granted: number,
): Split {
  const everywhere = amount + bonusDamage(game, sources, null, granted);
  const placed = placedBonuses(game, sources).flatMap((bonus): readonly Bonus[] => {
    const others = units.filter((unit) => !bonus.fits(unit)).map((unit) => unit.id);
    return others.length === units.length ? [] : [{ amount: bonus.amount, others }];
  });
  const together = summedUp(placed);
  const total = together.reduce((sum, bonus) => sum + bonus.amount, everywhere);
  const caps = combinations(together)
    .map(({ amount: bonus, others }) => ({ most: total - bonus, of: others }))
    .filter((cap) => cap.of.length > 0);
  return { total, caps };
}

/** 714. Those for the same units are summed. */
function summedUp(bonuses: readonly Bonus[]): readonly Bonus[] {
  const found = new Map<string, Bonus>();
  for (const { amount, others } of bonuses) {
    const key = others.join(" ");
    found.set(key, { amount: amount + (found.get(key)?.amount ?? 0), others });
  }
  return [...found.values()];
}

/** Every combination of one or more: whom none of them is for. There are not more than battlefields. */
const combinations = (bonuses: readonly Bonus[]): readonly Bonus[] =>
  bonuses.reduce<readonly Bonus[]>(
    (all, { amount, others }) => [
      ...all,
      { amount, others },
      ...all.map((each) => ({
        amount: each.amount + amount,
        others: each.others.filter((id) => others.includes(id)),
      })),
    ],
    [],
  );

/** 355.14.f. Among how many of so many units it can be split so that each gets at least 1. */
export const mostAmong = (units: number, { total, caps }: Split): number =>
  caps.reduce(
    (most, cap) => Math.min(most, units - cap.of.length + Math.min(cap.of.length, cap.most)),
    Math.min(units, total),
  );
