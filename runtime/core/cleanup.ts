import { changeBattlefieldControl } from "./battlefield-control.ts";
import type { Attribution, GameObject } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { pointsToWin } from "../evaluate/points-to-win.ts";
import { noteTimestamps } from "../evaluate/timestamps.ts";
import { opponentOf, unitsAt, unitsOnBoard } from "../evaluate/places.ts";
import { replacesTie } from "./replacements.ts";
import { noteMighty } from "./become-mighty.ts";
import { heal } from "./heal.ts";
import { kill } from "./kill.ts";
import { hasLethalDamage } from "./lethal-damage.ts";
import { recall } from "./move.ts";
import { putCard } from "./change-zone.ts";
import { designate } from "../combat/designate.ts";
import { stage } from "../combat/stage.ts";
import { expireTurn } from "../turn/expire.ts";

/** 318-324. One Cleanup, with the steps that a special one inserts (324). */
export function cleanup(game: Game, special: "combat" | "ending" | null): void {
  noteTimestamps(game); // 480
  win(game); // 323.1
  noteMighty(game); // 709
  designate(game); // 323.2
  killByLethalDamage(game, special); // 323.4, 323.5
  if (special !== null) healAll(game, special); // 317.2.b, 466.1.a.1
  if (special === "combat") recallAttackers(game); // 466.1.a.2
  if (special === "ending") expireTurn(game); // 317.2.c, 317.2.d
  loseControl(game); // 323.6
  giveBack(game, special === "ending");
  correct(game); // 323.7
  stage(game); // 323.8-323.14
  forget(game);
}

/** 194.2, 323.1, 472. */
function win(game: Game): void {
  const { players, winner } = game.state;
  if (winner !== null) return;
  const victoryScore = pointsToWin(game);
  for (const player of ["A", "B"] as const) {
    const { points } = players[player];
    if (points < victoryScore || points <= players[opponentOf(player)].points) continue;
    game.update({ winner: player });
    game.log({ rule: "323.1", by: player, sources: [] }, { what: "win" });
  }
}

/**
 * 323.4, 323.5. All units with lethal damage are killed at the same time. The kill is attributed to what resolved
 * immediately before and dealt damage to the unit (428.5.c); in the Combat Cleanup to the combat damage (428.5.c.2).
 */
function killByLethalDamage(game: Game, special: "combat" | "ending" | null): void {
  const dying = game.state.objects.filter((object) => hasLethalDamage(game, object));
  const { attribution } = game.state;
  if (Object.keys(attribution).length > 0) game.update({ attribution: {} });
  if (dying.length === 0) return;
  const rule = special === "combat" ? "428.5.c.2" : "323.5";
  kill(
    game,
    dying.map(({ id }) => ({
      object: id,
      rule,
      by: attribution[id]?.by ?? null,
      sources: attribution[id]?.sources ?? [],
      ...throughOf(attribution[id]),
    })),
  );
}

const throughOf = (attribution: Attribution | undefined): Pick<Attribution, "through"> =>
  attribution?.through === undefined ? {} : { through: attribution.through };

function healAll(game: Game, special: "combat" | "ending"): void {
  const rule = special === "combat" ? "466.1.a.1" : "317.2.b";
  heal(game, unitsOnBoard(game), { rule, by: null, sources: [] });
}

/** 466.1.a.2. Attackers are recalled if defenders are still present. */
function recallAttackers(game: Game): void {
  const { showdown } = game.state;
  if (showdown === null) return;
  const here = unitsAt(game, showdown.at);
  const attackers = here.filter((unit) => unit.controller === showdown.attacker);
  if (attackers.length === 0 || attackers.length === here.length) return;
  game.update({ showdown: { ...showdown, recalled: true } });
  if (replacesTie(game, showdown.at, showdown.attacker)) return; // 370.1.b
  const cause = { rule: "466.1.a.2", by: null, sources: [] };
  for (const unit of attackers) recall(game, unit, cause);
}

/** 190.4.c, 323.6. Control is lost without units, in an open state, where no showdown or combat is going on. */
function loseControl(game: Game): void {
  const { battlefields, chain, showdown } = game.state;
  if (chain.length > 0) return;
  for (const [id, { controller }] of Object.entries(battlefields)) {
    if (controller === null || showdown?.at === id) continue;
    if (unitsAt(game, id).some((unit) => unit.controller === controller)) continue;
    changeBattlefieldControl(game, id, null, "190.4.c");
  }
}

/** "You control it until I leave the board." */
function giveBack(game: Game, turnEnds: boolean): void {
  const ended = game.state.continuous.flatMap((effect) =>
    effect.is === "control" && (effect.while === null ? turnEnds : game.find(effect.while) === undefined)
      ? [effect]
      : [],
  );
  if (ended.length === 0) return;
  game.update({
    continuous: game.state.continuous.filter((effect) => !ended.some(({ id }) => id === effect.id)),
  });
  for (const { controller, on } of ended) {
    const object = game.find(on);
    if (object !== undefined) game.patch(on, { controller });
  }
}

/** 323.7. What is where it cannot be goes home. */
function correct(game: Game): void {
  const misplaced = (object: GameObject): boolean => {
    if (object.kind === "legend" || object.attachedTo !== null) return false;
    // 457.1. Unattached gear at a battlefield; permanents in bases other than their controller's.
    if (object.place.at === "battlefield") return object.kind === "gear";
    return object.place.at === "base" && object.place.of !== object.controller;
  };
  const cause = { rule: "323.7", by: null, sources: [] };
  for (const object of game.state.objects.filter(misplaced)) recall(game, object, cause);
  // 107.3.d. Facedown cards whose controller does not control the battlefield.
  const lost = game.state.facedown.filter(
    (card) => game.state.battlefields[card.battlefield]?.controller !== card.owner,
  );
  if (lost.length === 0) return;
  game.update({ facedown: game.state.facedown.filter((card) => !lost.includes(card)) });
  for (const card of lost) putCard(game, card, "trash");
}

/** Nothing can look back any further once the chain is empty. */
function forget(game: Game): void {
  const { became, chain, continuous, gone } = game.state;
  // 428.5.c. "If this kills it": only in the Cleanup that immediately follows.
  if (continuous.some((effect) => effect.is === "trigger" && effect.killedBy !== null))
    game.update({
      continuous: continuous.filter((effect) => effect.is !== "trigger" || effect.killedBy === null),
    });
  if (chain.length > 0) return;
  // What waits for something later still looks back: "When they hold, return it."
  const waits = game.state.continuous.some(({ is }) => is === "trigger" || is === "moment");
  if (waits) return;
  if (Object.keys(gone).length > 0) game.update({ gone: {} });
  if (Object.keys(became).length > 0) game.update({ became: {} });
}
