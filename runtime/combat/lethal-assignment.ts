import type { GameObject, Mark, Source } from "../state/index.ts";
import type { Damage } from "../core/damage.ts";
import type { Game } from "../step/game.ts";
import { inOrder, orderOf, replacementsFor } from "../core/deal.ts";
import { mostPreventedByAbilities } from "../core/prevent.ts";
import { isLethal } from "../core/lethal-damage.ts";
import { cannotBe } from "../evaluate/restrictions.ts";

/** How damage can be assigned to a unit. */
export interface Assignable {
  /** The least amount so that what is dealt in the end is lethal; "never": no amount is (437.5.b, 465.2.c.10). */
  readonly lethal: number | "never";
  /** What changes the damage, in this order; absent where there is nothing to order. */
  readonly order?: readonly string[];
}

/**
 * 465.2.c.4.a, 465.2.c.5, 437.5.a. What changes the damage counts as it is assigned, in the order that the controller of
 * the unit chooses then.
 */
export function assignable(
  game: Game,
  unit: GameObject,
  by: Damage["by"],
  sources: readonly Source[],
): Assignable {
  const damage: Damage = { to: unit.id, amount: 1, printed: 1, bonus: 0, by, sources, combat: true };
  if (cannotBe(game, unit, "dealt-damage", damage)) return { lethal: "never" };
  const all = replacementsFor(game, unit, damage);
  const order = orderOf(game, unit, all);
  // 465.2.c.10. "The next time it would be dealt damage, prevent it": it still can be dealt damage.
  const list = inOrder(all, order).filter((each) => each.rule !== "370.1.b");
  const becomes = (amount: number): number => list.reduce((left, each) => each.makeOf(left), amount);
  const isEnough = (amount: number): boolean => {
    const marks: readonly Mark[] = [...unit.damage, { amount: becomes(amount), by }];
    return becomes(amount) > 0 && isLethal(game, unit, marks);
  };
  const most = Math.max(1, game.might(unit)) + shieldsOf(game) + mostPreventedByAbilities(game);
  for (let amount = 1; amount <= most; amount++)
    if (isEnough(amount)) return { lethal: amount, ...(order === undefined ? {} : { order }) };
  return { lethal: "never", ...(order === undefined ? {} : { order }) };
}

const shieldsOf = (game: Game): number =>
  game.state.continuous.reduce(
    (sum, effect) =>
      sum +
      (effect.is === "change-damage" && effect.how === "prevent" && effect.left !== "all" ? effect.left : 0),
    0,
  );
