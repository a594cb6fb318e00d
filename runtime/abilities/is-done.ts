import type { Done, Subject } from "../effects/index.ts";
import type { GameEvent } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { isSubject } from "../evaluate/subjects.ts";
import { objectOf } from "./acted.ts";

const happenings = {
  played: "play",
  discarded: "discard",
  killed: "kill",
  buffed: "buff",
  stunned: "stun",
  readied: "ready",
  banished: "banish",
  "returned-to-hand": "return-to-hand",
} as const satisfies Record<Done["done"], GameEvent["what"]>;

/** "a friendly unit is buffed", "this is discarded": whoever has done it. */
export function isDone(game: Game, scope: Scope, who: Subject, done: Done, event: GameEvent): boolean {
  if (event.what !== happenings[done.done] || !("object" in event)) return false;
  if (done.fromFaceDown === true && (event.what !== "play" || event.hiddenAt === null)) return false;
  // A card outside the board is only itself.
  if ("refer" in who && event.object === scope.context.self) return true;
  const object = event.what === "kill" ? event.lastKnown : objectOf(game, event.object);
  return object !== undefined && isSubject(game, scope, who, object);
}
