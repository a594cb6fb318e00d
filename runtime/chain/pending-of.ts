import type { ChainItem } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { keyOf } from "../evaluate/dependence.ts";

export const pendingName = (item: number): string => `item ${item}`;

/**
 * 354.3. What a text plays waits on the chain until the text has been executed, but the text can speak of it already:
 * "Play a token. Give it [Temporary]."
 */
export const pendingOf = (game: Game, id: string): ChainItem | undefined =>
  game.state.chain.find(
    (item) =>
      item.status === "pending" &&
      item.kind !== "ability" &&
      (pendingName(item.id) === id || (item.card !== null && item.card.key === keyOf(id))),
  );

/** Says where the card of an item goes as it leaves the chain; false: it is not on the chain. */
export function redirect(game: Game, id: string, goesTo: NonNullable<ChainItem["goesTo"]>): boolean {
  const item = game.state.chain.find(
    (each) => each.card !== null && (each.card.id === id || each.card.key === keyOf(id)),
  );
  if (item?.kind !== "spell") return false;
  game.patchItem(item.id, { goesTo });
  return true;
}
