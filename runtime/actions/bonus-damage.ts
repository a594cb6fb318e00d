import type { StepResult } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { count } from "../evaluate/count.ts";
import { did, ignored } from "./executor.ts";

/** 391, 713. "The next spell you play this turn deals 1 Bonus Damage.", "Spells you play this turn …" */
export const grantBonusDamage: Executor<"grant-bonus-damage"> = (game, scope, action) => {
  if (scope.actor === null) return ignored;
  const amount = action.amount * (action.per === undefined ? 1 : count(game, scope, action.per));
  if (action.spells === "this") return grantToThis(game, scope, amount);
  game.add({
    id: game.newId(),
    name: scope.context.name,
    controller: scope.actor,
    until: action.duration ?? null,
    is: "bonus-damage-of-spells",
    next: action.spells === "next",
    amount,
  });
  return did([]);
};

/** The spell that says so, or, where it has just been said that it is played again, that play of it. */
function grantToThis(game: Game, scope: Scope, amount: number): StepResult {
  const item = scope.item === null ? undefined : game.item(scope.item);
  if (item === undefined || amount === 0) return ignored;
  const { again, bonus } = item;
  game.patchItem(
    item.id,
    again === null ? { bonus: bonus + amount } : { again: { ...again, bonus: amount } },
  );
  return did([]);
}
