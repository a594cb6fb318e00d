import type { ObjectId } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { contextOf, emptyRound } from "../evaluate/scope.ts";
import { findCard } from "../evaluate/zones.ts";

/** 370.1.b.1. "As I'm revealed from your deck, …": done together with the revealing of these cards, by their owners. */
export function asRevealed(game: Game, ids: readonly ObjectId[]): void {
  for (const id of ids) {
    const found = findCard(game, id);
    if (found?.zone !== "deck") continue;
    const { name } = found.card;
    const source = { kind: "ability", name, object: id, controller: found.owner } as const;
    const context = { ...contextOf(found.owner, [source]), self: id, name };
    for (const ability of game.card(name).abilities)
      if (ability.ability === "as-revealed")
        game.carryOut({ context, round: emptyRound, item: null, actor: found.owner }, ability.instructions);
  }
}
