import type { GameObject } from "../state/index.ts";
import type { Cause, Game } from "../step/game.ts";
import { isAwaited, names } from "../abilities/awaited.ts";
import { trigger } from "../abilities/trigger.ts";
import { attachmentsOf } from "../evaluate/board.ts";

/** 435. It stays where it is, unattached; a Cleanup recalls it (323). */
export function detach(game: Game, { attachedTo, id, name }: GameObject, cause: Cause): void {
  if (attachedTo === null) return;
  game.patch(id, { attachedTo: null });
  game.needsCleanup(); // 319.7
  trigger(game, [game.log(cause, { what: "detach", object: id, name, from: attachedTo })]);
}

/** 435.4.b, 719.5. What is attached to a card that leaves the board; its controller says in which order (719.5.a). */
export function detachAll(game: Game, top: GameObject): void {
  const attached = attachmentsOf(game, top);
  const options = attached.map(({ id }) => id);
  const why = `719.5.a: in which order cards detach from ${top.name}`;
  // 725. The text of what is attached is inactive until it has been detached.
  const matters =
    isAwaited(game, "detached") || attached.some(({ name }) => names(game.card(name), "detached"));
  const order =
    attached.length > 1 && matters
      ? game.ask<"order">({ ask: "order", player: top.controller, why, options })
      : options;
  const cause = { rule: "719.5", by: top.controller, sources: [] };
  for (const id of order) {
    const gear = game.find(id);
    if (gear !== undefined) detach(game, gear, cause);
  }
}
