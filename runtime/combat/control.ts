import type { BattlefieldId, Player } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { trigger } from "../abilities/trigger.ts";
import { changeBattlefieldControl } from "../core/battlefield-control.ts";
import { draw } from "../core/draw.ts";
import { isReplaced } from "../core/replacements.ts";
import { putCard } from "../core/change-zone.ts";
import { cannotGainPoints, cannotScore } from "../evaluate/restrictions.ts";
import { pointsToWin } from "../evaluate/points-to-win.ts";
import { isSkipped } from "../core/skipped.ts";
import { unitsAt } from "../evaluate/places.ts";

/** 348.2.a, 466.5. The player whose units are alone there establishes control; without units nobody controls it. */
export function establishControl(game: Game, at: BattlefieldId): void {
  const battlefield = game.state.battlefields[at];
  if (battlefield === undefined) return;
  const [first, ...others] = unitsAt(game, at);
  if (first !== undefined && others.some((unit) => unit.controller !== first.controller)) return;
  const controller = first?.controller ?? null;
  const changes = controller !== battlefield.controller;
  game.battlefield(at, { contestedBy: null });
  changeBattlefieldControl(game, at, controller, "348.2.a");
  removeHidden(game, at, controller);
  if (controller !== null && changes) conquer(game, at, controller, battlefield.controller === null);
}

/** 466.5.c. */
function removeHidden(game: Game, at: BattlefieldId, controller: Player | null): void {
  const lost = game.state.facedown.filter((card) => card.battlefield === at && card.owner !== controller);
  if (lost.length === 0) return;
  game.update({ facedown: game.state.facedown.filter((card) => !lost.includes(card)) });
  for (const card of lost) putCard(game, card, "trash");
}

const scoredKey = (player: Player, at: BattlefieldId): string => `${player} ${at}`;

/** 469.1. Control of a battlefield that the player did not yet score this turn. */
function conquer(game: Game, at: BattlefieldId, player: Player, wasUncontrolled: boolean): void {
  if (cannotScore(game, player, at) || !markScored(game, at, player)) return;
  const { thisTurn: before } = game.state;
  game.update({ thisTurn: { ...before, conquered: [...before.conquered, scoredKey(player, at)] } });
  const { players, battlefields, thisTurn } = game.state;
  const victoryScore = pointsToWin(game);
  const isFinal = players[player].points >= victoryScore - 1;
  const all = Object.keys(battlefields).every((id) => thisTurn.scored.includes(scoredKey(player, id)));
  // 471.1.b. The Final Point takes a score at every battlefield this turn; otherwise a card is drawn.
  if (isFinal && !all) draw(game, player, 1, { rule: "471.1.b.1", by: player, sources: [] });
  score(game, at, player, "conquer", isFinal && !all ? 0 : 1, wasUncontrolled);
}

/** 469.2, 315.2.b.2. The turn player holds every battlefield that they control. */
export function holdAll(game: Game): void {
  const { turn, battlefields } = game.state;
  for (const [at, { controller }] of Object.entries(battlefields))
    if (controller === turn && !cannotScore(game, turn, at) && markScored(game, at, turn))
      score(game, at, turn, "hold", 1);
}

/** 470. Once for each battlefield and turn. */
function markScored(game: Game, at: BattlefieldId, player: Player): boolean {
  const { thisTurn } = game.state;
  const key = scoredKey(player, at);
  if (thisTurn.scored.includes(key)) return false;
  game.noteThisTurn({ scored: [...thisTurn.scored, key] });
  return true;
}

/** 471. */
function score(
  game: Game,
  at: BattlefieldId,
  player: Player,
  how: "conquer" | "hold",
  points: number,
  wasUncontrolled = false,
): void {
  // 443.1.a, 383.4.d.2.c. A point that is skipped is not gained; what triggers on the score triggers all the same.
  const isLost =
    cannotGainPoints(game, player) ||
    (points > 0 && isSkipped(game, player, how === "conquer" ? "conquering" : "holding"));
  const gained = isLost ? 0 : points;
  const cause = { rule: how === "conquer" ? "469.1" : "469.2", by: player, sources: [] };
  const open = wasUncontrolled ? { wasUncontrolled: true as const } : {};
  const entry = { what: "score", how, battlefield: at, points: gained, ...open } as const;
  if (isReplaced(game, cause, entry)) return;
  game.player(player, { points: game.state.players[player].points + gained });
  const { thisTurn } = game.state;
  game.noteThisTurn({ points: [...thisTurn.points, { player, how, points: gained }] });
  trigger(game, [game.log(cause, entry)]);
  game.needsCleanup();
}
