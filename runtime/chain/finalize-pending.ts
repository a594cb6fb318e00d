import type { Game } from "../step/game.ts";
import { putCard } from "../core/change-zone.ts";
import { finalize } from "./finalize.ts";
import { leaveChain } from "./leave-chain.ts";

/** 337.1. The oldest pending item: one that cannot be finalized leaves the chain (402.4, 404.2); a card goes back (358.5). */
export function finalizePending(game: Game, id: number): void {
  if (finalize(game, id) === null) return;
  const item = game.item(id);
  if (item === undefined) return;
  leaveChain(game, id);
  if (item.card !== null) putCard(game, item.card, item.from);
}
