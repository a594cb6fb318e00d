import type { Case, ChooseMode, DoByCase, Mode, Sentence } from "../effects/index.ts";
import type { Player, StepResult } from "../state/index.ts";
import type { Scope } from "../evaluate/scope.ts";
import type { Game } from "../step/game.ts";
import type { Executor } from "./executor.ts";
import { startReflexive } from "../abilities/reflexive.ts";
import { holds } from "../evaluate/conditions.ts";
import { idsOf } from "../evaluate/references.ts";
import { findCardOrWhatBecame, findRune } from "../evaluate/zones.ts";
import { did, ignored } from "./executor.ts";
import { keepInRound } from "../evaluate/round.ts";

/** What tells the modes of one text from those of another. */
const keyOf = (scope: Scope, action: ChooseMode, mode: number): string =>
  `${scope.context.self} ${action.step} of ${action.modes.length}: ${mode}`;

/** Modes that may be chosen: not those that this card, or this turn, has had where the text says so. */
export function modesLeft(game: Game, scope: Scope, action: ChooseMode): readonly number[] {
  const all = action.modes.map((_, position) => position + 1);
  switch (action.not) {
    case undefined:
      return all;
    case "chosen-this-turn": {
      const chosen = game.state.thisTurn.modes;
      return all.filter((mode) => !chosen.includes(keyOf(scope, action, mode)));
    }
    case "already-chosen": {
      // 820.1.d.1. Another execution of the same spell, or an earlier one of the same object's ability.
      const rounds = scope.item === null ? [] : (game.item(scope.item)?.rounds ?? []);
      const chosen = rounds.flatMap(({ modes = {} }) => modes[action.step] ?? []);
      return all.filter((mode) => !chosen.includes(mode));
    }
    default:
      return action.not satisfies never;
  }
}

/** 355.3. Asks for the modes, of those that can be chosen; null: there are not enough. */
export function askForModes(
  game: Game,
  scope: Scope,
  action: ChooseMode,
  player: Player,
  options: readonly number[],
): readonly number[] | null {
  const all = action.bothIf !== undefined && holds(game, scope, action.bothIf);
  const count = all ? action.modes.length : action.count;
  const most = action.range === undefined ? count : action.modes.length;
  const max = Math.min(most, options.length);
  const min = action.range !== undefined ? 1 : action.upTo === true ? 0 : all ? max : count;
  if (options.length < min) return null;
  const why = `355.3: modes of ${scope.context.name}`;
  const modes = game.ask<"mode">({ ask: "mode", player, why, options, min, max });
  const { round } = scope;
  keepInRound(scope, { modes: { ...round.modes, [action.step]: modes } });
  const { thisTurn } = game.state;
  if (action.not === "chosen-this-turn")
    game.noteThisTurn({ modes: [...thisTurn.modes, ...modes.map((mode) => keyOf(scope, action, mode))] });
  return modes;
}

/** The modes, in the order of the text. */
const chosenModes = (action: ChooseMode, numbers: readonly number[]): readonly Mode[] =>
  action.modes.filter((_, position) => numbers.includes(position + 1));

/** 355.3. The modes have been chosen with the targets; what is not finalized with the item is chosen now (355.17). */
export const chooseMode: Executor<"choose-mode"> = (game, scope, action) => {
  if (action.asTrigger === true) {
    const { asTrigger, ...modes } = action;
    startReflexive(game, scope, [{ actions: [modes] }]);
    return did([]);
  }
  const chosen = scope.round.modes?.[action.step];
  if (chosen === undefined && scope.actor === null) return ignored;
  const modes =
    chosen ?? (scope.actor && askForModes(game, scope, action, scope.actor, modesLeft(game, scope, action)));
  if (modes === null) return ignored;
  return carryOut(
    game,
    scope,
    chosenModes(action, modes).map((mode) => mode.instructions),
  );
};

function carryOut(game: Game, scope: Scope, modes: readonly (readonly Sentence[])[]): StepResult {
  for (const instructions of modes) game.carryOut(scope, instructions);
  return modes.length === 0 ? ignored : did([]);
}

/** 387.1.b. The reflexive trigger of the case that is met. */
export const doByCase: Executor<"do-by-case"> = (game, scope, action) => {
  const met = action.cases.filter((each) => isMet(game, scope, action, each));
  for (const { instructions } of met) startReflexive(game, scope, instructions);
  return met.length === 0 ? ignored : did([]);
};

const isMet = (game: Game, scope: Scope, { of }: DoByCase, each: Case): boolean =>
  idsOf(game, scope, of).some((id) => {
    const rune = findRune(game, id);
    if (rune !== undefined) return rune.domain === each.is;
    const name = game.find(id)?.name ?? findCardOrWhatBecame(game, id)?.card.name;
    if (name === undefined) return false;
    const card = game.card(name);
    return card.type === each.is || card.domains.some((domain) => domain === each.is);
  });
