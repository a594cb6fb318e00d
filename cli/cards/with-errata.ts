import { applyErrata } from "../../compiler/import/errata.ts";
import type { ImportedCard } from "../../compiler/import/imported-card.ts";
import { parseJson } from "../../compiler/import/parse-json.ts";
import { BadInput } from "../bad-input.ts";
import { refuseUnreadable } from "./refuse-unreadable.ts";
import { readSource } from "../files/read-source.ts";
import { findingsIn } from "../report/finding.ts";
import type { Finding } from "../report/finding.ts";
import type { Terminal } from "../terminal.ts";

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
