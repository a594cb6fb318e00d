import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { checkScenario } from "./check.ts";
import { checkExpectations } from "./expectations/expect.ts";
import { ScenarioFailure } from "./failure.ts";
import { Game } from "./game.ts";
import { cardsOfScenario } from "./known-cards.ts";
import type { CompileCard, KnownCards } from "./known-cards.ts";
import type { ScenarioFile } from "./read.ts";
import { placeIn } from "./read.ts";
import { scenarioDiagnostics } from "./scenario-diagnostics.ts";
import type { Scenario, Step } from "./scenario.ts";
import { takeStep } from "./steps.ts";

const { report } = scenarioDiagnostics;

/** The cards that scenarios are run with. */
export interface CardsForScenarios {
  readonly compile: CompileCard;
  readonly project: KnownCards;
}

/**
 * Runs one scenario of a file, with a registry and a game of its own. Empty: it holds. Otherwise what is wrong, at its
 * place in the file.
 */
export function runScenario(
  file: ScenarioFile,
  index: number,
  cards: CardsForScenarios,
): readonly Diagnostic[] {
  const scenario = file.scenarios[index];
  if (scenario === undefined) return [];
  const { known, diagnostics } = cardsOfScenario(file, index, cards.compile, cards.project);
  if (diagnostics.length > 0) return diagnostics;
  const problems = checkScenario(file, index, scenario, known);
  if (problems.length > 0) return problems;
  try {
    play(file, index, scenario, known);
    return [];
  } catch (error) {
    if (error instanceof ScenarioFailure) return [{ ...error.diagnostic, file: file.file }];
    const problem = error instanceof Error ? error.message : String(error);
    const fault = report("scenario-fault", { problem }, placeIn(file, [index, "scenario"]));
    return [{ ...fault, file: file.file }];
  }
}

function play(file: ScenarioFile, index: number, scenario: Scenario, known: KnownCards): void {
  const game = new Game(scenario, known.cards);
  scenario.steps.forEach((step, at) => {
    const path = [index, "steps", at];
    if (step.expect !== undefined) {
      checkExpectations(game, step.expect, (...rest) => placeIn(file, [...path, "expect", ...rest]));
      return;
    }
    takeStep(game, step, (...rest) => placeIn(file, [...path, ...rest]));
    if (game.refused !== undefined && !expectsRefusal(scenario.steps[at + 1]))
      throw new ScenarioFailure(report("scenario-refused", { reason: game.refused }, placeIn(file, path)));
  });
}

const expectsRefusal = (next: Step | undefined): boolean => next?.expect?.refused !== undefined;
