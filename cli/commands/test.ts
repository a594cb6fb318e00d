import { projectCards } from "../cards/project-cards.ts";
import { exitCode } from "../exit-code.ts";
import type { ExitCode } from "../exit-code.ts";
import { findFiles, scenarioFiles } from "../files/find-files.ts";
import { readSource } from "../files/read-source.ts";
import { counted } from "../report/finding.ts";
import { runScenarioFiles } from "../scenarios/index.ts";
import type { SuiteResult } from "../scenarios/index.ts";
import type { Ability } from "../../runtime/index.ts";
import type { Terminal } from "../terminal.ts";

export interface TestOptions {
  readonly json?: true;
}

/** Runs scenarios against their own cards, then those of the project. */
export async function test(
  paths: readonly string[],
  options: TestOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const result = await runScenariosIn(paths, terminal);
  if (options.json === true) terminal.out(JSON.stringify(result, null, 2));
  else printSuite(result, terminal);
  return result.failed > 0 ? exitCode.errorsFound : exitCode.fine;
}

/** The scenarios that the paths mean, run. */
export async function runScenariosIn(
  paths: readonly string[],
  terminal: Terminal,
  options: { readonly mayBeEmpty?: boolean; readonly onRun?: (abilities: readonly Ability[]) => void } = {},
): Promise<SuiteResult> {
  const { onRun } = options;
  const files = await findFiles(paths, scenarioFiles, options);
  const sources = [];
  for (const file of files) sources.push(await readSource(file, terminal));
  const cards = await projectCards(paths, terminal);
  const result = runScenarioFiles(sources, cards, {
    paint: terminal.paint,
    onScenario: (done, title) => terminal.progress(`scenario ${done + 1}: ${title}`),
    ...(onRun === undefined ? {} : { onRun }),
  });
  terminal.progress("");
  return result;
}

/** What failed, and how many passed. */
export function printSuite({ passed, failed, failures }: SuiteResult, terminal: Terminal): void {
  const { paint } = terminal;
  for (const { scenario, message } of failures) {
    terminal.out(`${paint.error("✗")} ${paint.emphasis(scenario)}`);
    terminal.out(`${message}\n`);
  }
  const unread = failures.filter(({ file, scenario }) => scenario === file).length;
  const ran = failed - unread;
  const told = `${counted(passed + ran, "scenario")}: ${passed} passed, ${ran} failed${unread > 0 ? `; ${counted(unread, "file")} not read` : ""}`;
  terminal.out(failed > 0 ? paint.error(told) : paint.good(told));
}
