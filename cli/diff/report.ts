import { renderDiagnostic } from "../../grammar/diagnostics/render.ts";
import { counted, type Finding } from "../report/finding.ts";
import { findingJson, type FindingJson } from "../report/finding-json.ts";
import type { Terminal } from "../terminal.ts";
import type { Comparison, Result } from "./compare-pair.ts";
import type { EffectChange } from "./effect-change.ts";

/** What `riftscript diff --json` gives. The version is raised when a field is renamed or taken away. */
export interface DiffJson {
  readonly version: 1;
  readonly summary: Readonly<Record<Result, number>>;
  readonly cards: readonly {
    readonly card: string | null;
    readonly result: Result;
    readonly changes: readonly EffectChange[];
    /** What the linter finds in the old text alone, and in the new one alone. */
    readonly mended: readonly FindingJson[];
    readonly brought: readonly FindingJson[];
    /** Why a text is not understood, in the form of `riftscript lint --format json`. */
    readonly diagnostics: readonly FindingJson[];
  }[];
}

export const diffJson = (comparisons: readonly Comparison[]): DiffJson => ({
  version: 1,
  summary: summaryOf(comparisons),
  cards: comparisons.map(({ name, result, changes, findings, mended, brought }) => ({
    card: name ?? null,
    result,
    changes,
    mended: mended.map(findingJson),
    brought: brought.map(findingJson),
    diagnostics: findings.map(findingJson),
  })),
});

function summaryOf(comparisons: readonly Comparison[]): Readonly<Record<Result, number>> {
  const summary = { same: 0, templating: 0, changed: 0, "not-understood": 0, added: 0, removed: 0 };
  for (const { result } of comparisons) summary[result] += 1;
  return summary;
}

const says = {
  same: "no change",
  templating: "no change in effect, templating only",
  changed: "meant the same, but only one of the texts says so by the rules",
  "not-understood": "not understood, so not compared",
  added: "new",
  removed: "taken away",
} as const satisfies Record<Result, string>;

/** Cards that are the same letter for letter are only counted. */
export function printComparisons(comparisons: readonly Comparison[], terminal: Terminal): void {
  for (const comparison of comparisons) {
    const { name, result, changes, findings, mended, brought } = comparison;
    if (result === "same" && comparisons.length > 1) continue;
    const head = name === undefined ? "" : `${terminal.paint.emphasis(name)}: `;
    terminal.out(`${head}${headOf(comparison)}`);
    for (const change of changes) printChange(change, terminal);
    for (const finding of mended) printFinding("mends", finding, terminal);
    for (const finding of brought) printFinding("brings", finding, terminal);
    for (const { diagnostic, file } of findings)
      terminal.out(`\n${renderDiagnostic(diagnostic, file.source, terminal.paint)}`);
    terminal.out("");
  }
  if (comparisons.length > 1) terminal.out(countedResults(comparisons));
}

function headOf({ result, changes, refused }: Comparison): string {
  if (changes.length > 0) return `${counted(changes.length, "change")} in effect`;
  return refused === undefined ? says[result] : `the ${refused} text is ${says["not-understood"]}`;
}

/** "3 cards: 1 changed, 2 templating only" */
const countedAs = {
  same: "the same",
  templating: "templating only",
  changed: "changed in effect",
  "not-understood": "not understood",
  added: "new",
  removed: "taken away",
} as const satisfies Record<Result, string>;

function countedResults(comparisons: readonly Comparison[]): string {
  const parts = Object.entries(summaryOf(comparisons)).filter(([, count]) => count > 0);
  const told = (result: string): string => (isResult(result) ? countedAs[result] : result);
  return `${counted(comparisons.length, "card")}: ${parts.map(([result, count]) => `${String(count)} ${told(result)}`).join(", ")}`;
}
const isResult = (word: string): word is Result => Object.hasOwn(countedAs, word);

/** What the linter says of one of the texts alone. */
function printFinding(change: "mends" | "brings", { diagnostic }: Finding, terminal: Terminal): void {
  const { code, message, rules } = diagnostic;
  const place = [code, ...(rules.length === 0 ? [] : [`rule ${rules.join(", ")}`])].join("; ");
  terminal.out(`  ${change}: ${message}  ${terminal.paint.faint(`(${place})`)}`);
}

/** The words stand below the message where it does not quote them itself. */
function printChange({ message, where, before, after, rules }: EffectChange, terminal: Terminal): void {
  const { faint } = terminal.paint;
  const place = [where, ...(rules.length === 0 ? [] : [`rule ${rules.join(", ")}`])].join("; ");
  terminal.out(`  ${message}  ${faint(`(${place})`)}`);
  const quoted = (words: string): boolean => message.includes(`"${words}"`);
  if (before === undefined || after === undefined || quoted(before) || quoted(after)) return;
  if (where === "header" || message.startsWith(where)) return;
  terminal.out(faint(`    - ${before}`));
  terminal.out(faint(`    + ${after}`));
}
