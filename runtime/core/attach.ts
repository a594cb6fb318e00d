import type { GameObject } from "../state/index.ts";
import type { Cause, Game } from "../step/game.ts";
import { trigger } from "../abilities/trigger.ts";

/** 434. Attaches gear to a unit; it leaves the card that it was attached to (434.1.f). */
export function attach(game: Game, gear: GameObject, unit: GameObject, cause: Cause): void {
  if (gear.attachedTo === unit.id) return; // 434.1.h
  // 434.4. Its location becomes that of the top-most card; nothing else of its state changes (434.5).
  game.patch(gear.id, { attachedTo: unit.id, place: unit.place });
  game.needsCleanup(); // 319.7
  trigger(game, [game.log(cause, { what: "attach", object: gear.id, name: gear.name })]);
}
