import type { GameObject } from "../state/index.ts";
import type { Cause, Game } from "../step/game.ts";
import { trigger } from "../abilities/trigger.ts";
import { cannotBe } from "../evaluate/restrictions.ts";
import { isReplaced } from "./replacements.ts";

/** 441, 442. Changes the state of those that are not in it yet (441.1.b, 442.1.a). Returns those it has changed. */
export function setEmpowered(
  game: Game,
  objects: readonly GameObject[],
  empowered: boolean,
  cause: Cause,
): readonly GameObject[] {
  const changed = objects.filter(
    (object) =>
      object.empowered !== empowered &&
      !(empowered && cannotBe(game, object, "empowered", cause)) && // 054.1
      !isReplaced(game, cause, {
        what: empowered ? "empower" : "disempower",
        object: object.id,
        name: object.name,
      }),
  );
  const events = changed.map(({ id, name }) => {
    game.patch(id, { empowered });
    return game.log(cause, { what: empowered ? "empower" : "disempower", object: id, name });
  });
  if (changed.length > 0) game.needsCleanup(); // 319.7
  trigger(game, events); // 441.2.a
  return changed;
}
