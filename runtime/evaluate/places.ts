import type { Context, GameObject, Location, LocationName, Place, Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";

export const opponentOf = (player: Player): Player => (player === "A" ? "B" : "A");

/** 115. Both players, the turn player first. */
export const inTurnOrder = (game: Game): readonly Player[] => [game.state.turn, opponentOf(game.state.turn)];

/** "field", "base A"; null for the Legend Zone, which is not a location (107.4.b). */
export function nameOfPlace(place: Place): LocationName | null {
  switch (place.at) {
    case "base":
      return `base ${place.of}`;
    case "battlefield":
      return place.battlefield;
    case "legend-zone":
      return null;
    default:
      return place satisfies never;
  }
}

export function placeNamed(name: LocationName): Location {
  if (name === "base A") return { at: "base", of: "A" };
  if (name === "base B") return { at: "base", of: "B" };
  return { at: "battlefield", battlefield: name };
}

export const locationOf = (object: GameObject): LocationName | null => nameOfPlace(object.place);
export const isAtBattlefield = (object: GameObject): boolean => object.place.at === "battlefield";

/** Whether a name is that of a battlefield. */
export const isBattlefield = (game: Game, name: string): boolean =>
  Object.hasOwn(game.state.battlefields, name);
/** Whether a name is that of a location: a base or a battlefield. */
export const isLocation = (game: Game, name: LocationName): boolean =>
  placeNamed(name).at === "base" || isBattlefield(game, name);

/** Every unit on the board, in order of arrival. */
export const unitsOnBoard = (game: Game): readonly GameObject[] =>
  game.state.objects.filter((object) => object.kind === "unit");
export const unitsAt = (game: Game, location: LocationName): readonly GameObject[] =>
  game.state.objects.filter((object) => object.kind === "unit" && locationOf(object) === location);

/** "here": noted as the ability triggered (359.3.f.3), or else where its object is now (359.3.f.2). */
export function hereOf(game: Game, context: Context): LocationName | null {
  if (context.here !== null) return context.here;
  if (isBattlefield(game, context.self)) return context.self;
  const self = game.find(context.self);
  return self === undefined ? null : locationOf(self);
}
