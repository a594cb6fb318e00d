import type { Add } from "../effects/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Price } from "../core/resources.ts";
import type { Executor } from "./executor.ts";
import { addResources, priceOf, sum } from "../core/resources.ts";
import { passivesOf } from "../evaluate/passives.ts";
import { count } from "../evaluate/count.ts";
import { valueOf } from "../evaluate/values.ts";
import { did, ignored } from "./executor.ts";

/** What is added; null where nobody can tell how much (359.3.e.12). */
function added(game: Game, scope: Scope, action: Add): Price | null {
  const { domains } = game.card(scope.context.name);
  if ("resources" in action) {
    const times = action.per === undefined ? 1 : count(game, scope, action.per);
    const { energy, power } = action.resources;
    return priceOf(
      { energy: energy * times, power: Array.from({ length: times }, () => power).flat() },
      domains,
    );
  }
  const amount = valueOf(game, scope, action.amount);
  if (amount === null) return null;
  const power = Array.from({ length: amount }, () => "any" as const);
  return priceOf(action.of === "energy" ? { energy: amount, power: [] } : { energy: 0, power }, domains);
}

/** "Your Gold [Add] an additional [1]." */
const moreOfToken = (game: Game, { actor, context }: Scope): readonly Price[] => {
  const source = game.find(context.self) ?? game.state.gone[context.self]?.object;
  if (source?.token == null) return [];
  return passivesOf(game, "tokens-add-more").flatMap(({ passive, scope }) =>
    passive.name === context.name && scope.context.you === actor
      ? [priceOf(passive.amount, game.card(scope.context.name).domains)]
      : [],
  );
};

/** What the action would add, with what is added to it; null where nobody can tell how much. */
export function wouldAdd(game: Game, scope: Scope, action: Add): Price | null {
  const price = added(game, scope, action);
  return price === null ? null : sum([price, ...moreOfToken(game, scope)]);
}

/** 429. */
export const add: Executor<"add"> = (game, scope, action) => {
  const price = wouldAdd(game, scope, action);
  if (scope.actor === null || price === null) return ignored;
  addResources(game, scope.actor, price, action.only ?? null);
  return did([]);
};
