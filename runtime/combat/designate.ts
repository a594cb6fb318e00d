import type { EventFrame, EventOf, GameObject } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { trigger } from "../abilities/trigger.ts";
import { locationOf, unitsAt, unitsOnBoard } from "../evaluate/places.ts";

/** 740.2.a. No other friendly unit is at the same location. */
const isAlone = (game: Game, unit: GameObject): boolean =>
  unitsAt(game, locationOf(unit) ?? "").every(
    (other) => other.id === unit.id || other.controller !== unit.controller,
  );

/**
 * 323.2, 464.2.c.3. Units at the battlefield of the combat get the designation of their controller, units elsewhere lose
 * theirs. A unit that gets one for the first time in this combat attacks, or defends (383.4.e, 383.4.f).
 */
export function designate(game: Game): void {
  const { showdown } = game.state;
  if (showdown?.combat !== true) return;
  const events: (EventOf<"attack" | "defend"> & EventFrame)[] = [];
  for (const unit of unitsOnBoard(game)) {
    const isThere = locationOf(unit) === showdown.at;
    const designation = !isThere ? null : unit.controller === showdown.attacker ? "attacker" : "defender";
    if (unit.designation === designation) continue;
    const fights = designation !== null && !unit.fought;
    game.patch(unit.id, { designation, fought: unit.fought || designation !== null });
    if (!fights) continue;
    const what = designation === "attacker" ? "attack" : "defend";
    const cause = { rule: "464.2.c.3", by: unit.controller, sources: [] };
    events.push(game.log(cause, { what, object: unit.id, name: unit.name, alone: isAlone(game, unit) }));
  }
  trigger(game, events);
}
