import type { Actor, Subject } from "../effects/index.ts";
import type { EventFrame, EventOf, GameEvent, GameObject, Player } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { hereOf, isBattlefield, placeNamed, unitsAt } from "../evaluate/places.ts";
import { isWouldBe } from "../step/game.ts";
import { isSubject } from "../evaluate/subjects.ts";
import type { MovedFrom, MovedTo, PlayerSubject } from "../effects/index.ts";

/** 411. Whether the player responsible for an event is whom a condition names; without a name it is you. */
export function isBy(you: Player | null, player: Player | null, by: Actor | undefined): boolean {
  if (player === null) return false;
  switch (by) {
    case undefined:
    case "you-or-an-ally": // Two players have no allies.
      return player === you;
    case "a-player":
      return true;
    case "an-opponent":
      return you !== null && player !== you;
    default:
      return by satisfies never;
  }
}

export const isPlayerSubject = (who: Subject | PlayerSubject): who is PlayerSubject =>
  "subject" in who &&
  (who.subject === "you" ||
    who.subject === "a-player" ||
    who.subject === "an-opponent" ||
    who.subject === "you-or-an-ally");

/**
 * 383.4.c.2, 383.4.d.2. Whose conquering, holding or winning at a battlefield it is: a player's who has done it, or a
 * unit's that is present.
 */
export function isDoneBy(
  game: Game,
  scope: Scope,
  who: Subject | PlayerSubject,
  player: Player | null,
  battlefield: string | null,
): boolean {
  if (player === null || battlefield === null) return false;
  if (isPlayerSubject(who))
    return isBy(scope.context.you, player, who.subject === "you" ? undefined : who.subject);
  return unitsAt(game, battlefield).some(
    (unit) => unit.controller === player && isSubject(game, scope, who, unit),
  );
}

/** The object of an event, or what it was before it left the board. */
export const objectOf = (game: Game, id: string): GameObject | undefined =>
  game.find(id) ?? game.state.gone[id]?.object;

/** 124, 127.1. "to your hand": what leaves the board goes to the hand of its owner. */
export const isOwnedByYou = (game: Game, scope: Scope, id: string): boolean =>
  objectOf(game, id)?.owner === scope.context.you;

/** Whether something has moved from and to where a condition says. */
export function isMoved(
  game: Game,
  scope: Scope,
  { from, to }: { readonly from?: MovedFrom; readonly to?: MovedTo },
  event: EventOf<"move"> & EventFrame,
): boolean {
  return isMovedTo(game, scope, to, event.to) && isMovedFrom(game, scope, from, event.from);
}
function isMovedTo(game: Game, scope: Scope, to: MovedTo | undefined, place: string): boolean {
  switch (to) {
    case undefined:
      return true;
    case "a-battlefield":
      return isBattlefield(game, place);
    case "a-battlefield-you-control":
      return scope.context.you !== null && game.state.battlefields[place]?.controller === scope.context.you;
    case "an-enemy-battlefield": {
      const controller = game.state.battlefields[place]?.controller ?? null;
      return controller !== null && scope.context.you !== null && controller !== scope.context.you;
    }
    case "another-battlefield":
      return isBattlefield(game, place) && place !== hereOf(game, scope.context);
    case "here":
      return place === hereOf(game, scope.context);
    case "my-battlefield":
      return isBattlefield(game, place) && place === hereOf(game, scope.context);
    case "base":
      return placeNamed(place).at === "base";
    case "your-base":
      return place === `base ${scope.context.you ?? ""}`;
    default:
      return to satisfies never;
  }
}
function isMovedFrom(game: Game, scope: Scope, from: MovedFrom | undefined, place: string): boolean {
  switch (from) {
    case undefined:
    case "a-location":
      return true;
    case "here":
    case "my-location":
      return place === hereOf(game, scope.context);
    case "my-battlefield":
      return isBattlefield(game, place) && place === hereOf(game, scope.context);
    case "a-battlefield":
      return isBattlefield(game, place);
    case "base":
      return placeNamed(place).at === "base";
    case "your-base":
      return place === `base ${scope.context.you ?? ""}`;
    default:
      return from satisfies never;
  }
}

/** 107, 124. Whether an event took a permanent from the board. */
export const leavesBoard = (game: Game, event: GameEvent): string | null => {
  const left =
    event.what === "kill" ||
    event.what === "return-to-hand" ||
    event.what === "banish" ||
    event.what === "recycle";
  if (!left) return null;
  // 370.1.c. What would happen has not happened yet.
  if (isWouldBe(event)) return game.find(event.object) === undefined ? null : event.object;
  return game.find(event.object) === undefined && game.state.gone[event.object] !== undefined
    ? event.object
    : null;
};
