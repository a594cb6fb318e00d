import type { Domain, PowerSymbol, ResourceCost } from "../effects/index.ts";
import type { Player, PlayerState, PowerPool } from "../state/index.ts";
import type { Game } from "../step/game.ts";

/** 201. An amount of Energy and Power, and the domains that [C] stands for (135.2.e.6). */
export interface Price extends ResourceCost {
  readonly domains: readonly Domain[];
}
export const nothing: Price = { energy: 0, power: [], domains: [] };

export const priceOf = (cost: ResourceCost | undefined, domains: readonly Domain[]): Price =>
  cost === undefined ? { ...nothing, domains } : { ...cost, domains };

export const sum = (prices: readonly Price[]): Price => ({
  energy: prices.reduce((total, price) => total + price.energy, 0),
  power: prices.flatMap((price) =>
    price.power.map((symbol) => (symbol === "own" && price.domains.length === 0 ? "any" : symbol)),
  ),
  domains: prices.flatMap((price) => price.domains),
});

type Pool = Map<Domain | "any", number>;
const poolOf = (power: PowerPool): Pool =>
  new Map(Object.entries(power).map(([key, value]) => [keyOf(key), value]));
const keyOf = (key: string): Domain | "any" =>
  (["fury", "calm", "mind", "body", "chaos", "order"] as const).find((domain) => domain === key) ?? "any";

/** Which Power pays for a symbol: its own domain before Power of any domain; for [A] whatever there is most of. */
function payer(pool: Pool, symbol: PowerSymbol, domains: readonly Domain[]): Domain | "any" | undefined {
  const has = (key: Domain | "any"): boolean => (pool.get(key) ?? 0) > 0;
  if (symbol === "any") {
    const filled = [...pool.entries()].filter(([key, amount]) => key !== "any" && amount > 0);
    const [most] = filled.sort(([, a], [, b]) => b - a);
    return most?.[0] ?? (has("any") ? "any" : undefined);
  }
  return [...(symbol === "own" ? domains : [symbol]), "any" as const].find(has);
}

/** 357.1, 444. What is left of the resources of a player after paying; null if they are not enough. */
function paid(state: PlayerState, price: Price): Partial<PlayerState> | null {
  // 429.3. Ready runes can be exhausted for Energy while a cost is paid.
  const missing = Math.max(0, price.energy - state.energy);
  const ready = state.runes.filter((rune) => !rune.exhausted).slice(0, missing);
  if (ready.length < missing) return null;
  const pool = poolOf(state.power);
  // What can be paid by fewest kinds of Power is paid first.
  const order = (symbol: PowerSymbol): number => (symbol === "any" ? 2 : symbol === "own" ? 1 : 0);
  for (const symbol of [...price.power].sort((a, b) => order(a) - order(b))) {
    const key = payer(pool, symbol, price.domains);
    if (key === undefined) return null;
    pool.set(key, (pool.get(key) ?? 0) - 1);
  }
  return {
    energy: state.energy + missing - price.energy,
    power: Object.fromEntries(pool),
    runes: state.runes.map((rune) => (ready.includes(rune) ? { ...rune, exhausted: true } : rune)),
  };
}

/** Whether a player can pay this; always where Energy and Power are free. */
export const canPay = (game: Game, player: Player, price: Price): boolean =>
  game.state.costs === "free" || paid(game.state.players[player], price) !== null;

/** 444. Pays Energy and Power. False: it cannot be paid, and nothing is. */
export function payResources(game: Game, player: Player, price: Price): boolean {
  if (game.state.costs === "free") return true;
  const left = paid(game.state.players[player], price);
  if (left === null) return false;
  game.player(player, left);
  if (price.energy > 0 || price.power.length > 0)
    game.log(
      { rule: "444", by: player, sources: [] },
      { what: "pay", energy: price.energy, power: price.power.length },
    );
  return true;
}

export const totalPower = (state: PlayerState): number =>
  Object.values(state.power).reduce((total, amount) => total + amount, 0);

/** 429. */
export function addResources(game: Game, player: Player, { energy, power, domains }: Price): void {
  const state = game.state.players[player];
  const pool = poolOf(state.power);
  for (const symbol of power) {
    const key = symbol === "own" ? (domains[0] ?? "any") : symbol;
    pool.set(key, (pool.get(key) ?? 0) + 1);
  }
  game.player(player, { energy: state.energy + energy, power: Object.fromEntries(pool) });
  game.log({ rule: "429", by: player, sources: [] }, { what: "add", energy, power: power.length });
}
