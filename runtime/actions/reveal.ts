import type { StepResult } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { findCardOrWhatBecame } from "../evaluate/zones.ts";
import { selectIds } from "./select.ts";
import { causeOf, did, ignored } from "./executor.ts";

/** The top cards of the Main Deck stay where they are while they are seen (424.1.a.2); fewer do not burn out (431.1.c). */
function see(game: Game, scope: Scope, count: number, what: "reveal" | "look"): StepResult {
  if (scope.actor === null) return ignored;
  const cards = game.state.players[scope.actor].deck.slice(0, count);
  const rule = what === "reveal" ? "424.1" : "128.4";
  for (const { id, name } of cards) game.log(causeOf(scope, rule), { what, object: id, name });
  return cards.length === 0
    ? ignored
    : did(
        cards.map((card) => card.id),
        cards.length,
      );
}

/** 424. */
export const reveal: Executor<"reveal"> = (game, scope, action) => see(game, scope, action.count, "reveal");
export const look: Executor<"look"> = (game, scope, action) => see(game, scope, action.count, "look");

/** 424. A card that was looked at is shown to everybody. */
export const revealThese: Executor<"reveal-cards"> = (game, scope, action) => {
  const ids = selectIds(game, scope, action.what, action);
  for (const id of ids) {
    const name = findCardOrWhatBecame(game, id)?.card.name ?? "";
    game.log(causeOf(scope, "424.1"), { what: "reveal", object: id, name });
  }
  return ids.length === 0 ? ignored : did(ids, ids.length);
};
