import type { PlayerRestriction } from "../effects/index.ts";
import type { GameObject, LocationName, Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Scope } from "./scope.ts";
import { isDuring } from "./during.ts";
import { fits } from "./filters.ts";
import { passivesOf, speaksOf } from "./passives.ts";
import { hereOf, locationOf } from "./places.ts";
import { isOfType } from "./qualities.ts";
import { idsOf } from "./references.ts";

/** 054.1. "Can't" beats "can". Whether something is not allowed now. */

interface Said {
  readonly restriction: PlayerRestriction;
  /** Null: said by an effect that goes on; it speaks of no place. */
  readonly scope: Scope | null;
}

/** Everything that a player cannot do now. */
function restrictionsOf(game: Game, player: Player): readonly Said[] {
  const passives = passivesOf(game, "players-cannot").filter(({ passive, scope }) => {
    const { you } = scope.context;
    switch (passive.who) {
      case "players":
        return true;
      case "you":
        return you === player;
      case "opponents":
        return you !== null && you !== player;
      default:
        return passive.who satisfies never;
    }
  });
  return [
    ...passives.map(({ passive, scope }) => ({ restriction: passive.restriction, scope })),
    ...game.state.continuous.flatMap((effect) =>
      effect.is === "player-restriction" && effect.player === player
        ? [{ restriction: effect.restriction, scope: null }]
        : [],
    ),
  ];
}

/** "Opponents can't play spells." */
export const cannotPlay = (game: Game, player: Player, name: string): boolean =>
  restrictionsOf(game, player).some(
    ({ restriction, scope }) =>
      restriction.cannot === "play" &&
      restriction.here !== true &&
      isOfType(game.card(name), restriction.type) &&
      isNow(game, restriction, scope),
  );
const isNow = (
  game: Game,
  { during }: Extract<PlayerRestriction, { readonly cannot: "play" }>,
  scope: Scope | null,
): boolean => during === undefined || isDuring(game, scope?.context.you ?? null, during);
/** "Opponents can't play units here." */
export const placesClosedTo = (game: Game, player: Player, name: string): readonly LocationName[] =>
  restrictionsOf(game, player).flatMap(({ restriction, scope }) => {
    if (restriction.cannot !== "play" || restriction.here !== true || scope === null) return [];
    if (!isOfType(game.card(name), restriction.type) || !isNow(game, restriction, scope)) return [];
    return hereOf(game, scope.context) ?? [];
  });
export const cannotGainXp = (game: Game, player: Player): boolean =>
  restrictionsOf(game, player).some(({ restriction }) => restriction.cannot === "gain-xp");
export const cannotDraw = (game: Game, player: Player): boolean =>
  restrictionsOf(game, player).some(({ restriction }) => restriction.cannot === "draw");
/** "Opponents can only play units to their base." */
export const playsOnlyToBase = (game: Game, player: Player): boolean =>
  restrictionsOf(game, player).some(({ restriction }) => restriction.cannot === "play-units-elsewhere");
export const cannotHide = (game: Game, player: Player): boolean =>
  restrictionsOf(game, player).some(({ restriction }) => restriction.cannot === "hide");
export const cannotGainPoints = (game: Game, player: Player): boolean =>
  restrictionsOf(game, player).some(({ restriction }) => restriction.cannot === "gain-points");

/** The turns that a player has begun, the present one with them. */
const turnsOf = (game: Game, player: Player): number => {
  const { turn, turnNumber } = game.state;
  return player === turn ? Math.ceil(turnNumber / 2) : Math.floor(turnNumber / 2);
};
/** 467. "Players can't score here until their third turn." */
export const cannotScore = (game: Game, player: Player, at: string): boolean =>
  restrictionsOf(game, player).some(({ restriction, scope }) => {
    if (restriction.cannot !== "score") return false;
    if (restriction.untilTurn !== undefined && turnsOf(game, player) >= restriction.untilTurn) return false;
    return restriction.here !== true || (scope !== null && hereOf(game, scope.context) === at);
  });

/** "Units can't move to here." "I can't be moved by enemy spells and abilities." */
const isHeld = (game: Game, object: GameObject, by: Player | null, to: LocationName): boolean =>
  passivesOf(game, "cannot-move").some(({ passive, scope }) => {
    if (!speaksOf(game, scope, passive.who, object)) return false;
    const here = hereOf(game, scope.context);
    return passive.place === undefined || here === (passive.place === "to-here" ? to : locationOf(object));
  }) ||
  (by !== null &&
    by !== object.controller &&
    passivesOf(game, "cannot-be-moved").some(({ passive, scope }) =>
      speaksOf(game, scope, passive.who, object),
    ));

/** 447. Whether a player cannot move this object there; `by` null: nobody could. */
export const cannotMoveObject = (
  game: Game,
  object: GameObject,
  by: Player | null,
  to: LocationName,
): boolean =>
  isHeld(game, object, by, to) ||
  game.state.continuous.some(
    (effect) =>
      effect.is === "object-restriction" &&
      effect.on === object.id &&
      effect.cannot === "move" &&
      (effect.by === null || effect.by === by),
  ) ||
  (by !== null &&
    restrictionsOf(game, by).some(({ restriction, scope }) => {
      if (restriction.cannot !== "move" || scope === null) return false;
      const { what } = restriction;
      return "refer" in what
        ? idsOf(game, scope, what).includes(object.id)
        : fits(game, scope, object, what.of);
    }));

/** 415. Whether this object stays exhausted. */
export const cannotBeReadied = (game: Game, object: GameObject, bySpellOrAbility: boolean): boolean =>
  isRestricted(game, object, "be-readied") ||
  passivesOf(game, "cannot-be-readied").some(({ passive, scope }) =>
    speaksOf(game, scope, passive.who, object),
  ) ||
  (bySpellOrAbility &&
    passivesOf(game, "spells-cannot-ready").some(({ passive, scope }) =>
      fits(game, scope, object, passive.what.of),
    ));

export const isRestricted = (game: Game, object: GameObject, cannot: "be-readied" | "be-chosen"): boolean =>
  game.state.continuous.some(
    (effect) => effect.is === "object-restriction" && effect.on === object.id && effect.cannot === cannot,
  );
