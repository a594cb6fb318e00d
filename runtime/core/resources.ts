import type { Card, CardType, Domain, PowerSymbol, ResourceCost, ResourceUse } from "../effects/index.ts";
import type { Player, PlayerState, PowerPool } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { AddReaction } from "./add-while-paying.ts";
import { addOne } from "./add-while-paying.ts";
import { hasQuality, isOfType, qualifiedCard } from "../evaluate/qualities.ts";
import { contextOf, scopeOf } from "../evaluate/scope.ts";

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
        ? isOfType(purpose.card, only.type) &&
            (only.quality === undefined ||
              hasQuality(game, scopeOf(contextOf(null)), qualifiedCard(purpose.card), only.quality))
        : purpose.for === "ability" && purpose.of === only.orAbilitiesOf;
    default:
      return only satisfies never;
  }
}

/** What becomes of the resources of a player by paying, and how much is missing: Energy, and Power, one for each symbol. */
interface Settled {
  readonly left: Partial<PlayerState>;
  readonly missing: number;
}

/** 357.1, 444. Pays with these resources as far as they go. */
function settle(game: Game, state: PlayerState, price: Price, purpose: Purpose): Settled {
  // What can be spent for few things only is spent before what can be spent for all.
  const marked = state.earmarked.map((each) => ({ ...each, pool: poolOf(each.power) }));
  const usable = marked.filter(({ only }) => allows(game, only, purpose));
  let energy = price.energy;
  for (const each of usable) {
    const spent = Math.min(energy, each.energy);
    Object.assign(each, { energy: each.energy - spent });
    energy -= spent;
  }
  // 164.2.a, 429.3. Ready runes are exhausted for Energy while a cost is paid: in the order in which they came, which a
  // player who wants others exhausted forestalls by using those first (429.3: "through any means before"). Each gives [1],
  // and an exhausted rune can still be recycled for its Power (164.2.b), so what can be paid now is the same whichever they are.
  const short = Math.max(0, energy - state.energy);
  const ready = state.runes.filter((rune) => !rune.exhausted).slice(0, short);
  let missing = short - ready.length;
  const pool = poolOf(state.power);
  // What can be paid by fewest kinds of Power is paid first.
  const order = (symbol: PowerSymbol): number => (symbol === "any" ? 2 : symbol === "own" ? 1 : 0);
  for (const symbol of [...price.power].sort((a, b) => order(a) - order(b))) {
    const from = [...usable.map((each) => each.pool), pool].find(
      (each) => payer(each, symbol, price.domains) !== undefined,
    );
    const key = from === undefined ? undefined : payer(from, symbol, price.domains);
    if (from === undefined || key === undefined) missing++;
    else from.set(key, (from.get(key) ?? 0) - 1);
  }
  const left = {
    energy: state.energy + short - energy,
    power: Object.fromEntries(pool),
    earmarked: marked.map((each) => ({
      energy: each.energy,
      power: Object.fromEntries(each.pool),
      only: each.only,
    })),
    runes: state.runes.map((rune) => (ready.includes(rune) ? { ...rune, exhausted: true } : rune)),
  };
  return { left, missing };
}

/** Whether a player can pay this, with what can be added meanwhile (429.3); always where Energy and Power are free. */
export function canPay(game: Game, player: Player, price: Price, purpose: Purpose = anEffect): boolean {
  if (game.state.costs === "free") return true;
  const state = game.state.players[player];
  if (settle(game, state, price, purpose).missing === 0) return true;
  const all = game.addReactions(player).reduce(withAdded, state);
  return settle(game, all, price, purpose).missing === 0;
}

/** 357.1.a, 429.3, 444.2.c. What a player can use now to add what is missing; nothing where it would not be enough. */
function offers(game: Game, player: Player, price: Price, purpose: Purpose): readonly AddReaction[] {
  const state = game.state.players[player];
  const missing = (of: PlayerState): number => settle(game, of, price, purpose).missing;
  const all = game.addReactions(player);
  if (missing(all.reduce(withAdded, state)) > 0) return [];
  return all.filter((each) => missing(withAdded(state, each)) < missing(state));
}

/** 444. Pays Energy and Power. False: it cannot be paid, or the player does not add what is missing, and nothing is. */
export function payResources(game: Game, player: Player, price: Price, purpose: Purpose = anEffect): boolean {
  if (game.state.costs === "real") {
    for (;;) {
      const { left, missing } = settle(game, game.state.players[player], price, purpose);
      if (missing === 0) {
        game.player(player, left);
        break;
      }
      if (!addOne(game, player, offers(game, player, price, purpose))) return false;
    }
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
  game.noteThisTurn({ spent: [...thisTurn.spent, spent] });
}

export const totalPower = (state: PlayerState): number =>
  Object.values(state.power).reduce((total, amount) => total + amount, 0);

/** 429. The resources of a player with these added. */
function added(state: PlayerState, { energy, power, domains }: Price, only: ResourceUse | null): PlayerState {
  const pool = poolOf(only === null ? state.power : {});
  for (const symbol of power) {
    const key = symbol === "own" ? (domains[0] ?? "any") : symbol;
    pool.set(key, (pool.get(key) ?? 0) + 1);
  }
  const filled = Object.fromEntries(pool);
  return only === null
    ? { ...state, energy: state.energy + energy, power: filled }
    : { ...state, earmarked: [...state.earmarked, { energy, power: filled, only }] };
}
const withAdded = (state: PlayerState, { adds }: AddReaction): PlayerState =>
  adds.reduce((now, { only, price }) => added(now, price, only), state);

/** 429. */
export function addResources(
  game: Game,
  player: Player,
  price: Price,
  only: ResourceUse | null = null,
): void {
  game.player(player, added(game.state.players[player], price, only));
  const { energy, power } = price;
  game.log({ rule: "429", by: player, sources: [] }, { what: "add", energy, power: power.length });
}
