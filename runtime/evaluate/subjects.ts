import type { Subject } from "../effects/index.ts";
import type { GameObject } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import type { Scope } from "./scope.ts";
import { fits } from "./filters.ts";
import { idsOf } from "./references.ts";

/** Whether an event is about whom a trigger condition or a replacement effect names. `object`: as it was. */
export function isSubject(game: Game, scope: Scope, subject: Subject, object: GameObject): boolean {
  if ("refer" in subject) return idsOf(game, scope, subject).includes(object.id);
  switch (subject.subject) {
    case "another":
      return object.id !== scope.context.self && fits(game, scope, object, subject.of);
    case "a":
    case "one-or-more":
      return fits(game, scope, object, subject.of);
    default:
      return subject satisfies never;
  }
}
