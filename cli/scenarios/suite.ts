import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { renderDiagnostic } from "../../grammar/diagnostics/render.ts";
import type { Paint } from "../../grammar/diagnostics/render.ts";
import type { Ability } from "../../runtime/index.ts";
import { readScenarioFile } from "./read.ts";
import { placeIn } from "./read.ts";
import type { ScenarioFile } from "./read.ts";
import { runScenario } from "./run.ts";
import type { CardsForScenarios } from "./run.ts";
import { scenarioDiagnostics } from "./scenario-diagnostics.ts";

/** A scenario file as it was read from disk. */
export interface ScenarioSource {
  readonly file: string;
  readonly source: string;
}

/** A scenario that does not hold, or a file that holds none: then `scenario` is the name of the file. */
export interface ScenarioProblem {
  readonly scenario: string;
  readonly file: string;
  /** What is wrong, with line and caret. */
  readonly message: string;
}

export interface SuiteResult {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly ScenarioProblem[];
}

export interface SuiteOptions {
  readonly paint?: Paint;
  /** Called before each scenario, for progress. */
  readonly onScenario?: (done: number, title: string) => void;
  /** Called with what a scenario that holds has run. */
  readonly onRun?: (abilities: readonly Ability[]) => void;
}

const render = (problems: readonly Diagnostic[], source: string, paint: Paint | undefined): string =>
  problems.map((problem) => renderDiagnostic(problem, source, paint)).join("\n\n");

/** Where a title was used first: titles name scenarios over all files. */
function titleTwice(file: ScenarioFile, index: number, titles: Map<string, string>): readonly Diagnostic[] {
  const title = file.scenarios[index]?.title ?? "";
  const other = titles.get(title);
  if (other === undefined) {
    titles.set(title, file.file);
    return [];
  }
  const place = placeIn(file, [index, "scenario"]);
  return [{ ...scenarioDiagnostics.report("scenario-title-twice", { file: other }, place), file: file.file }];
}

/** Runs all scenarios of the files; every scenario has its own registry and its own game. */
export function runScenarioFiles(
  sources: Iterable<ScenarioSource>,
  cards: CardsForScenarios,
  { paint, onScenario, onRun }: SuiteOptions = {},
): SuiteResult {
  const failures: ScenarioProblem[] = [];
  const titles = new Map<string, string>();
  let passed = 0;
  for (const { file: name, source } of sources) {
    const { file, diagnostics } = readScenarioFile(source, name);
    if (file === undefined) {
      failures.push({ scenario: name, file: name, message: render(diagnostics, source, paint) });
      continue;
    }
    file.scenarios.forEach(({ title }, index) => {
      onScenario?.(passed + failures.length, title);
      const run = runScenario(file, index, cards);
      onRun?.(run.ran);
      const problems = [...titleTwice(file, index, titles), ...run.problems];
      if (problems.length === 0) passed += 1;
      else failures.push({ scenario: title, file: name, message: render(problems, source, paint) });
    });
  }
  return { passed, failed: failures.length, failures };
}
