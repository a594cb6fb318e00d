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
    case "play": {
      play(game, act);
      return;
    }
    case "activate": {
      activate(game, act);
      return;
    }
    case "standard-move": {
      standardMove(game, act);
      return;
    }
    case "hide": {
      hide(game, act);
      return;
    }
    case "pass": {
      pass(game, act.player);
      return;
    }
    case "end-turn": {
      const wrong = notNeutralOpen(game, game.state.turn);
      if (wrong !== null) return game.refuse(wrong);
      endTurn(game);
      return;
    }
    case "start-turn": {
      const { chain, showdown } = game.state;
      if (chain.length > 0 || showdown !== null) return game.refuse("303: the turn has not ended");
      startTurn(game, act.player);
      return;
    }
    case "deal":
    case "kill":
    case "heal":
    case "draw":
    case "move": {
      bare(game, act);
      return;
    }
    default:
      return act satisfies never;
  }
}
