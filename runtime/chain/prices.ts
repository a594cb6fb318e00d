import type { PowerSymbol } from "../effects/index.ts";
import type { Price } from "../core/resources.ts";
import type { Change } from "./cost-changes.ts";

/**
 * 356.3, 356.4. Increases first, then discounts, which whoever pays applies in any order (356.4.d.1). The order changes the
 * outcome only where a discount leaves a minimum (356.4.e); those come first, which is never dearer.
 */
const cheapest = (changes: readonly Change[]): readonly Change[] =>
  [...changes].sort((a, b) => Number(b.more) - Number(a.more) || b.minimum - a.minimum);

/** Every price that can come of this: more than one where whoever pays chooses what is reduced. */
export const pricesAfter = (price: Price, changes: readonly Change[]): readonly Price[] =>
  after(price, cheapest(changes));

/** 356.4.d.1. The prices that other orders come to too, the cheapest one first: for who wants to have spent more. */
export function pricesInAnyOrder(price: Price, changes: readonly Change[]): readonly Price[] {
  const discounts = cheapest(changes).filter(({ more }) => !more);
  const increases = changes.filter(({ more }) => more);
  const later = discounts.filter(({ minimum }) => minimum > 0);
  const orders = later.map((one) => [...increases, ...discounts.filter((other) => other !== one), one]);
  return [cheapest(changes), ...orders, [...increases, ...discounts.toReversed()]].flatMap((order) =>
    after(price, order),
  );
}

function after(price: Price, changes: readonly Change[]): readonly Price[] {
  let prices: readonly Price[] = [price];
  for (const change of changes)
    prices = prices.flatMap((each) => change.amounts.map((amount) => changed(each, amount, change)));
  return withoutDearer(prices);
}

function changed(price: Price, amount: Change["amounts"][number], { minimum, more }: Change): Price {
  if (more)
    return {
      ...price,
      energy: price.energy + amount.energy,
      power: [...price.power, ...amount.power],
    };
  // 356.4.e, 356.6. The minimum is for this discount alone; no cost is below 0.
  const least = Math.min(price.energy, minimum);
  const power = [...price.power];
  for (const symbol of amount.power) {
    const position = reducible(power, symbol, price);
    if (position >= 0) power.splice(position, 1);
  }
  return { ...price, energy: Math.max(least, price.energy - amount.energy), power };
}

/** Which Power a discount takes away: any for [A], otherwise Power of its domain. */
function reducible(power: readonly PowerSymbol[], symbol: PowerSymbol, { domains }: Price): number {
  if (symbol === "any") return power.length - 1;
  const exact = power.indexOf(symbol);
  if (exact >= 0) return exact;
  return power.findIndex((each) =>
    symbol === "own" ? domains.some((domain) => domain === each) : each === "own" && domains.includes(symbol),
  );
}

const isCheaper = (price: Price, than: Price): boolean => {
  const left = [...than.power];
  for (const symbol of price.power) {
    const position = left.indexOf(symbol);
    if (position < 0) return false;
    left.splice(position, 1);
  }
  return price.energy <= than.energy && (price.energy < than.energy || left.length > 0);
};
/** Nobody reduces less than could be reduced. */
const withoutDearer = (prices: readonly Price[]): readonly Price[] => {
  const distinct = new Map(prices.map((price) => [JSON.stringify([price.energy, price.power]), price]));
  const all = [...distinct.values()];
  return all.filter((price) => !all.some((other) => isCheaper(other, price)));
};

const shorthand = {
  fury: "R",
  calm: "G",
  mind: "B",
  body: "O",
  chaos: "P",
  order: "Y",
  any: "A",
  own: "C",
} as const satisfies Readonly<Record<PowerSymbol, string>>;
/** "[2][A]", as a player reads it (135.2.e). */
export const namePrice = ({ energy, power }: Price): string =>
  `${energy > 0 || power.length === 0 ? `[${String(energy)}]` : ""}${power.map((symbol) => `[${shorthand[symbol]}]`).join("")}`;
