import type { Fix, TextEdit } from "../../grammar/diagnostics/diagnostic.ts";
import { BadInput } from "../bad-input.ts";
import { standardInput } from "../files/find-files.ts";
import type { SourceFile } from "../files/read-source.ts";
import { writeFiles } from "../files/write-files.ts";
import { loadCompiler } from "../compiler.ts";
import type { Compiler } from "../compiler.ts";
import { loadLinter } from "../linter.ts";
import type { Linter } from "../linter.ts";
import type { Finding } from "../report/finding.ts";
import { isError } from "../report/finding.ts";
import type { Terminal } from "../terminal.ts";
import { lintLoaded } from "./lint-cards.ts";
import { compileFile, readCardSources } from "./load-cards.ts";

/** One fix can make room for another; more rounds than this would be fixes that undo each other. */
const mostRounds = 10;

/** The edits of fixes that do not touch each other; of two that do the first one is taken. */
export function applicable(fixes: readonly Fix[]): readonly Fix[] {
  const taken: Fix[] = [];
  const touches = (first: TextEdit, second: TextEdit): boolean =>
    first.start < second.end && second.start < first.end
      ? true
      : first.start === second.start && first.end === second.end;
  for (const fix of fixes) {
    const edits = taken.flatMap((other) => other.edits);
    if (!fix.edits.some((edit) => edits.some((other) => touches(edit, other)))) taken.push(fix);
  }
  return taken;
}

export const applyEdits = (source: string, edits: readonly TextEdit[]): string =>
  [...edits]
    .sort((first, second) => second.start - first.start)
    .reduce(
      (text, { start, end, text: by }) => text.slice(0, start) + inLinesOf(source, by) + text.slice(end),
      source,
    );
/** A new line ends as the lines of the file do. */
const inLinesOf = (source: string, text: string): string =>
  source.includes("\r\n") ? text.replace(/\r?\n/g, "\r\n") : text;

interface Round {
  readonly source: string;
  readonly fixed: number;
}

/** Applies safe fixes until there are none. A fix that breaks a card is not kept. */
export function fixSource(
  file: SourceFile,
  compiler: Compiler,
  linter: Linter,
  isMeant: (finding: Finding) => boolean = () => true,
): Round {
  let { source } = file;
  let fixed = 0;
  let findings = lintLoaded(linter, compileFile(file, compiler));
  for (let round = 0; round < mostRounds; round += 1) {
    const fixes = findings
      .filter(isMeant)
      .flatMap(({ diagnostic: { fix } }) => (fix?.safe === true ? [fix] : []));
    const taken = applicable(fixes);
    if (taken.length === 0) break;
    const next = applyEdits(
      source,
      taken.flatMap((fix) => fix.edits),
    );
    const after = lintLoaded(linter, compileFile({ ...file, source: next }, compiler));
    if (after.filter(isError).length > findings.filter(isError).length) break;
    source = next;
    fixed += taken.length;
    findings = after;
  }
  return { source, fixed };
}

/** Mends the files that the paths mean, and tells how many fixes were applied. */
export async function fixFiles(paths: readonly string[], terminal: Terminal): Promise<number> {
  if (paths.includes(standardInput)) throw new BadInput("--fix cannot mend standard input; name a file");
  if (paths.some((path) => path.toLowerCase().endsWith(".json")))
    throw new BadInput("--fix mends card files, not card exports; import them first");
  const [compiler, linter] = await Promise.all([loadCompiler(), loadLinter()]);
  const { files } = await readCardSources(paths, terminal);
  const rounds = files
    .filter(({ diagnostics }) => diagnostics.length === 0)
    .map((file) => ({ file, ...fixSource(file, compiler, linter) }));
  const changed = rounds.filter(({ file, source }) => source !== file.source);
  await writeFiles(changed.map(({ file, source }) => ({ path: file.file, text: source })));
  return rounds.reduce((sum, { fixed }) => sum + fixed, 0);
}
