import { formatFile } from "../cards/format-file.ts";
import { readCardSources } from "../cards/load-cards.ts";
import { BadInput } from "../bad-input.ts";
import { exitCode } from "../exit-code.ts";
import type { ExitCode } from "../exit-code.ts";
import { standardInput } from "../files/find-files.ts";
import { writeFiles } from "../files/write-files.ts";
import { printable } from "../../grammar/diagnostics/render.ts";
import { loadCompiler } from "../compiler.ts";
import { loadLinter } from "../linter.ts";
import { counted, printFindings } from "../report/finding.ts";
import type { Terminal } from "../terminal.ts";

export interface FormatOptions {
  readonly check?: true;
}

/** The first line that would be another one, as it is and as it would be. */
function firstChange(before: string, after: string): string {
  const [old, now] = [before.split(/\r?\n/), after.split("\n")];
  const at = now.findIndex((line, index) => line !== old[index]);
  if (at < 0 || old[at] === undefined) return "";
  return `, from line ${String(at + 1)}:\n  - ${printable(old[at])}\n  + ${printable(now[at] ?? "")}`;
}

/** Writes cards in the canonical wording and layout. A file with an error is told and left as it is. */
export async function format(
  paths: readonly string[],
  options: FormatOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  if (paths.some((path) => path.toLowerCase().endsWith(".json")))
    throw new BadInput("fmt writes card files, not card exports; import them first");
  const prints = paths.includes(standardInput);
  if (prints && paths.length > 1) throw new BadInput("`-` cannot stand beside other paths");

  const { files } = await readCardSources(paths, terminal);
  const [compiler, linter] = await Promise.all([loadCompiler(), loadLinter()]);
  const formatted = files.map((file, index) => {
    terminal.progress(`formatting ${index + 1} of ${files.length}: ${file.file}`);
    return { file, ...formatFile(file, compiler, linter) };
  });
  terminal.progress("");

  for (const { errors } of formatted) printFindings(errors, terminal);
  const isRefused = formatted.some(({ errors }) => errors.length > 0);
  const changed = formatted.filter(({ file, text }) => text !== undefined && text !== file.source);
  if (options.check === true) {
    for (const { file, text } of changed)
      terminal.out(`${file.file} would be written differently${firstChange(file.source, text ?? "")}`);
    if (changed.length === 0 && !isRefused) terminal.out(`${counted(files.length, "file")}: as it should be`);
    return changed.length > 0 || isRefused ? exitCode.errorsFound : exitCode.fine;
  }
  if (prints) for (const { text } of formatted) if (text !== undefined) terminal.out(text.trimEnd());
  if (!prints) {
    await writeFiles(changed.map(({ file, text }) => ({ path: file.file, text: text ?? file.source })));
    for (const { file } of changed) terminal.out(`${file.file} written`);
    terminal.out(`${counted(files.length, "file")}: ${changed.length} changed`);
  }
  return isRefused ? exitCode.errorsFound : exitCode.fine;
}
