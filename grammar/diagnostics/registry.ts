import type { Diagnostic, Fix, Severity, Span } from "./diagnostic.ts";

/** The wording of one code. `{name}` in a part is a placeholder that every report has to fill. */
export interface DiagnosticEntry {
  readonly severity: Severity;
  readonly rules: readonly string[];
  readonly message: string;
  readonly why?: string;
  readonly help?: string;
}

type PlaceholderOf<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

/** What a report of this entry has to fill in: every placeholder of message, why and help, and no other. */
export type ValuesOf<Entry extends DiagnosticEntry> = [
  PlaceholderOf<Entry["message"] | Entry["why"] | Entry["help"]>,
] extends [never]
  ? Readonly<Record<string, never>>
  : Readonly<Record<PlaceholderOf<Entry["message"] | Entry["why"] | Entry["help"]>, string | number>>;

/** What one report may add to the entry, or say instead. */
export interface ReportDetails {
  readonly why?: string | undefined;
  readonly help?: string | undefined;
  readonly rules?: readonly string[] | undefined;
  readonly file?: string | undefined;
  readonly card?: string | undefined;
  readonly fix?: Fix | undefined;
}

type EntriesOf<Entries> = { readonly [Code in keyof Entries]: DiagnosticEntry };

export interface DiagnosticRegistry<Entries extends EntriesOf<Entries>> {
  readonly entries: Entries;
  readonly report: <Code extends keyof Entries & string>(
    code: Code,
    values: ValuesOf<Entries[Code]>,
    span: Span,
    details?: ReportDetails,
  ) => Diagnostic;
}

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/**
 * Declares the codes of one origin (the language, the card files, the compiler, the linter).
 * `report` makes a diagnostic from a code; a missing or unknown placeholder does not compile.
 */
export function defineDiagnostics<const Entries extends EntriesOf<Entries>>(
  entries: Entries,
): DiagnosticRegistry<Entries> {
  return {
    entries,
    report(code, values, span, details = {}) {
      const entry: DiagnosticEntry = entries[code];
      const why = details.why ?? (entry.why === undefined ? undefined : fill(entry.why, values));
      const help = details.help ?? (entry.help === undefined ? undefined : fill(entry.help, values));
      return {
        code,
        severity: entry.severity,
        message: fill(entry.message, values),
        ...(why === undefined ? {} : { why }),
        ...(help === undefined ? {} : { help }),
        rules: details.rules ?? entry.rules,
        span: { start: span.start, end: span.end },
        ...(details.file === undefined ? {} : { file: details.file }),
        ...(details.card === undefined ? {} : { card: details.card }),
        ...(details.fix === undefined ? {} : { fix: details.fix }),
      };
    },
  };
}
