import type { TurnPhase } from "../effects/index.ts";
import type { Phase, Player, State } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { trigger } from "../abilities/trigger.ts";
import { holdAll } from "../combat/control.ts";
import { channel } from "../core/channel.ts";
import { draw } from "../core/draw.ts";
import { cannotBe } from "../evaluate/restrictions.ts";
import { opponentOf } from "../evaluate/places.ts";
import { isSkipped } from "../core/skipped.ts";
import { emptyPools, expireUntilTurnOf } from "./expire.ts";
import { newTurn } from "./new-turn.ts";

/** Enters a phase; what happens "at" its beginning triggers now. A Cleanup follows (319.2). */
function enter(game: Game, phase: Phase, rule: string): void {
  game.update({ phase });
  const cause = { rule, by: game.state.turn, sources: [] };
  trigger(game, [game.log(cause, { what: "phase", phase })]);
  game.needsCleanup();
}

/** 443.2. A phase that is skipped does not happen, and nothing triggers; `last` is where it would have ended. */
function isPassedOver(game: Game, phase: TurnPhase, last: Phase = phase): boolean {
  if (!isSkipped(game, game.state.turn, phase)) return false;
  game.update({ phase: last });
  return true;
}

/** 315.1. The turn of this player begins: they ready what they control. */
export function startTurn(game: Game, player: Player): void {
  game.update({ turn: player, thisTurn: newTurn });
  expireUntilTurnOf(game, player);
  if (isPassedOver(game, "awaken")) return;
  enter(game, "awaken", "315.1");
  const { runes } = game.state.players[player];
  game.player(player, { runes: runes.map((rune) => ({ ...rune, exhausted: false })) });
  const cause = { rule: "315.1.b", by: player, sources: [] };
  const readied = game.state.objects.filter(
    (object) => object.controller === player && object.exhausted && !cannotBe(game, object, "readied", cause),
  );
  for (const { id } of readied) game.patch(id, { exhausted: false });
  trigger(
    game,
    readied.map(({ id, name }) => game.log(cause, { what: "ready", object: id, name })), // 415.3.a
  );
}

/** 316.9, 317.1. */
export const endTurn = (game: Game): void => enter(game, "ending", "317.1.a");

/** 335. Nothing is outstanding and the chain is empty: the next phase or step begins. */
export function nextPhase(game: Game): void {
  const { phase, turn } = game.state;
  switch (phase) {
    case "awaken": {
      if (isPassedOver(game, "beginning", "scoring")) return;
      enter(game, "beginning", "315.2.a");
      game.update({ begun: [...new Set([...game.state.begun, turn])] });
      return;
    }
    case "beginning":
      enter(game, "scoring", "315.2.b");
      holdAll(game);
      return;
    case "scoring":
      if (isPassedOver(game, "channel")) return;
      enter(game, "channel", "315.3");
      channel(game, turn, 2, false, { rule: "315.3.b", by: turn, sources: [] });
      return;
    case "channel":
      if (isPassedOver(game, "draw")) return;
      enter(game, "draw", "315.4");
      draw(game, turn, 1, { rule: "315.4.b", by: turn, sources: [] });
      return;
    case "draw":
      emptyPools(game); // 316.3
      if (isSkipped(game, turn, "main")) endTurn(game);
      else enter(game, "main", "316.1");
      return;
    case "ending":
      game.update({ phase: "expiration" });
      {
        game.outstanding({ task: "cleanup", special: "ending" });
        return;
      } // 317.2.a
    case "expiration":
      if (isUnsettled(game)) {
        game.outstanding({ task: "cleanup", special: "ending" });
        return;
      }
      // 317.3. The next player becomes the turn player.
      game.update({ ...nextTurn(game, turn), turnNumber: game.state.turnNumber + 1, thisTurn: newTurn });
      {
        enter(game, "over", "317.3");
        return;
      }
    case "main":
    case "over":
      return;
    default:
      return phase satisfies never;
  }
}

/** 317.3, 737. The next player, unless an Additional Turn comes first; after it the order goes on as it was. */
function nextTurn(game: Game, turn: Player): Pick<State, "turn" | "extraTurns" | "turnAfter"> {
  const [next, ...rest] = game.state.extraTurns ?? [];
  const usual = game.state.turnAfter ?? opponentOf(turn);
  if (next !== undefined) return { turn: next, extraTurns: rest, turnAfter: usual };
  return { turn: usual, extraTurns: [], turnAfter: null };
}

/** 317.2.f. What was executed during the Expiration Step has left something to expire. */
const isUnsettled = (game: Game): boolean =>
  game.state.continuous.some((effect) => effect.until === "turn") ||
  game.state.objects.some((object) => object.damage.length > 0 || object.stunned);
