import { printCardFile } from "../../grammar/card-files/print-card-file.ts";
import { refuseUnreadable } from "./refuse-unreadable.ts";
import { readSource } from "../files/read-source.ts";
import type { SourceFile } from "../files/read-source.ts";
import type { Finding } from "../report/finding.ts";
import { findingsIn } from "../report/finding.ts";
import type { Terminal } from "../terminal.ts";

/** The cards of an export, each print once, as card files of their own; and what is wrong with the export. */
export async function readCardExport(
  path: string,
  terminal: Terminal,
): Promise<{ readonly files: readonly SourceFile[]; readonly findings: readonly Finding[] }> {
  const { importCardsFromSource } = await import("../../compiler/import/import-cards.ts");
  const { onePrintEach } = await import("../../compiler/import/prints.ts");
  const json = await readSource(path, terminal);
  const { cards, diagnostics } = importCardsFromSource(json.source, { file: path });
  refuseUnreadable(json, diagnostics);
  const prints = onePrintEach(cards, { file: path, source: json.source });
  const files = prints.cards.map((card) => ({
    file: path,
    source: printCardFile([card]),
    diagnostics: [],
  }));
  return { files, findings: findingsIn(json, [...json.diagnostics, ...diagnostics, ...prints.diagnostics]) };
}
