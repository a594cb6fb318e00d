import { renderDiagnostic } from "../../grammar/diagnostics/render.ts";
import { counted } from "../report/finding.ts";
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
    /** Why a text is not understood, in the form of `riftscript lint --format json`. */
    readonly diagnostics: readonly FindingJson[];
  }[];
}

export const diffJson = (comparisons: readonly Comparison[]): DiffJson => ({
  version: 1,
  summary: summaryOf(comparisons),
  cards: comparisons.map(({ name, result, changes, findings }) => ({
    card: name ?? null,
    result,
    changes,
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
  changed: "a change in effect",
  "not-understood": "not understood, so not compared",
  added: "new",
  removed: "taken away",
} as const satisfies Record<Result, string>;

/** Cards that are the same letter for letter are only counted. */
export function printComparisons(comparisons: readonly Comparison[], terminal: Terminal): void {
  for (const { name, result, changes, findings } of comparisons) {
    if (result === "same" && name !== undefined) continue;
    const head = name === undefined ? "" : `${terminal.paint.emphasis(name)}: `;
    const told = result === "changed" ? `${counted(changes.length, "change")} in effect` : says[result];
    terminal.out(`${head}${told}`);
    for (const change of changes) printChange(change, terminal);
    for (const { diagnostic, file } of findings)
      terminal.out(`\n${renderDiagnostic(diagnostic, file.source, terminal.paint)}`);
    terminal.out("");
  }
  if (comparisons.some(({ name }) => name !== undefined)) terminal.out(countedResults(comparisons));
}

function countedResults(comparisons: readonly Comparison[]): string {
  const parts = Object.entries(summaryOf(comparisons)).filter(([, count]) => count > 0);
  const told = (result: string): string => (isResult(result) ? says[result] : result);
  return `${counted(comparisons.length, "card")}: ${parts.map(([result, count]) => `${String(count)} ${told(result)}`).join("; ")}`;
}
const isResult = (word: string): word is Result => Object.hasOwn(says, word);

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
