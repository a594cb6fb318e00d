import type { ChooseMode, Move } from "../effects/index.ts";
import type { ChainItem } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import { choicesOfKeyword } from "../keywords/choices.ts";
import { idsOf } from "../evaluate/references.ts";
import { askForModes, modesLeft } from "../actions/modes.ts";
import { choose, destinations, enough, keep } from "./choose.ts";
import { decisionsToFinalize, type DecisionInMode } from "./choices-in.ts";
import { scopeOfItem } from "./scope-of-item.ts";
import { keepInRound } from "../evaluate/round.ts";

/** 355. Makes every choice of the item, in the order of the text. False: there is not enough to choose from (355.8). */
export function decide(game: Game, id: number): boolean {
  const item = game.item(id);
  if (item === undefined) return false;
  for (let round = 0; round < item.rounds.length; round++) {
    const scope = scopeOfItem(item, round);
    if (!decideRound(game, item, scope)) return false;
    const rounds = (game.item(id)?.rounds ?? []).map((each, position) =>
      position === round ? scope.round : each,
    );
    game.patchItem(id, { rounds });
  }
  return true;
}

function decideRound(game: Game, item: ChainItem, scope: Scope): boolean {
  for (const choice of choicesOfKeyword(item.keyword)) {
    const ids = choose(game, scope, choice, { do: "choose", step: -1, what: [choice] }, item.controller);
    if (ids === null) return false;
    keep(scope, choice, ids);
  }
  for (const decision of decisionsToFinalize(item.instructions)) {
    if (!isInChosenMode(decision, scope)) continue;
    if (decision.decide === "mode") {
      if (!decideModes(game, item, scope, decision.action)) return false;
      continue;
    }
    if (decision.decide === "destination") {
      if (!decideDestination(game, item, scope, decision.move)) return false;
      continue;
    }
    const { choice, action } = decision;
    if (scope.round.chosen[choice.choice] !== undefined) continue; // Chosen with the outer item (355.5.b).
    const ids = choose(game, scope, choice, action, item.controller);
    if (ids === null) return false;
    keep(scope, choice, ids);
  }
  return true;
}

/** 355.3. Whether a decision has to be made, as far as modes have been chosen. */
export const isInChosenMode = ({ in: mode }: DecisionInMode, { round }: Scope): boolean =>
  mode === undefined || round.modes?.[mode.step]?.includes(mode.mode) === true;

/** 355.3. Modes whose targets can all be chosen (355.8). */
function decideModes(game: Game, item: ChainItem, scope: Scope, action: ChooseMode): boolean {
  const left = modesLeft(game, scope, action).filter((mode) =>
    decisionsToFinalize(action.modes[mode - 1]?.instructions ?? []).every(
      (decision) => decision.decide !== "choice" || enough(game, scope, decision.choice, decision.action),
    ),
  );
  return askForModes(game, scope, action, item.controller, left) !== null;
}

const idsOfMove = (game: Game, scope: Scope, what: Move["what"]): readonly string[] => {
  if ("refer" in what) return idsOf(game, scope, what);
  switch (what.select) {
    case "all":
    case "every":
      return [];
    case "both":
      return [...idsOfMove(game, scope, what.first), ...idsOfMove(game, scope, what.second)];
    case "one":
    case "another":
    case "exactly":
    case "up-to":
    case "any-number":
    case "one-of-theirs":
      return scope.round.chosen[what.choice] ?? [];
    default:
      return what satisfies never;
  }
};

/** 355.4. */
function decideDestination(game: Game, item: ChainItem, scope: Scope, move: Move): boolean {
  const ids = idsOfMove(game, scope, move.what);
  const isChoice = "select" in move.what && move.what.select !== "all" && move.what.select !== "every";
  if (ids.length === 0 && isChoice) return true; // 355.13. Nothing is moved.
  const options = destinations(game, scope, ids, move.destination);
  if (options.length === 0) return false;
  const why = `355.4: where ${item.context.name} moves it`;
  const to = game.ask<"to">({ ask: "to", player: item.controller, why, options });
  const { round } = scope;
  keepInRound(scope, { destinations: { ...round.destinations, [move.step]: to } });
  return true;
}
