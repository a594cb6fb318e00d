import { inOrder, lintCards } from "../cards/lint-cards.ts";
import { loadCards } from "../cards/load-cards.ts";
import { exitCode } from "../exit-code.ts";
import type { ExitCode } from "../exit-code.ts";
import { counted, isError, printFindings, printSummary } from "../report/finding.ts";
import type { Terminal } from "../terminal.ts";

/** Parses, compiles and lints cards, and reports to people. */
export async function check(paths: readonly string[], terminal: Terminal): Promise<ExitCode> {
  const { cards, findings } = await loadCards(paths, terminal);
  const all = inOrder([...findings, ...(await lintCards(cards, terminal))]);
  printFindings(all, terminal);
  printSummary(counted(cards.length, "card"), all, terminal);
  return all.some(isError) ? exitCode.errorsFound : exitCode.fine;
}
