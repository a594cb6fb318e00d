import { fixFiles } from "../cards/fix-files.ts";
import { lintLoaded } from "../cards/lint-cards.ts";
import { countedCards, loadCards } from "../cards/load-cards.ts";
import { exitCode } from "../exit-code.ts";
import type { ExitCode } from "../exit-code.ts";
import { counted, isError, printFindings, printSummary } from "../report/finding.ts";
import type { Finding } from "../report/finding.ts";
import { findingJson } from "../report/finding-json.ts";
import { knownCodes } from "../report/known-codes.ts";
import { readPage } from "../report/rule-page.ts";
import { sarif, type CodeMeaning } from "../report/sarif.ts";
import { loadLinter, loadRules } from "../linter.ts";
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
  if (options.format === "sarif")
    terminal.out(JSON.stringify(sarif(findings, await meaningsOf(findings)), null, 2));
  else print(findings, countedCards(loaded), fixed, options.format, terminal);
  return findings.some(isError) ? exitCode.errorsFound : exitCode.fine;
}

/** What the codes of these findings mean. */
async function meaningsOf(findings: readonly Finding[]): Promise<ReadonlyMap<string, CodeMeaning>> {
  const [{ explainRule }, known] = await Promise.all([loadRules(), knownCodes()]);
  const codes = new Set(findings.map(({ diagnostic }) => diagnostic.code));
  return new Map(
    [...codes].flatMap((code) => {
      const rule = explainRule(code);
      const entry = rule ?? known.get(code);
      if (entry === undefined) return [];
      const page = rule === undefined ? undefined : readPage(rule.page);
      const { severity, rules, message, why, help } = entry;
      const meaning: CodeMeaning = {
        severity,
        rules,
        message,
        ...(why === undefined ? {} : { why }),
        ...(help === undefined ? {} : { help }),
        ...(page === undefined ? {} : { page }),
      };
      return [[code, meaning]];
    }),
  );
}

function print(
  findings: readonly Finding[],
  cards: string,
  fixed: number,
  format: Exclude<LintOptions["format"], "sarif">,
  terminal: Terminal,
): void {
  switch (format) {
    case "json":
      terminal.out(JSON.stringify(findings.map(findingJson), null, 2));
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
