import type { Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { trigger } from "../abilities/trigger.ts";
import { unitsAt, unitsOnBoard } from "../evaluate/places.ts";
import { establishControl } from "./control.ts";

/** 466.3. A player has won if they are the only one with units there; not if attackers were recalled. */
export function combatResult(game: Game): void {
  const { showdown } = game.state;
  if (showdown === null) return;
  const controllers = [...new Set(unitsAt(game, showdown.at).map((unit) => unit.controller))];
  const [only, ...others] = controllers;
  const none = only === undefined || others.length > 0 || showdown.recalled; // 466.3.d
  const winner: Player | null = none ? null : only;
  const cause = { rule: "466.3", by: winner, sources: [] };
  const tied = showdown.recalled || others.length > 0 ? { tied: true as const } : {}; // 740.3.a
  const result = game.log(cause, { what: "combat-result", battlefield: showdown.at, winner, ...tied });
  trigger(game, [result]);
  game.update({ showdown: { ...showdown, step: "control" } });
}

/** 466.5. Not where a showdown is staged again because both players have units there (466.3.d.1). */
export function establish(game: Game): void {
  const { showdown } = game.state;
  if (showdown === null) return;
  game.update({ showdown: { ...showdown, step: "end" } });
  establishControl(game, showdown.at);
}

/** 466.7. */
export function endCombat(game: Game): void {
  const { showdown } = game.state;
  for (const unit of unitsOnBoard(game))
    if (unit.designation !== null || unit.fought) game.patch(unit.id, { designation: null, fought: false });
  game.update({
    showdown: null,
    continuous: game.state.continuous.filter((effect) => effect.until !== "combat"), // 466.7.c
  });
  game.needsCleanup();
  if (showdown === null) return;
  const cause = { rule: "466.7", by: null, sources: [] };
  trigger(game, [game.log(cause, { what: "combat-end", battlefield: showdown.at })]);
}
