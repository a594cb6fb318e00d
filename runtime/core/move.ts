import type { GameObject, LocationName } from "../state/index.ts";
import type { EventFrame, EventOf } from "../state/index.ts";
import type { Cause, Game } from "../step/game.ts";
import { attachmentsOf } from "../evaluate/board.ts";
import { cannotBe, cannotMoveObject } from "../evaluate/restrictions.ts";
import { locationOf, placeNamed } from "../evaluate/places.ts";
import { trigger } from "../abilities/trigger.ts";
import { isReplaced } from "./replacements.ts";

/** 719.3.a. An object changes locations, and what is attached to it with it. */
export function relocate(game: Game, object: GameObject, to: LocationName): void {
  const place = placeNamed(to);
  const attached = attachmentsOf(game, object);
  game.patch(object.id, { place });
  for (const gear of attached) game.patch(gear.id, { place });
}

/** 190.3.a.1, 450. A unit becomes present at a battlefield that its controller does not control. */
export function contest(game: Game, unit: GameObject, at: LocationName): void {
  const battlefield = game.state.battlefields[at];
  if (battlefield === undefined || battlefield.contestedBy !== null) return;
  if (battlefield.controller !== unit.controller) game.battlefield(at, { contestedBy: unit.controller });
}

/** 420, 445-453. Moves objects at the same time. One that is there already does not move (355.4.a). */
export function move(
  game: Game,
  objects: readonly GameObject[],
  to: LocationName,
  cause: Cause,
): readonly GameObject[] {
  const moving = objects.filter(
    (object) =>
      object.attachedTo === null && // 718.5.c
      locationOf(object) !== to &&
      !cannotMoveObject(game, object, cause, to) &&
      !isReplaced(game, cause, {
        what: "move",
        object: object.id,
        name: object.name,
        from: locationOf(object) ?? "",
        to,
      }),
  );
  const events: (EventOf<"move"> & EventFrame)[] = [];
  for (const object of moving) {
    const from = locationOf(object) ?? "";
    relocate(game, object, to);
    if (object.kind === "unit") contest(game, object, to);
    events.push(game.log(cause, { what: "move", object: object.id, name: object.name, from, to }));
  }
  if (moving.length === 0) return moving;
  game.needsCleanup(); // 453
  trigger(game, events);
  return moving;
}

/** 454-458. To the base of its controller; not a move, and nothing of its state changes. */
export function recall(game: Game, object: GameObject, cause: Cause, exhausted = false): void {
  if (cannotBe(game, object, "recalled", cause)) return; // 054.1
  if (isReplaced(game, cause, { what: "recall", object: object.id, name: object.name })) return;
  if (exhausted) game.patch(object.id, { exhausted });
  relocate(game, object, `base ${object.controller}`);
  game.patch(object.id, { designation: null });
  const event = game.log(cause, { what: "recall", object: object.id, name: object.name });
  game.needsCleanup();
  trigger(game, [event]);
}
