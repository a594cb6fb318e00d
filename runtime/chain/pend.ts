import type { ChainItem } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { emptyRound } from "../evaluate/scope.ts";

type Given = Pick<ChainItem, "kind" | "controller" | "context" | "instructions"> & Partial<ChainItem>;

/** An item of which only this is known; the rest is as it is before anything has been decided. */
export const blankItem = (id: number, given: Given): ChainItem => ({
  triggered: false,
  immediate: false,
  status: "pending",
  card: null,
  from: "hand",
  token: null,
  keyword: null,
  countedAs: null,
  cost: [],
  rounds: [emptyRound],
  next: null,
  bonus: 0,
  destination: null,
  among: null,
  enters: null,
  dealtTo: {},
  ignoring: null,
  baseCost: null,
  again: null,
  discount: null,
  costChange: null,
  energySpent: 0,
  hiddenAt: null,
  ...given,
  id,
});

/** More items than this are no game: a text that repeats itself without reason. */
const mostItems = 1_000;

/** 354, 401. Puts an item on the chain; it is pending until it is finalized. Returns its id. */
export function pend(game: Game, given: Given): number {
  const item = blankItem(game.newId(), given);
  const { chain } = game.state;
  if (chain.length >= mostItems) game.refuse(`the chain would hold more than ${String(mostItems)} items`);
  if (chain.length === 0) game.update({ chainOpenedByTrigger: item.triggered });
  game.update({ chain: [...chain, item] });
  game.needsCleanup(); // 319.3
  return item.id;
}
