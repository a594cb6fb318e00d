import type { TopCards } from "../effects/index.ts";
import type { StepResult, ZoneCard } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { moveCard, recycleCards } from "../core/change-zone.ts";
import { recycleRunes, runeName } from "../core/channel.ts";
import { burnOutUntilCards } from "../core/burn-out.ts";
import { deckOwners, isRuneDeck } from "../evaluate/their.ts";
import { causeOf, did, ignored } from "./executor.ts";

/** Where the top cards of a deck are put. */
export type TopCardsInto = "trash" | "banished" | "bottom" | "hand";

/** Whether an action is done to the top cards of a deck. */
export const areTopCards = (what: object): what is TopCards => "select" in what && what.select === "top";

/** 431.1.b. As many as there are; then the player burns out and goes on. */
export function putTopCards(game: Game, scope: Scope, top: TopCards, into: TopCardsInto): StepResult {
  if (isRuneDeck(top.deck)) return recycleTopRunes(game, scope, top);
  const cards: ZoneCard[] = [];
  for (const owner of deckOwners(game, scope, top.deck))
    for (let i = 0; i < top.count; i++) {
      if (into !== "bottom") burnOutUntilCards(game, owner);
      const [card] = game.state.players[owner].deck;
      if (card === undefined) break;
      cards.push(...put(game, scope, card, into));
    }
  return cards.length === 0
    ? ignored
    : did(
        cards.map((card) => card.id),
        cards.length,
      );
}

/** 416.1.b. "Recycle the top rune of your rune deck." */
function recycleTopRunes(game: Game, scope: Scope, { count, deck }: TopCards): StepResult {
  const owners = deckOwners(game, scope, deck);
  const ids = owners
    .flatMap((owner) => game.state.players[owner].runeDeck.slice(0, count))
    .map(({ id }) => id);
  for (const { domain, id } of recycleRunes(game, ids))
    game.log(causeOf(scope, "416.1.b"), { what: "recycle", object: id, name: runeName(domain), rune: true });
  return ids.length === 0 ? ignored : did(ids, ids.length);
}

function put(game: Game, scope: Scope, card: ZoneCard, into: TopCardsInto): readonly ZoneCard[] {
  switch (into) {
    case "hand":
    case "trash":
    case "banished": {
      const moved = moveCard(game, card.id, into);
      if (moved === null) return [];
      if (into !== "banished") return [moved];
      game.log(causeOf(scope, "427.1"), { what: "banish", object: card.id, name: card.name });
      return [moved];
    }
    case "bottom": {
      const moved = recycleCards(game, [card.id]);
      for (const { id, name } of moved)
        game.log(causeOf(scope, "416.1"), { what: "recycle", object: id, name });
      return moved;
    }
    default:
      return into satisfies never;
  }
}
