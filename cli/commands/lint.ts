import { fixFiles } from "../cards/fix-files.ts";
import { lintLoaded } from "../cards/lint-cards.ts";
import { countedCards, loadCards } from "../cards/load-cards.ts";
import { exitCode } from "../exit-code.ts";
import type { ExitCode } from "../exit-code.ts";
import { counted, isError, printFindings, printSummary } from "../report/finding.ts";
import type { Finding } from "../report/finding.ts";
import { findingJson } from "../report/finding-json.ts";
import { sarif } from "../report/sarif.ts";
import { loadLinter } from "../linter.ts";
import type { Terminal } from "../terminal.ts";

export interface LintOptions {
  readonly fix?: true;
  readonly format: "text" | "json" | "sarif";
}

/** Tells what is wrong with cards, or only looks as if it worked; `--fix` mends what can be mended safely. */
export async function lint(
  paths: readonly string[],
  options: LintOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const fixed = options.fix === true ? await fixFiles(paths, terminal) : 0;
  const loaded = await loadCards(paths, terminal);
  const findings = lintLoaded(await loadLinter(), loaded);
  print(findings, countedCards(loaded), fixed, options.format, terminal);
  return findings.some(isError) ? exitCode.errorsFound : exitCode.fine;
}

function print(
  findings: readonly Finding[],
  cards: string,
  fixed: number,
  format: LintOptions["format"],
  terminal: Terminal,
): void {
  switch (format) {
    case "json":
      terminal.out(JSON.stringify(findings.map(findingJson), null, 2));
      return;
    case "sarif":
      terminal.out(JSON.stringify(sarif(findings), null, 2));
      return;
    case "text":
      printFindings(findings, terminal);
      if (fixed > 0) terminal.out(`${counted(fixed, "problem")} fixed`);
      printSummary(cards, findings, terminal);
      return;
    default:
      return format satisfies never;
  }
}
