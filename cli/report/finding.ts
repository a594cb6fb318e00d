import type { Diagnostic, Severity } from "../../grammar/diagnostics/diagnostic.ts";
import { renderDiagnostic } from "../../grammar/diagnostics/render.ts";
import type { SourceFile } from "../files/read-source.ts";
import type { Terminal } from "../terminal.ts";

/** A diagnostic with the file that its span is in. */
export interface Finding {
  readonly file: SourceFile;
  readonly diagnostic: Diagnostic;
}

/** In the order of the file. */
export const findingsIn = (file: SourceFile, diagnostics: readonly Diagnostic[]): readonly Finding[] =>
  diagnostics
    .map((diagnostic) => ({ file, diagnostic: { ...diagnostic, file: file.file } }))
    .sort((first, second) => first.diagnostic.span.start - second.diagnostic.span.start);

/** In the order of the files, and in each by place. */
export function inOrder(findings: readonly Finding[]): readonly Finding[] {
  const places = new Map<SourceFile, number>();
  for (const { file } of findings) if (!places.has(file)) places.set(file, places.size);
  const placeOf = (finding: Finding): number => places.get(finding.file) ?? 0;
  return [...findings].sort(
    (first, second) =>
      placeOf(first) - placeOf(second) || first.diagnostic.span.start - second.diagnostic.span.start,
  );
}

export const isError = ({ diagnostic }: Finding): boolean => diagnostic.severity === "error";

/** A text by itself has no name to be told. */
export function withoutCard({ file, diagnostic }: Finding): Finding {
  const { card: _, ...rest } = diagnostic;
  return { file, diagnostic: rest };
}

/** Reports with line and caret, an empty line between two. */
export function printFindings(findings: readonly Finding[], terminal: Terminal): void {
  for (const { diagnostic, file } of findings)
    terminal.out(`${renderDiagnostic(diagnostic, file.source, terminal.paint)}\n`);
}

export const counted = (count: number, singular: string, plural = `${singular}s`): string =>
  `${count} ${count === 1 ? singular : plural}`;

/** "2 errors, 1 warning", or nothing. */
export function countedFindings(findings: readonly Finding[]): string {
  const of = (severity: Severity): number =>
    findings.filter(({ diagnostic }) => diagnostic.severity === severity).length;
  const parts = [
    [of("error"), "error", "errors"],
    [of("warning"), "warning", "warnings"],
    [of("style"), "matter of style", "matters of style"],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, singular, plural]) => counted(count, singular, plural))
    .join(", ");
}

/** The last line of a report: "12 cards: 1 error, 2 warnings" or "12 cards: no problems". */
export function printSummary(what: string, findings: readonly Finding[], terminal: Terminal): void {
  const { paint } = terminal;
  const found = countedFindings(findings);
  if (found === "" && what === counted(0, "card"))
    terminal.out(`${what}: there is nothing to look at; a card begins with "name:"`);
  else if (found === "") terminal.out(`${what}: ${paint.good("no problems")}`);
  else terminal.out(`${what}: ${findings.some(isError) ? paint.error(found) : paint.warning(found)}`);
}
