import type { Card, CardType, Domain, PowerSymbol, ResourceCost, ResourceUse } from "../effects/index.ts";
import type { Player, PlayerState, PowerPool } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { isOfType } from "../evaluate/qualities.ts";

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

/** What is paid for: some resources can be spent for some things only (429). */
export type Purpose =
  | { readonly for: "card"; readonly card: Card }
  | { readonly for: "ability"; readonly of: CardType }
  | { readonly for: "effect" };
export const anEffect: Purpose = { for: "effect" };

function allows(game: Game, only: ResourceUse, purpose: Purpose): boolean {
  switch (only.use) {
    case "in-showdowns":
      return game.state.showdown !== null;
    case "abilities":
      return purpose.for === "ability" && purpose.of === only.of;
    case "play-tag":
      return purpose.for === "card" && purpose.card.tags.includes(only.tag);
    case "play":
      return purpose.for === "card"
        ? isOfType(purpose.card, only.type)
        : purpose.for === "ability" && purpose.of === only.orAbilitiesOf;
    default:
      return only satisfies never;
  }
}

/** 357.1, 444. What is left of the resources of a player after paying; null if they are not enough. */
function paid(game: Game, player: Player, price: Price, purpose: Purpose): Partial<PlayerState> | null {
  const state = game.state.players[player];
  // What can be spent for few things only is spent before what can be spent for all.
  const marked = state.earmarked.map((each) => ({ ...each, pool: poolOf(each.power) }));
  const usable = marked.filter(({ only }) => allows(game, only, purpose));
  let energy = price.energy;
  for (const each of usable) {
    const spent = Math.min(energy, each.energy);
    Object.assign(each, { energy: each.energy - spent });
    energy -= spent;
  }
  // 429.3. Ready runes can be exhausted for Energy while a cost is paid.
  const missing = Math.max(0, energy - state.energy);
  const ready = state.runes.filter((rune) => !rune.exhausted).slice(0, missing);
  if (ready.length < missing) return null;
  const pool = poolOf(state.power);
  // What can be paid by fewest kinds of Power is paid first.
  const order = (symbol: PowerSymbol): number => (symbol === "any" ? 2 : symbol === "own" ? 1 : 0);
  for (const symbol of [...price.power].sort((a, b) => order(a) - order(b))) {
    const from = [...usable.map((each) => each.pool), pool].find(
      (each) => payer(each, symbol, price.domains) !== undefined,
    );
    const key = from === undefined ? undefined : payer(from, symbol, price.domains);
    if (from === undefined || key === undefined) return null;
    from.set(key, (from.get(key) ?? 0) - 1);
  }
  return {
    energy: state.energy + missing - energy,
    power: Object.fromEntries(pool),
    earmarked: marked.map((each) => ({
      energy: each.energy,
      power: Object.fromEntries(each.pool),
      only: each.only,
    })),
    runes: state.runes.map((rune) => (ready.includes(rune) ? { ...rune, exhausted: true } : rune)),
  };
}

/** Whether a player can pay this; always where Energy and Power are free. */
export const canPay = (game: Game, player: Player, price: Price, purpose: Purpose = anEffect): boolean =>
  game.state.costs === "free" || paid(game, player, price, purpose) !== null;

/** 444. Pays Energy and Power. False: it cannot be paid, and nothing is. */
export function payResources(game: Game, player: Player, price: Price, purpose: Purpose = anEffect): boolean {
  if (game.state.costs === "real") {
    const left = paid(game, player, price, purpose);
    if (left === null) return false;
    game.player(player, left);
  }
  if (price.energy === 0 && price.power.length === 0) return true;
  remember(game, player, price, purpose);
  if (game.state.costs === "real")
    game.log(
      { rule: "444", by: player, sources: [] },
      { what: "pay", energy: price.energy, power: price.power.length },
    );
  return true;
}

/** For texts that ask what has been spent this turn. */
function remember(game: Game, player: Player, price: Price, purpose: Purpose): void {
  const { thisTurn } = game.state;
  const played = purpose.for === "card" ? purpose.card.type : null;
  const spent = { player, energy: price.energy, power: price.power.length, played };
  game.update({ thisTurn: { ...thisTurn, spent: [...thisTurn.spent, spent] } });
}

export const totalPower = (state: PlayerState): number =>
  Object.values(state.power).reduce((total, amount) => total + amount, 0);

/** 429. */
export function addResources(
  game: Game,
  player: Player,
  { energy, power, domains }: Price,
  only: ResourceUse | null = null,
): void {
  const state = game.state.players[player];
  const pool = poolOf(only === null ? state.power : {});
  for (const symbol of power) {
    const key = symbol === "own" ? (domains[0] ?? "any") : symbol;
    pool.set(key, (pool.get(key) ?? 0) + 1);
  }
  const added = Object.fromEntries(pool);
  game.player(
    player,
    only === null
      ? { energy: state.energy + energy, power: added }
      : { earmarked: [...state.earmarked, { energy, power: added, only }] },
  );
  game.log({ rule: "429", by: player, sources: [] }, { what: "add", energy, power: power.length });
}
