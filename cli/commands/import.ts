import { existsSync } from "node:fs";
import { join } from "node:path";
import { importCardsFromSource } from "../../compiler/import/import-cards.ts";
import type { ImportedCard } from "../../compiler/import/imported-card.ts";
import { onePrintEach } from "../../compiler/import/prints.ts";
import { toCardFiles } from "../../compiler/import/to-card-files.ts";
import { BadInput } from "../bad-input.ts";
import { toldOfCompiled } from "../cards/count-compiled.ts";
import { refuseUnreadable } from "../cards/refuse-unreadable.ts";
import { withErrata } from "../cards/with-errata.ts";
import { loadCompiler } from "../compiler.ts";
import { exitCode } from "../exit-code.ts";
import type { ExitCode } from "../exit-code.ts";
import { checkOutFolder } from "../files/out-folder.ts";
import { readSource } from "../files/read-source.ts";
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
  const { useNamesOfCards } = await loadCompiler();
  useNamesOfCards(prints.cards.map(({ frame }) => frame));
  terminal.out(await toldOfCompiled(files, options.out, terminal));
  return findings.some(isError) ? exitCode.errorsFound : exitCode.fine;
}
