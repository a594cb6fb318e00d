import { BadInput } from "../bad-input.ts";
import { importedCards } from "../cards/imported-cards.ts";
import { withErrata } from "../cards/with-errata.ts";
import type { ImportedCard } from "../../compiler/import/imported-card.ts";
import { exitCode } from "../exit-code.ts";
import type { ExitCode } from "../exit-code.ts";
import type { Coverage, Gap } from "../../compiler/contracts/index.ts";
import type { Ability } from "../../runtime/index.ts";
import { defaultFolder, isFolder } from "../files/find-files.ts";
import { runScenariosIn } from "./test.ts";
import type { Terminal } from "../terminal.ts";

export interface CoverageOptions {
  readonly json?: true;
  /** Tell what is missing instead. */
  readonly gaps?: true;
  /** A file of official corrections: the corrected texts are measured. */
  readonly errata?: string;
}

/** Measures how many distinct card texts are understood without loss. That some are not is no error. */
export async function coverage(
  paths: readonly string[],
  options: CoverageOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const cards = await cardsToMeasure(paths, options.errata, terminal);
  if (cards.length === 0) throw new BadInput("there is no card text to measure");
  const { gapsOf, kindsOf, measureCoverage } = await import("../../compiler/contracts/index.ts");
  if (options.gaps === true) {
    const gaps = gapsOf(cards);
    if (options.json === true) terminal.out(JSON.stringify(gaps, null, 2));
    else printGaps(gaps, terminal);
    return exitCode.fine;
  }
  const executed = new Set<string>();
  if (isFolder(defaultFolder)) {
    const note = (abilities: readonly Ability[]): void => {
      for (const kind of kindsOf(abilities)) executed.add(kind);
    };
    await runScenariosIn([defaultFolder], terminal, { mayBeEmpty: true, onRun: note });
  }
  const told = (done: number, all: number, name: string): void =>
    terminal.progress(`measuring ${done + 1} of ${all}: ${name}`);
  const measured = measureCoverage(cards, told, executed);
  terminal.progress("");
  if (options.json === true) terminal.out(JSON.stringify(measured, null, 2));
  else print(measured, terminal);
  return exitCode.fine;
}

async function cardsToMeasure(
  paths: readonly string[],
  errata: string | undefined,
  terminal: Terminal,
): Promise<readonly ImportedCard[]> {
  const cards = await importedCards(paths, terminal);
  return errata === undefined ? cards : (await withErrata(cards, errata, terminal)).cards;
}

const mostGapsShown = 30;

/** What to add to the language, or to say otherwise on the cards: what unlocks most comes first. */
function printGaps(gaps: readonly Gap[], { out, paint }: Terminal): void {
  if (gaps.length === 0) {
    out("Every text is understood.");
    return;
  }
  out(paint.emphasis("unlocks  needed by  words that are missing, and (slips of the texts)"));
  for (const { words, unlocks, needs, examples } of gaps.slice(0, mostGapsShown))
    out(
      `${String(unlocks).padStart(7)}  ${String(needs).padStart(9)}  ${words}  ${paint.faint(examples.join("; "))}`,
    );
  if (gaps.length > mostGapsShown)
    out(paint.faint(`… and ${String(gaps.length - mostGapsShown)} more; --json has them all`));
}

const mostFailuresShown = 10;

function print(measured: Coverage, { out, paint }: Terminal): void {
  const { cards, failures } = measured;
  const row = (label: string, count: number, meaning: string): void => {
    const share = cards === 0 ? 0 : (100 * count) / cards;
    const figures = `${String(count).padStart(6)}  ${share.toFixed(1).padStart(5)} %`;
    out(`${label.padEnd(12)}${figures}  ${paint.faint(meaning)}`);
  };
  out(`${paint.emphasis(String(cards))} distinct card ${cards === 1 ? "text" : "texts"}`);
  row("parsed", measured.parsed, "every word is understood");
  row("round trip", measured.roundTrip, "printed and read again, it is the same");
  row("literal", measured.literal, "printed letter for letter as on the card");
  row("no drop", measured.noDrop, "no word can be left out or changed without effect");
  row("executable", measured.executable, "every effect is run by a scenario in cards/");
  for (const { name, reason, text, offset, length } of failures.slice(0, mostFailuresShown)) {
    const part = text.slice(offset, offset + Math.max(length, 1));
    out(
      `\n${paint.emphasis(name)}: ${reason}\n  ${paint.faint(text.slice(Math.max(0, offset - 30), offset))}${paint.error(part)}`,
    );
  }
  if (failures.length > mostFailuresShown)
    out(paint.faint(`\n… and ${failures.length - mostFailuresShown} more; --json has them all`));
}
