import { renderDiagnostic } from "../../grammar/diagnostics/render.ts";
import { comparePair } from "../diff/compare-pair.ts";
import { readPairs } from "../diff/pair.ts";
import { diffJson, printComparisons } from "../diff/report.ts";
import { exitCode } from "../exit-code.ts";
import type { ExitCode } from "../exit-code.ts";
import { cardTypeNamed } from "../explain/card-types.ts";
import { loadLinter } from "../linter.ts";
import { isError } from "../report/finding.ts";
import type { Terminal } from "../terminal.ts";

export interface DiffOptions {
  readonly json?: true;
  /** Of two texts; where it is not given, the first type on which both work. */
  readonly type?: string;
}

/** Tells what a change of wording changes in the effects. */
export async function diff(
  old: string,
  now: string,
  options: DiffOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const type = options.type === undefined ? undefined : cardTypeNamed(options.type);
  const { pairs, fileFindings } = await readPairs(old, now, type, terminal);
  // Standard output holds the differences alone, so that they can be read on.
  for (const { diagnostic, file } of fileFindings)
    terminal.error(`${renderDiagnostic(diagnostic, file.source, terminal.paint)}\n`);
  const linter = await loadLinter();
  const comparisons = pairs.map((pair) => comparePair(pair, linter));
  if (options.json === true) terminal.out(JSON.stringify(diffJson(comparisons), null, 2));
  else printComparisons(comparisons, terminal);
  const isRefused = comparisons.some(({ result }) => result === "not-understood");
  return isRefused || fileFindings.some(isError) ? exitCode.errorsFound : exitCode.fine;
}
