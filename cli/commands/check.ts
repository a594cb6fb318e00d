import { lintLoaded } from "../cards/lint-cards.ts";
import { countedCards, loadCards } from "../cards/load-cards.ts";
import { exitCode } from "../exit-code.ts";
import type { ExitCode } from "../exit-code.ts";
import { isError, printFindings, printSummary } from "../report/finding.ts";
import { loadLinter } from "../linter.ts";
import type { Terminal } from "../terminal.ts";

/** Parses, compiles and lints cards, and reports to people. */
export async function check(paths: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const loaded = await loadCards(paths, terminal);
  const findings = lintLoaded(await loadLinter(), loaded);
  printFindings(findings, terminal);
  printSummary(countedCards(loaded), findings, terminal);
  return findings.some(isError) ? exitCode.errorsFound : exitCode.fine;
}
