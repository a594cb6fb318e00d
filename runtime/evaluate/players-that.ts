import type { BattlefieldFilter, Counted, GearFilter, PlayersThat, UnitFilter } from "../effects/index.ts";
import type { Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Scope } from "./scope.ts";
import { battlefields } from "./battlefields.ts";
import { fits } from "./filters.ts";
import { playersWhoChose } from "./named.ts";
import { inTurnOrder } from "./places.ts";
import { playersWhoDid } from "./their.ts";

/** Of some players those who did, who chose, or who control something. */
export function playersThat(
  game: Game,
  scope: Scope,
  players: readonly Player[],
  that: PlayersThat,
): readonly Player[] {
  switch (that.that) {
    case "did": {
      const did = playersWhoDid(scope, that.means);
      return players.filter((player) => did.includes(player) === (that.not !== true));
    }
    case "chose": {
      const chose = playersWhoChose(scope, that.name, that.means);
      return players.filter((player) => chose.includes(player));
    }
    case "controls":
      return players.filter((player) => controlsOne(game, scope, player, that.of));
    default:
      return that satisfies never;
  }
}

/** 191. */
function controlsOne(
  game: Game,
  scope: Scope,
  player: Player,
  of: BattlefieldFilter | GearFilter | UnitFilter,
): boolean {
  if (of.kind === "battlefield")
    return battlefields(game, scope.context.you, of).some(
      (id) => game.state.battlefields[id]?.controller === player,
    );
  return game.state.objects.some((object) => object.controller === player && fits(game, scope, object, of));
}

/** "for each opponent who did": who is counted, in turn order. */
export function countedPlayers(
  game: Game,
  scope: Scope,
  { that, who }: Extract<Counted, { readonly count: "players" }>,
): readonly Player[] {
  const { you } = scope.context;
  const players = inTurnOrder(game).filter((player) => who === "player" || player !== you);
  return that === undefined ? players : playersThat(game, scope, players, that);
}
