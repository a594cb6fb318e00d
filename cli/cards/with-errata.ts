import { applyErrata } from "../../compiler/import/errata.ts";
import type { ImportedCard } from "../../compiler/import/imported-card.ts";
import { parseJson } from "../../compiler/import/parse-json.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { BadInput } from "../bad-input.ts";
import { readSource } from "../files/read-source.ts";
import type { SourceFile } from "../files/read-source.ts";
import { findingsIn } from "../report/finding.ts";
import type { Finding } from "../report/finding.ts";
import type { Terminal } from "../terminal.ts";

/** Nothing of the file can be read: one line, unlike a card that cannot be read. */
export function refuseUnreadable(
  { file, diagnostics: encoding }: SourceFile,
  diagnostics: readonly Diagnostic[],
): void {
  const fatal = diagnostics.find(({ code }) => code === "invalid-json" || code === "unknown-export");
  // A file that is no text is no JSON either: its encoding is the cause.
  if (fatal === undefined) return;
  const { message, why } = encoding[0] ?? fatal;
  throw new BadInput(`"${file}": ${message}${why === undefined ? "" : ` ${why}`}`);
}

/** The cards with the official corrections of a file. */
export async function withErrata(
  cards: readonly ImportedCard[],
  path: string,
  terminal: Terminal,
): Promise<{ readonly cards: readonly ImportedCard[]; readonly findings: readonly Finding[] }> {
  const source = await readSource(path, terminal);
  const parsed = parseJson(source.source, { file: source.file });
  if (!("json" in parsed)) {
    refuseUnreadable(source, parsed.diagnostics);
    return { cards, findings: [] };
  }
  const corrected = applyErrata(cards, parsed.json, { file: source.file, source: source.source });
  const invalid = corrected.diagnostics.find(({ code }) => code === "invalid-errata");
  if (invalid !== undefined) throw new BadInput(`"${path}": ${invalid.message}`);
  return { cards: corrected.cards, findings: findingsIn(source, corrected.diagnostics) };
}
