import { cardFileDiagnostics } from "../diagnostics/card-file-diagnostics.ts";
import { controlCharacters } from "../diagnostics/control-characters.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { undecodable } from "./decode-source.ts";
import type { SourceLine } from "./source-lines.ts";

/** Bytes that are no text were told when the file was decoded. */
export const isUndecodable = (lines: readonly SourceLine[]): boolean =>
  lines.some((line) => line.text.includes(undecodable));

/** The first control character of the lines; a binary file has thousands. */
export function firstControlCharacter(lines: readonly SourceLine[]): Diagnostic | undefined {
  for (const line of lines) {
    const index = line.text.search(controlCharacters);
    if (index === -1) continue;
    const start = line.start + index;
    const code = `U+${line.text.charCodeAt(index).toString(16).toUpperCase().padStart(4, "0")}`;
    return cardFileDiagnostics.report("invalid-character", { code }, { start, end: start + 1 });
  }
  return undefined;
}
