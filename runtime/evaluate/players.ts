import type { Players } from "../effects/index.ts";
import type { Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Scope } from "./scope.ts";
import { inTurnOrder, opponentOf } from "./places.ts";
import { idsOf, lastKnownOf } from "./references.ts";
import { findCard } from "./zones.ts";

/** Who is meant, in turn order. Empty where nobody is: "you" of an uncontrolled battlefield (190.6.d), a lost target. */
export function playersOf(game: Game, scope: Scope, players: Players): readonly Player[] {
  const { you } = scope.context;
  switch (players.player) {
    case "you":
      return you === null ? [] : [you];
    case "they":
      // "a player plays a spell, they may": the player of the event
      if (players.means.some((referent) => referent.is === "event"))
        return scope.context.event?.player == null ? [] : [scope.context.event.player];
      return you === null ? [] : [opponentOf(you)];
    case "opponents":
    case "each-opponent":
      return you === null ? [] : [opponentOf(you)];
    case "each-player":
      return inTurnOrder(game);
    case "that-player":
      return scope.context.event?.player == null ? [] : [scope.context.event.player];
    case "controller-of":
      return lastKnownOf(game, scope, players.of)
        .slice(0, 1)
        .map(({ object }) => object.controller);
    case "owner-of": {
      const [known] = lastKnownOf(game, scope, players.of);
      if (known !== undefined) return [known.object.owner];
      return idsOf(game, scope, players.of).flatMap((id) => findCard(game, id)?.owner ?? []);
    }
    default:
      return players satisfies never;
  }
}
