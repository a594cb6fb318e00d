import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { SetupError } from "../../runtime/index.ts";
import type { Ability, SetupProblem } from "../../runtime/index.ts";
import { checkScenario } from "./check.ts";
import { checkExpectations } from "./expectations/expect.ts";
import { ScenarioFailure } from "./failure.ts";
import { Game } from "./game.ts";
import { cardsOfScenario } from "./known-cards.ts";
import type { CompileCards, KnownCards } from "./known-cards.ts";
import type { ScenarioFile } from "./read.ts";
import { placeIn, placeOfKeyIn } from "./read.ts";
import { scenarioDiagnostics } from "./scenario-diagnostics.ts";
import type { Scenario, Step } from "./scenario.ts";
import { takeStep } from "./steps.ts";
import { helpForRefused } from "./why-refused.ts";

const { report } = scenarioDiagnostics;

/** The cards that scenarios are run with. */
export interface CardsForScenarios {
  readonly compile: CompileCards;
  readonly project: KnownCards;
  /** Of cards of one name, a scenario file means the nearest one; without this all files mean those of `project`. */
  readonly projectOf?: (scenarioFile: string) => KnownCards;
}

export interface ScenarioRun {
  /** Empty: it holds. Otherwise what is wrong, at its place in the file. */
  readonly problems: readonly Diagnostic[];
  /** What the scenario has run, if it holds. */
  readonly ran: readonly Ability[];
}

/** Runs one scenario of a file, with a registry and a game of its own. */
export function runScenario(file: ScenarioFile, index: number, cards: CardsForScenarios): ScenarioRun {
  const ran: Ability[] = [];
  const problems = problemsOf(file, index, cards, ran);
  return { problems, ran: problems.length === 0 ? ran : [] };
}

function problemsOf(
  file: ScenarioFile,
  index: number,
  cards: CardsForScenarios,
  ran: Ability[],
): readonly Diagnostic[] {
  const { scenario, problems: ofItsForm = [] } = file.scenarios[index] ?? {};
  if (scenario === undefined) return ofItsForm;
  const { known, diagnostics } = cardsOfScenario(
    file,
    index,
    cards.compile,
    cards.projectOf?.(file.file) ?? cards.project,
  );
  if (diagnostics.length > 0) return diagnostics;
  const problems = checkScenario(file, index, scenario, known);
  if (problems.length > 0) return problems;
  try {
    ran.push(...abilitiesRun(play(file, index, scenario, known)));
    return [];
  } catch (error) {
    if (error instanceof ScenarioFailure)
      return error.diagnostics.map((diagnostic) => ({ ...diagnostic, file: file.file }));
    if (error instanceof SetupError)
      return error.problems.map((problem) => setUpProblem(file, index, problem));
    const problem = error instanceof Error ? error.message : String(error);
    const fault = report("scenario-fault", { problem }, placeIn(file, [index, "scenario"]));
    return [{ ...fault, file: file.file }];
  }
}

/** At the object, battlefield or player that no board can have. */
function setUpProblem(file: ScenarioFile, index: number, { key, part, problem }: SetupProblem): Diagnostic {
  const place = placeOfKeyIn(file, [index, "board", ...(part === "players" ? [] : [part]), key]);
  return { ...report("scenario-set-up", { problem }, place), file: file.file };
}

function play(file: ScenarioFile, index: number, scenario: Scenario, known: KnownCards): Game {
  const game = new Game(scenario, known.cards);
  scenario.steps.forEach((step, at) => {
    const path = [index, "steps", at];
    if (step.expect !== undefined) {
      checkExpectations(game, step.expect, (...rest) => placeIn(file, [...path, "expect", ...rest]));
      return;
    }
    takeStep(game, step, (...rest) => placeIn(file, [...path, ...rest]));
    if (game.refused !== undefined && !expectsRefusal(scenario.steps[at + 1])) {
      const help = helpForRefused(game, step);
      const details = { reason: game.refused };
      throw new ScenarioFailure(report("scenario-refused", details, placeIn(file, path), { help }));
    }
  });
  return game;
}

/** The abilities of the cards that were used; those with instructions only where these were executed. */
function abilitiesRun({ cards, used, executed }: Game): readonly Ability[] {
  return [...used].flatMap((name) => {
    const { abilities = [], effectText = [] } = cards.get(name) ?? {};
    return [...abilities, ...effectText].filter((ability) => executed.has(name) || !hasInstructions(ability));
  });
}

const hasInstructions = (ability: Ability): boolean =>
  ability.ability === "dependent" ? hasInstructions(ability.inner) : "instructions" in ability;

const expectsRefusal = (next: Step | undefined): boolean => next?.expect?.refused !== undefined;
