import { locate } from "../../grammar/diagnostics/locate.ts";
import type { Finding } from "./finding.ts";

/** One finding as `riftscript lint --format json` gives it: lines and columns start at 1, the end is exclusive. */
export interface FindingJson {
  readonly file: string;
  readonly card: string | null;
  readonly code: string;
  readonly severity: string;
  readonly message: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
  readonly rules: readonly string[];
  readonly why?: string;
  readonly help?: string;
  readonly fix?: {
    readonly title: string;
    readonly safe: boolean;
    readonly edits: readonly { readonly start: number; readonly end: number; readonly text: string }[];
  };
}

export function findingJson({ file, diagnostic }: Finding): FindingJson {
  const { card, code, severity, message, rules, why, help, fix, span } = diagnostic;
  const start = locate(file.source, span.start);
  const end = locate(file.source, span.end);
  return {
    file: file.file,
    card: card ?? null,
    code,
    severity,
    message,
    line: start.line,
    column: start.column,
    endLine: end.line,
    endColumn: end.column,
    rules,
    ...(why === undefined ? {} : { why }),
    ...(help === undefined ? {} : { help }),
    ...(fix === undefined ? {} : { fix }),
  };
}
