import type { Domain } from "../effects/index.ts";
import type { ObjectId, Player, Rune, RuneCard } from "../state/index.ts";
import type { Cause, Game } from "../step/game.ts";
import { trigger } from "../abilities/trigger.ts";
import { isReplaced } from "./replacements.ts";

/** 430. Runes from the top of the Rune Deck onto the board, as many as there are (430.3); ready unless it is said (430.2.a). */
export function channel(game: Game, player: Player, count: number, exhausted: boolean, cause: Cause): number {
  const { runeDeck } = game.state.players[player];
  // 373. Each of them is treated for itself.
  const replaced = runeDeck
    .slice(0, count)
    .filter(({ domain, id }) =>
      isReplaced(game, { ...cause, by: player }, { what: "channel", object: id, name: runeName(domain) }),
    ).length;
  const left = Math.min(count, runeDeck.length) - replaced;
  return channelNow(game, player, left, exhausted, cause) + replaced;
}

function channelNow(game: Game, player: Player, count: number, exhausted: boolean, cause: Cause): number {
  const { runes, runeDeck } = game.state.players[player];
  const channeled = runeDeck
    .slice(0, count)
    .map(({ domain }): Rune => ({ id: `rune:${game.newId()}`, domain, exhausted })); // 124
  game.player(player, { runes: [...runes, ...channeled], runeDeck: runeDeck.slice(channeled.length) });
  const events = channeled.map(({ id, domain }) =>
    game.log({ ...cause, by: player }, { what: "channel", object: id, name: runeName(domain) }),
  );
  trigger(game, events);
  return channeled.length;
}

/** 161.1. "Fury Rune" */
export const runeName = (domain: Domain | null): string =>
  domain === null ? "Rune" : `${domain.slice(0, 1).toUpperCase()}${domain.slice(1)} Rune`;

/** 416.1.b. Runes, on the board or in a Rune Deck, to the bottom of the Rune Decks of their owners. Those that were. */
export function recycleRunes(game: Game, ids: readonly ObjectId[]): readonly RuneCard[] {
  return (["A", "B"] as const).flatMap((player) => {
    const { runes, runeDeck } = game.state.players[player];
    const gone = [...runes, ...runeDeck].filter(({ id }) => ids.includes(id));
    if (gone.length === 0) return [];
    const isLeft = ({ id }: RuneCard): boolean => !ids.includes(id);
    const bottom = inOrder(game, player, gone).map(({ id, domain }) => ({ id, domain }));
    game.player(player, { runes: runes.filter(isLeft), runeDeck: [...runeDeck.filter(isLeft), ...bottom] });
    return gone;
  });
}

/** 416.5.a. In the order of their owner's choosing, where they are not all alike. */
function inOrder(game: Game, player: Player, runes: readonly RuneCard[]): readonly RuneCard[] {
  if (runes.every(({ domain }) => domain === runes[0]?.domain)) return runes;
  const why = "416.5.a: in which order runes are put at the bottom of the Rune Deck";
  const options = runes.map(({ id }) => id);
  const order = game.ask<"order">({ ask: "order", player, why, options });
  return order.flatMap((id) => runes.find((rune) => rune.id === id) ?? []);
}

/** Runes of a Rune Deck in this order on its top. */
export function putRunesOnTop(game: Game, ids: readonly ObjectId[]): void {
  for (const player of ["A", "B"] as const) {
    const { runeDeck } = game.state.players[player];
    const top = ids.flatMap((id) => runeDeck.find((rune) => rune.id === id) ?? []);
    if (top.length > 0)
      game.player(player, { runeDeck: [...top, ...runeDeck.filter((rune) => !top.includes(rune))] });
  }
}
