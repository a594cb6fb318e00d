import { existsSync } from "node:fs";
import { join } from "node:path";
import { applyErrata } from "../../compiler/import/errata.ts";
import { importCardsFromSource } from "../../compiler/import/import-cards.ts";
import type { ImportedCard } from "../../compiler/import/imported-card.ts";
import { parseJson } from "../../compiler/import/parse-json.ts";
import { onePrintEach } from "../../compiler/import/prints.ts";
import { toCardFiles } from "../../compiler/import/to-card-files.ts";
import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import { BadInput } from "../bad-input.ts";
import { toldOfCompiled } from "../cards/count-compiled.ts";
import { exitCode } from "../exit-code.ts";
import type { ExitCode } from "../exit-code.ts";
import { checkOutFolder } from "../files/out-folder.ts";
import { readSource } from "../files/read-source.ts";
import type { SourceFile } from "../files/read-source.ts";
import { writeFiles } from "../files/write-files.ts";
import { counted, countedFindings, findingsIn, isError, printFindings } from "../report/finding.ts";
import type { Finding } from "../report/finding.ts";
import type { Terminal } from "../terminal.ts";

export interface ImportOptions {
  readonly out: string;
  readonly errata?: string;
}

/** Turns an export into a card file for each card. Cards that cannot be read are told, the others are written. */
export async function importCards(
  path: string,
  options: ImportOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  checkOutFolder(options.out);
  const source = await readSource(path, terminal);
  const imported = importCardsFromSource(source.source, { file: source.file });
  refuseUnreadable(source, imported.diagnostics);
  const findings: Finding[] = [...findingsIn(source, [...source.diagnostics, ...imported.diagnostics])];
  let cards: readonly ImportedCard[] = imported.cards;
  if (options.errata !== undefined) {
    const corrected = await withErrata(cards, options.errata, terminal);
    cards = corrected.cards;
    findings.push(...corrected.findings);
  }
  const prints = onePrintEach(cards, { file: source.file, source: source.source });
  findings.push(...findingsIn(source, prints.diagnostics));
  printFindings(findings, terminal);
  if (cards.length === 0) throw new BadInput(`"${path}" has no card that can be read; nothing was written`);

  const files = [...toCardFiles(prints.cards)].map(([name, text]) => ({
    path: join(options.out, name),
    text,
  }));
  const replaced = files.filter((file) => existsSync(file.path)).length;
  await writeFiles(files);
  const told = countedFindings(findings);
  const note = [replaced > 0 ? `${replaced} of them replaced` : "", told]
    .filter((part) => part !== "")
    .join("; ");
  terminal.out(
    `${counted(files.length, "card file")} written to ${options.out}${note === "" ? "" : ` (${note})`}`,
  );
  terminal.out(await toldOfCompiled(files, options.out, terminal));
  return findings.some(isError) ? exitCode.errorsFound : exitCode.fine;
}

/** Nothing of the file can be read: one line, unlike a card that cannot be read. */
function refuseUnreadable(
  { file, diagnostics: encoding }: SourceFile,
  diagnostics: readonly Diagnostic[],
): void {
  const fatal = diagnostics.find(({ code }) => code === "invalid-json" || code === "unknown-export");
  // A file that is no text is no JSON either: its encoding is the cause.
  if (fatal !== undefined) throw new BadInput(`"${file}": ${(encoding[0] ?? fatal).message}`);
}

async function withErrata(
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
