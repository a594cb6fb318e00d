import type { Diagnostic } from "../../grammar/diagnostics/diagnostic.ts";
import type { Language } from "../../grammar/language.ts";
import type { SaidLine } from "../../grammar/reading/read-text.ts";
import { canonical as canonicalOf } from "../../grammar/printer/canonical.ts";
import type { Reminder } from "../../grammar/vocabulary/scanner.ts";
import { compilerDiagnostics } from "../compiler-diagnostics.ts";

/**
 * The listed normaliser of contract 3: what may differ between a text and its canonical wording without a finding.
 * Reminder text is taken out before (135.2.d.3).
 */
export function normalise(text: string): string {
  return text
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\] [—–] (?=\S)/g, "][>] ") // older cards print a dash where newer ones have the symbol (135.2.e.7)
    .replace(/[–]/g, "—")
    .replace(/\s+/g, " ")
    .replace(/ [*•-] (?=\S)/g, " - ") // the marks of a list of modes
    .trim();
}

/**
 * Words that a text may have or not without meaning anything else: the article before "start", the comma and "and" of a
 * list, "your" before "hand", "Main" before "Deck" … No other word can be left out of a text unnoticed, and where one
 * of these is, the canonical wording is shown.
 */
export const harmlessWords: ReadonlySet<string> = new Set([
  ...[",", "and", "or", "the", "your", "main", "each", "when", "already", "now", "has", "have"],
  ...["then", "damage", "base", "gear"],
  // "a spell or a gear", "ignoring their Energy costs", "move to here", "a Noxus unit", "draw that many cards"
  ...["a", "an", "their", "to", "unit", "units", "card", "cards"],
  ...["also", "[m]"], // "I'm also a Poro", "to 5 [M]"
  ...["[>]", "[>>]"], // 135.2.e.7. Between what an ability depends on and its timing.
]);

/** A line that is understood but written otherwise than the language writes it. */
export function canonicalFinding(
  line: SaidLine,
  reminders: readonly Reminder[],
  language: Language,
): readonly Diagnostic[] {
  // "Kill 12 units.": there are words only for two to ten, so what is said is the only wording.
  const canonical = language.printLine(canonicalOf(line.ability)) ?? language.printLine(line.ability);
  if (canonical === undefined) return [compilerDiagnostics.report("unprintable-text", {}, line)];
  if (line.after !== undefined) {
    const edits = [{ start: line.after, end: line.start, text: "\n" }];
    const fix = { title: "A line for each keyword", safe: true, edits };
    return [compilerDiagnostics.report("canonical-wording", { canonical }, line, { fix })];
  }
  if (line.written === canonical || normalise(line.written) === normalise(canonical)) return [];
  const holdsReminder = reminders.some(({ start, end }) => start > line.start && end < line.end);
  const edits = [{ start: line.start, end: line.end, text: canonical }];
  return [
    compilerDiagnostics.report(
      "canonical-wording",
      { canonical },
      line,
      holdsReminder ? {} : { fix: { title: "Use the canonical wording", safe: true, edits } },
    ),
  ];
}
