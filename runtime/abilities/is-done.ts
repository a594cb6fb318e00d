import type { Done, Subject } from "../effects/index.ts";
import type { GameEvent } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { cardFits, isOnSide } from "../evaluate/filters.ts";
import { hereOf, locationOf } from "../evaluate/places.ts";
import { isSubject } from "../evaluate/subjects.ts";
import { findCard, findCardOrWhatBecame } from "../evaluate/zones.ts";
import { isMeOrAUnit } from "./act-condition.ts";
import { isOwnedByYou, objectOf } from "./acted.ts";
import { isBySource } from "./by-source.ts";

const happenings = {
  played: "play",
  discarded: "discard",
  burned: "burn",
  killed: "kill",
  buffed: "buff",
  stunned: "stun",
  readied: "ready",
  banished: "banish",
  chosen: "finalize",
  exhausted: "exhaust",
  healed: "heal",
  revealed: "reveal",
  recycled: "recycle",
  detached: "detach",
  moved: "move",
  recalled: "recall",
  "returned-to-hand": "return-to-hand",
  "returned-to-your-hand": "return-to-hand",
} as const satisfies Record<Done["done"], GameEvent["what"]>;

/** "a friendly unit is buffed", "this is discarded": whoever has done it. */
export function isDone(game: Game, scope: Scope, who: Subject, done: Done, event: GameEvent): boolean {
  if (done.done === "chosen") return isChosen(game, scope, who, done, event);
  if (event.what !== happenings[done.done] || !("object" in event)) return false;
  if (!isBySource(scope, done.by, event)) return false;
  if (done.fromYourDeck === true && findCard(game, event.object)?.zone !== "deck") return false;
  if (
    done.from !== undefined &&
    !(event.what === "detach" && isMeOrAUnit(game, scope, done.from, event.from))
  )
    return false;
  if (done.here === true) {
    const object = event.what === "kill" ? event.lastKnown : objectOf(game, event.object);
    if (object === undefined || locationOf(object) !== hereOf(game, scope.context)) return false;
  }
  if (done.fromFaceDown === true && (event.what !== "play" || event.hiddenAt === null)) return false;
  if (done.done === "returned-to-your-hand" && !isOwnedByYou(game, scope, event.object)) return false;
  // A card outside the board is only itself.
  if ("refer" in who && event.object === scope.context.self) return true;
  if (event.what === "discard" || event.what === "burn") return isCardOf(game, scope, who, event.object);
  const object = event.what === "kill" ? event.lastKnown : objectOf(game, event.object);
  return object !== undefined && isSubject(game, scope, who, object);
}

/** 422, 440. "a friendly unit is discarded": a card outside the board, whose owner stands for its controller (127.1). */
function isCardOf(game: Game, scope: Scope, who: Subject, id: string): boolean {
  const found = findCardOrWhatBecame(game, id);
  if (found === undefined || "refer" in who) return false;
  const { kind, quality, side, youControl, youDoNotControl, yours } = who.of;
  const { you } = scope.context;
  const isYours = found.owner === you;
  if ((yours === true || youControl === true) && !isYours) return false;
  if (youDoNotControl === true && isYours) return false;
  if (side !== undefined && !isOnSide(you, found.owner, side)) return false;
  return cardFits(game, scope, found.card.name, {
    kind: "card",
    type: who.of.kind === "gear" && who.of.equipment === true ? "equipment" : kind,
    ...(who.of.kind === "unit" && who.of.tags !== undefined ? { tags: who.of.tags } : {}),
    ...(quality === undefined ? {} : { quality }),
  });
}

/** 383.4.b. It becomes a target of a spell or ability. */
function isChosen(game: Game, scope: Scope, who: Subject, { by }: Done, event: GameEvent): boolean {
  if (event.what !== "finalize" || !isBySource(scope, by, event)) return false;
  return event.targets.some((id) => {
    const object = game.find(id);
    return object !== undefined && isSubject(game, scope, who, object);
  });
}
