import type { ChainItem } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import { emptyRound } from "../evaluate/scope.ts";

/** The scope in which a round of an item is read. */
export const scopeOfItem = (item: ChainItem, round: number): Scope => ({
  context: item.context,
  round: item.rounds[round] ?? emptyRound,
  item: item.id,
  actor: item.context.you === null ? null : item.controller,
});
