import type { Players } from "../effects/index.ts";
import type { Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Scope } from "./scope.ts";
import { inTurnOrder, opponentOf } from "./places.ts";
import { idsOf, lastKnownOf } from "./references.ts";
import { playersThat } from "./players-that.ts";
import { playersMeant } from "./their.ts";
import { findCard, itemName } from "./zones.ts";

/** Who is meant, in turn order. Empty where nobody is: "you" of an uncontrolled battlefield (190.6.d), a lost target. */
export function playersOf(game: Game, scope: Scope, players: Players): readonly Player[] {
  const { you } = scope.context;
  switch (players.player) {
    case "you":
      return you === null ? [] : [you];
    case "they":
      return playersMeant(scope, players.means);
    case "opponents":
    case "each-opponent":
    case "each-other-player":
    case "an-opponent":
      return you === null ? [] : [opponentOf(you)];
    case "each-player":
      if (players.from !== undefined && you !== null)
        return players.from === "you" ? [you, opponentOf(you)] : [opponentOf(you), you];
      return inTurnOrder(game);
    case "each-that":
      return playersThat(game, scope, playersOf(game, scope, { player: players.of }), players.that);
    case "attacker":
    case "defender": {
      const { showdown } = game.state;
      if (showdown === null) return [];
      return [players.player === "attacker" ? showdown.attacker : opponentOf(showdown.attacker)];
    }
    case "that-player":
      if (players.means !== undefined) return playersMeant(scope, players.means);
      return scope.context.event?.player == null ? [] : [scope.context.event.player];
    case "controller-of": {
      const known = lastKnownOf(game, scope, players.of);
      if (known.length > 0) return [...new Set(known.map(({ object }) => object.controller))];
      // 328. A spell or ability on the chain.
      const ids = idsOf(game, scope, players.of);
      return game.state.chain.filter((item) => ids.includes(itemName(item))).map((item) => item.controller);
    }
    case "owner-of":
      return [...new Set(idsOf(game, scope, players.of).flatMap((id) => ownerOf(game, id) ?? []))];
    case "you-and":
      return you === null ? [] : [...new Set([you, ...playersOf(game, scope, players.other)])];
    default:
      return players satisfies never;
  }
}

const ownerOf = (game: Game, id: string): Player | undefined =>
  game.find(id)?.owner ?? findCard(game, id)?.owner ?? game.state.gone[id]?.object.owner;
