import type { Act } from "../state/index.ts";
import type { Game } from "../step/game.ts";
import { endTurn, startTurn } from "../turn/phases.ts";
import { activate } from "./activate.ts";
import { bare } from "./bare.ts";
import { hide } from "./hide.ts";
import { pass } from "./pass.ts";
import { play } from "./play.ts";
import { standardMove } from "./standard-move.ts";
import { notNeutralOpen } from "./timing.ts";

/** What a player does, or a bare game action. Refused where the rules do not allow it. */
export function performAct(game: Game, act: Act): void {
  if (game.state.winner !== null) return game.refuse("196: the game has ended");
  switch (act.act) {
    case "play":
      return play(game, act);
    case "activate":
      return activate(game, act);
    case "standard-move":
      return standardMove(game, act);
    case "hide":
      return hide(game, act);
    case "pass":
      return pass(game, act.player);
    case "end-turn": {
      const wrong = notNeutralOpen(game, game.state.turn);
      return wrong === null ? endTurn(game) : game.refuse(wrong);
    }
    case "start-turn": {
      const { chain, showdown } = game.state;
      if (chain.length > 0 || showdown !== null) return game.refuse("303: the turn has not ended");
      return startTurn(game, act.player);
    }
    case "deal":
    case "kill":
    case "heal":
    case "draw":
    case "move":
      return bare(game, act);
    default:
      return act satisfies never;
  }
}
