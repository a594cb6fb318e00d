import type { BattlefieldId, Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { trigger } from "../abilities/trigger.ts";
import { unitsAt } from "../evaluate/places.ts";

interface Staged {
  readonly at: BattlefieldId;
  readonly contestedBy: Player;
  readonly combat: boolean;
}

/** 323.8, 323.9. Where a showdown, and a combat, is staged. */
function staged(game: Game): readonly Staged[] {
  return Object.entries(game.state.battlefields).flatMap(([at, { contestedBy }]) => {
    if (contestedBy === null) return [];
    const units = unitsAt(game, at);
    if (!units.some((unit) => unit.controller === contestedBy)) return [];
    return [{ at, contestedBy, combat: units.some((unit) => unit.controller !== contestedBy) }];
  });
}

/** 323.11. Contested status goes where the player who applied it has no units, and no showdown is going on. */
function settle(game: Game): void {
  for (const [id, { contestedBy, controller }] of Object.entries(game.state.battlefields)) {
    if (contestedBy === null || game.state.showdown?.at === id) continue;
    const units = unitsAt(game, id);
    if (units.some((unit) => unit.controller === contestedBy)) continue;
    // 323.11.a. Whoever else is there without control contests it now.
    const other = units.find((unit) => unit.controller !== controller);
    game.battlefield(id, { contestedBy: other?.controller ?? null });
  }
}

/** 323.8-323.14. Showdowns first, then combats; of several, the turn player chooses (323.12, 323.13). */
export function stage(game: Game): void {
  settle(game);
  const { chain, showdown, winner } = game.state;
  if (chain.length > 0 || winner !== null) return;
  if (showdown !== null) {
    becomeCombat(game);
    return;
  }
  const all = staged(game);
  const showdowns = all.filter(({ combat }) => !combat);
  const begins = pick(game, showdowns.length > 0 ? showdowns : all);
  if (begins === undefined) return;
  const { at, combat, contestedBy } = begins;
  // 345, 464.2.c.1.a. Who applied Contested has Focus.
  game.update({
    showdown: {
      at,
      combat,
      attacker: contestedBy,
      focus: contestedBy,
      passes: 0,
      step: "open",
      recalled: false,
    },
  });
  const cause = { rule: "345", by: contestedBy, sources: [] };
  const begun = [game.log(cause, { what: "showdown", battlefield: at })];
  trigger(game, [
    ...begun,
    ...(combat ? [game.log({ ...cause, rule: "464" }, { what: "combat", battlefield: at })] : []),
  ]);
  game.outstanding({ task: "open-showdown" });
}

function pick(game: Game, all: readonly Staged[]): Staged | undefined {
  if (all.length < 2) return all[0];
  const options = all.map(({ at }) => at);
  const why = "323.12: which showdown begins first";
  const to = game.ask<"to">({ ask: "to", player: game.state.turn, why, options });
  return all.find(({ at }) => at === to);
}

/** 323.14, 464.2. A showdown becomes a combat when units of both players are there; who has Focus keeps it. */
function becomeCombat(game: Game): void {
  const { showdown } = game.state;
  if (showdown === null || showdown.combat || showdown.step !== "open") return;
  if (!unitsAt(game, showdown.at).some((unit) => unit.controller !== showdown.attacker)) return;
  game.update({ showdown: { ...showdown, combat: true } });
  const cause = { rule: "464", by: showdown.attacker, sources: [] };
  trigger(game, [game.log(cause, { what: "combat", battlefield: showdown.at })]);
  game.outstanding({ task: "open-showdown" });
}
