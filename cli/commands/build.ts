import { join } from "node:path";
import { compileFindings, countedCards, loadCards } from "../cards/load-cards.ts";
import { deleteStaleModules } from "../cards/stale-modules.ts";
import type { LoadedCard } from "../cards/load-cards.ts";
import { checkOutFolder } from "../files/out-folder.ts";
import { exitCode } from "../exit-code.ts";
import type { ExitCode } from "../exit-code.ts";
import { writeFiles } from "../files/write-files.ts";
import { counted, isError, printFindings, printSummary } from "../report/finding.ts";
import type { Terminal } from "../terminal.ts";

/** Writes a typed module for every card. Nothing is written where a card has an error. */
export async function build(
  paths: readonly string[],
  options: { readonly out: string },
  terminal: Terminal,
): Promise<ExitCode> {
  checkOutFolder(options.out);
  const loaded = await loadCards(paths, terminal);
  const { cards } = loaded;
  const findings = compileFindings(loaded);
  if (findings.some(isError)) {
    printFindings(findings, terminal);
    printSummary(countedCards(loaded), findings, terminal);
    terminal.out("nothing was written");
    return exitCode.errorsFound;
  }
  const written = await writeCardModules(cards, options.out, terminal);
  terminal.out(toldOfModules(counted(written.modules, "module"), options.out, written));
  return exitCode.fine;
}

/** The folder that is to hold modules must not be a file. */
interface WrittenModules {
  /** How many files there are, the index counted in. */
  readonly modules: number;
  /** How many of an earlier run were deleted. */
  readonly deleted: number;
}

/** "3 modules written to dist/cards, 1 deleted that no card has any more" */
export const toldOfModules = (written: string, out: string, { deleted }: WrittenModules): string =>
  `${written} written to ${out}${deleted === 0 ? "" : `, ${String(deleted)} deleted that no card has any more`}`;

/** Writes the modules of the cards that compile, and their index; those of cards that are no more are deleted. */
export async function writeCardModules(
  cards: readonly LoadedCard[],
  out: string,
  terminal: Terminal,
): Promise<WrittenModules> {
  terminal.progress("writing modules");
  // ts-morph is slow to load.
  const { writeModules } = await import("../../compiler/modules/index.ts");
  const compiled = cards.flatMap(({ card, file }) => (card === undefined ? [] : [{ card, file: file.file }]));
  const files = writeModules(compiled).map(({ path, text }) => ({ path: join(out, path), text }));
  await writeFiles(files);
  const deleted = deleteStaleModules(
    out,
    files.map(({ path }) => path),
  );
  terminal.progress("");
  return { modules: files.length, deleted };
}
